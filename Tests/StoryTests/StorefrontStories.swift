import ArgumentParser
import KioskTestSupport
import StoreAPI
import StoreModel
import Synchronization
import Testing

@testable import KioskApp

@Suite("The storefront of a new account")
struct StorefrontStories {
    @Test(
        "is the store's home if nothing is sold in the country of the customer's locale",
        arguments: CustomerFixture.BackendLocation.allCases)
    func home(at place: CustomerFixture.BackendLocation) async throws {
        let home = try await CustomerFixture(at: place, selling: CatalogStories.pond("1.99"))
        let settings = try home.settings { $0[.locale] = "de_DE" }
        let backend = try await BackendSession.open(settings)
        #expect(backend.storefront.countryCode == "USA")
        #expect(try await backend.store.storefront(settings.context())?.countryCode == "USA")
        #expect(try await backend.products(nil).products.first?.price?.milliunits == 1990)
    }

    @Test("a configured storefront is set without a look at an account that the user did not name")
    func configured() async throws {
        let home = try await CustomerFixture(at: .embedded)
        let backend = try await BackendSession.open(try home.settings())
        let line = CallRecorder()
        let store = InterceptedStore(backend.store, line)
        func country(_ settings: Settings) async throws -> String? {
            try await BackendSession.knownCountry(settings, store, isAnnouncing: true)?.countryCode
        }
        let set = try await country(try home.settings { $0[.storefront] = "JPN" })
        #expect(set == "JPN" && line.takeCalls() == [.storefront])
        let read = try await country(try home.settings())
        #expect(read == "JPN" && line.takeCalls() == [.storefront])
        let named = try await country(
            try home.settings { ($0[.storefront], $0[.account]) = ("DEU", "mia") })
        #expect(named == "DEU" && line.takeCalls() == [.storefront, .storefront])
    }

    @Test("known products are requested once, and unknown ones a second time")
    func products() async throws {
        let home = try await CustomerFixture(
            at: .embedded, selling: CatalogStories.pond("1.99"))
        var backend = try await BackendSession.open(try home.settings())
        let line = CallRecorder()
        backend.store = InterceptedStore(backend.store, line)
        let all = try await ProductsCommand.parse([]).reply(from: backend)
        let id = try #require(all.products.first?.id.rawValue)
        #expect(line.takeCalls() == [.products])
        let named = try await ProductsCommand.parse([String(id.dropLast()), id])
            .reply(from: backend)
        #expect(named.products.map(\.id.rawValue) == [id, id] && named.invalid.isEmpty)
        #expect(line.takeCalls() == [.products])
        let unknown = try await ProductsCommand.parse([id, "nothing"]).reply(from: backend)
        #expect(unknown.products.map(\.id.rawValue) == [id])
        #expect(unknown.invalid.map(\.productID) == ["nothing"])
        #expect(line.takeCalls() == [.products, .products])
    }
}

/// Records the calls between a device and its store.
private final class CallRecorder: ServiceInterceptor {
    private let calls = Mutex<[ServiceCall]>([])

    /// Returns the calls since the last time.
    func takeCalls() -> [ServiceCall] {
        calls.withLock { calls in
            defer { calls = [] }
            return calls
        }
    }

    func intercept<Request: Sendable, Value: Sendable>(
        _ call: ServiceCall, _ request: Request, _ context: CallContext,
        _ body: @Sendable (Request) async throws(ServiceFailure) -> Value
    ) async throws(ServiceFailure) -> Value {
        calls.withLock { $0.append(call) }
        return try await body(request)
    }
}
