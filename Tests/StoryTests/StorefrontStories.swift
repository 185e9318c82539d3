import KioskTestSupport
import StoreAPI
import StoreModel
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
}
