import Foundation
import KioskTestSupport
import StoreAPI
import StoreModel
import Testing

@testable import KioskApp

@Suite("Several processes that sell from one profile")
struct CatalogLockStories {
    private static let pond = CatalogStories.pond("1.99")

    private static let pondWithMonth =
        pond + """

              - id: pond.month
                type: auto-renewable
                localizations: {en: {name: Month, description: A month at the pond.}}
                prices: {USA: "4.99"}
                subscription: {group: pond, level: 1, period: P1M}

            """

    private let home: CustomerFixture
    private let file: String

    init() throws {
        home = try CustomerFixture()
        file = try home.write(Self.pond, to: "pond.yaml")
    }

    /// The ways in which a profile's own store is opened.
    enum StoreUser: CaseIterable {
        case server, key, notifications, customer

        func open(_ settings: Settings) async throws -> any Sendable {
            switch self {
            case .server: try ServedBackend.open(settings)
            case .key: try APIKeyStore.open(settings)
            case .notifications: try NotificationSession.open(settings)
            case .customer: try await BackendSession.open(settings)
            }
        }
    }

    @Test(
        "every way of opening the store makes the profile remember its catalog",
        arguments: StoreUser.allCases)
    func remembered(_ opener: StoreUser) async throws {
        _ = try await opener.open(try home.settings { $0[.catalog] = file })
        #expect(try home.settings().catalogPath == file)
        let session = try await home.openSecondSession()
        let products = try await session.connectedBackend.control.catalogProducts()
        #expect(products.map(\.productID) == ["com.example.pond.fish"])
    }

    @Test("opening the merchant makes the profile remember its catalog")
    func deskRemembers() async throws {
        do { _ = try await home.openSecondSession() }
        do {
            _ = try await BackendSession.openMerchantOperations(
                try home.settings { $0[.catalog] = file })
        }
        #expect(try home.settings().catalogPath == file)
    }

    @Test(
        "a second process with another catalog is rejected while the first one sells",
        arguments: StoreUser.allCases)
    func refused(_ opener: StoreUser) async throws {
        do {
            let first = try ServedBackend.open(try home.settings { $0[.catalog] = file })
            let failure = await #expect(throws: CommandFailure.self) {
                _ = try await opener.open(try home.settings { $0[.catalog] = "demo" })
            }
            #expect(failure?.exitCode == 75 && failure?.code == "other-catalog")
            #expect(failure?.message.contains(file) == true)
            #expect(try home.settings().catalogPath == file)
            // A process that names no catalog sells from the remembered one.
            _ = try await opener.open(try home.settings())
            withExtendedLifetime(first) {}
        }
        _ = try await opener.open(try home.settings { $0[.catalog] = "demo" })
        #expect(try home.settings().catalogPath == nil)
    }

    @Test("a catalog without the product that an active subscription renews with is rejected")
    func subscriptionsGoOn() async throws {
        let home = try await CustomerFixture(at: .embedded, selling: Self.pondWithMonth)
        let file = try #require(home.catalog)
        try await BusyCustomerFixture(home).runOnDevice { _ = try await $0.buy("month") }
        let failure = try await refusal(of: try home.settings { $0[.catalog] = "demo" })
        #expect(failure.code == "subscriptions-unsold" && failure.exitCode == 77)
        #expect(failure.message.contains("pond.month") && failure.message.contains(file))
        #expect(try home.settings().catalogPath == file)
        let subscriptions = try await home.openSecondSession().connectedBackend.control
            .subscriptions()
        #expect(subscriptions.map(\.state) == [.subscribed])
        // A copied catalog also sells the product.
        let copy = try home.write(Self.pondWithMonth, to: "copy.yaml")
        do { _ = try await BackendSession.open(try home.settings { $0[.catalog] = copy }) }
        #expect(try home.settings { $0[.catalog] = nil }.catalogPath == copy)
        // Removing a product from the remembered file is how a developer ends its subscriptions.
        try home.write(Self.pond, to: "copy.yaml")
        _ = try await BackendSession.open(try home.settings { $0[.catalog] = nil })
    }

    @Test("a catalog with which the store does not open is not remembered")
    func unopened() async throws {
        let home = try await CustomerFixture(at: .embedded, selling: Self.pond)
        let mine = try #require(home.catalog)
        try await BusyCustomerFixture(home).runOnDevice { _ = try await $0.buy("fish") }
        let other = Self.pond.replacing("com.example.pond, name", with: "com.example.a, name")
        let file = try home.write(other, to: "other.yaml")
        let failure = try await refusal(of: try home.settings { $0[.catalog] = file })
        #expect(failure.message.contains("the catalog is for the app com.example.a"))
        #expect(try home.settings().catalogPath == mine)
        _ = try await BackendSession.open(try home.settings())
    }

    @Test(
        "the built-in catalog ends no subscription of a profile without a remembered catalog",
        arguments: ["{}", "not JSON", nil])
    func forgotten(_ memory: String?) async throws {
        let home = try await CustomerFixture(at: .embedded, selling: Self.pondWithMonth)
        try await BusyCustomerFixture(home).runOnDevice { _ = try await $0.buy("month") }
        let remembered = SavedProfileState.file(try home.settings().profileFolder)
        if let memory {
            try Data(memory.utf8).write(to: URL(filePath: remembered))
        } else {
            try FileManager.default.removeItem(atPath: remembered)
        }
        let failure = try await refusal(of: try home.settings { $0[.catalog] = nil })
        #expect(failure.code == "subscriptions-unsold" && failure.exitCode == 77)
        #expect(failure.message.hasSuffix("or keep the --catalog that sells them."))
    }

    /// Waits until the customer's session releases the catalog, a moment after its task ends, and returns the
    /// rejection.
    private func refusal(of settings: Settings) async throws -> CommandFailure {
        while true {
            do throws(CommandFailure) {
                _ = try await BackendSession.open(settings)
                Issue.record("The catalog was accepted.")
                return CommandFailure(0, "", "")
            } catch {
                guard error.code == "other-catalog" else { return error }
                await Task.yield()
            }
        }
    }
}
