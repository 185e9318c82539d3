import KioskTestSupport
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskApp
@testable import KioskUI

@Suite("Commands given before the shop is open")
struct EarlyCommandStories {
    @Test(
        "a language chosen immediately is the language of the products",
        arguments: CustomerFixture.BackendLocation.allCases)
    func language(at place: CustomerFixture.BackendLocation) async throws {
        let home = try await CustomerFixture(at: place)
        let shop = try home.openShop()
        shop.press("L")
        try await shop.waitUntilOpen()
        try await shop.waitForText("60 颗宝石")
    }

    @Test("a log opened immediately is loaded", arguments: CustomerFixture.BackendLocation.allCases)
    func log(at place: CustomerFixture.BackendLocation) async throws {
        let home = try await CustomerFixture(at: place)
        let shop = try home.openShop()
        shop.press("6")
        try await shop.waitUntilOpen()
        try await shop.until("the log is told") { shop.controller.model.log.isLoaded }
    }

    @Test(
        "an edit of the catalog while the shop opens is displayed instead of the earlier contents",
        arguments: CustomerFixture.BackendLocation.allCases)
    func edit(at place: CustomerFixture.BackendLocation) async throws {
        @Sendable func pond(_ price: String) -> String {
            """
            app: {bundle-id: com.example.pond, name: Pond}
            storefront: USA
            locale: en
            products:
              - id: com.example.pond.fish
                type: consumable
                localizations:
                  en: {name: Fish, description: It swims.}
                prices: {USA: "\(price)"}
            """
        }
        let home = try await CustomerFixture(at: place, selling: pond("1.99"))
        let shop = try home.openShop(opening: {
            (settings, note) async throws(CommandFailure) in
            let session = try await BackendSession.open(settings, note: note)
            // The earliest possible moment: the file has been read, and commands are not processed yet.
            _ = try? home.write(pond("2.49"), to: "pond.yaml")
            return session
        })
        _ = shop.controller.send(KioskUI.Message.catalogChanged)
        try await shop.waitUntilOpen()
        try await shop.waitForText("$2.49")
    }
}
