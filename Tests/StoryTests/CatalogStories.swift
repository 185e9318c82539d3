import ArgumentParser
import Foundation
import KioskTestSupport
import PurchaseCore
import SandboxBackend
import StoreAPI
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskApp
@testable import KioskUI

@Suite("Catalog files that are edited while shops are open")
struct CatalogStories {
    static func pond(_ price: String, _ name: String = "Fish") -> String {
        """
        app: {bundle-id: com.example.pond, name: Pond}
        storefront: USA
        locale: en
        products:
          - id: com.example.pond.fish
            type: consumable
            localizations:
              en: {name: \(name), description: It swims.}
            prices: {USA: "\(price)"}
            grants: {fish: 1}
        """
    }

    /// A second product of the pond.
    private static let frog = """

          - id: com.example.pond.frog
            type: consumable
            localizations:
              en: {name: Frog, description: It leaps.}
            prices: {USA: "2.99"}
            grants: {frogs: 1}
        """
    /// The pond with a typo in the type of its product.
    private static let mistyped = pond("1.99").replacing("consumable", with: "consumabel")

    @Test(
        "a price change during a dialog requires a new confirmation before the purchase",
        arguments: CustomerFixture.BackendLocation.allCases)
    func changedPrice(at place: CustomerFixture.BackendLocation) async throws {
        let home = try await CustomerFixture(at: place, selling: Self.pond("1.99"))
        let shop = try home.openShop()
        try await shop.waitUntilOpen()
        shop.press("b", .tab)
        try await shop.waitForText("Buy $1.99")
        try home.write(Self.pond("2.49"), to: "pond.yaml")
        try await shop.waitForText("The catalog changed while this dialog was open.", "Buy $2.49")
        // An Enter meant for Buy now activates Cancel.
        shop.press(.enter)
        #expect(shop.controller.model.overlay == nil)
        #expect(try await home.orders().isEmpty)
        shop.buy("Fish")
        try await shop.waitForText("Bought Fish. You received 1 fish.")
        #expect(try await home.orders().map(\.charge.milliunits) == [2490])
    }

    @Test("an invalid file changes nothing and displays its error, and a corrected file is applied")
    func broken() async throws {
        let home = try CustomerFixture()
        let file = try home.write(Self.pond("1.99"), to: "pond.yaml")
        let shop = try home.openShop { $0[.catalog] = file }
        try await shop.waitUntilOpen()
        try home.write("products: [\n", to: "pond.yaml")
        try await shop.waitForMessage("pond.yaml:2:1", "the previous catalog")
        try await shop.waitForText("Fish", "$1.99")
        try home.write(Self.pond("0.99", "Pike"), to: "pond.yaml")
        try await shop.waitForText("Pike", "$0.99")
        shop.press(.escape, .escape)
        shop.buy("Pike")
        try await shop.waitForText("Bought Pike.")
    }

    @Test("a product omitted because of an error is reported with its name and the reason")
    func leftOut() async throws {
        let home = try CustomerFixture()
        let two = Self.pond("1.99") + Self.frog
        let file = try home.write(two, to: "pond.yaml")
        let shop = try home.openShop { $0[.catalog] = file }
        try await shop.waitUntilOpen()
        try await shop.waitForText("Fish", "Frog")
        try home.write(Self.mistyped + Self.frog, to: "pond.yaml")
        try await shop.waitForText("No longer on sale: Fish.", "Frog")
        shop.press(.escape)
        try await shop.waitForMessage(
            "pond.yaml: com.example.pond.fish,", "$.products[0].type:", "is not a valid type",
            "is left out.")
    }

    @Test(
        "a typo in the type of a product is reported with the product's name at every backend",
        arguments: CustomerFixture.BackendLocation.allCases)
    func mistypedType(at place: CustomerFixture.BackendLocation) async throws {
        let home = try await CustomerFixture(at: place, selling: Self.pond("1.99") + Self.frog)
        let shop = try home.openShop()
        try await shop.waitUntilOpen()
        try await shop.waitForText("Fish", "Frog")
        try home.write(Self.mistyped + Self.frog, to: "pond.yaml")
        try await shop.waitForText("No longer on sale: Fish.", "Frog")
    }

    @Test(
        "a server prints the warnings of a file that it reads again", .timeLimit(.minutes(2)))
    func leftOutAtServer() async throws {
        let home = try CustomerFixture()
        var options = try GlobalOptions.parse([])
        options.givenValues[.catalog] = try home.write(
            Self.pond("1.99") + Self.frog, to: "pond.yaml")
        let (notes, note) = AsyncStream<String>.makeStream()
        let context = ProcessContext(
            environment: ["XDG_STATE_HOME": home.folder.path, "LANG": "C.UTF-8"],
            sink: OutputSink { bytes, _ in note.yield(String(decoding: bytes, as: UTF8.self)) })
        let shop = try ServedBackend.open(try Settings.resolve(options, in: context))
        let following = Task { await shop.followCatalog() }
        try home.write(Self.mistyped + Self.frog, to: "pond.yaml")
        for await text in notes where text.contains("pond.fish, $.products[0].type:") {
            #expect(text.contains("is left out."))
            break
        }
        following.cancel()
        await following.value
    }

    @Test("an invalid file on a server changes nothing, and a corrected file reaches every shop")
    func brokenAtServer() async throws {
        let home = try await CustomerFixture(at: .served, selling: Self.pond("1.99"))
        let ann = try home.openShop { $0[.account] = "ann" }
        let bob = try home.openShop {
            $0[.account] = "bob"
            $0[.device] = "tablet"
        }
        for shop in [ann, bob] {
            try await shop.waitUntilOpen()
            try await shop.waitForText("Fish", "$1.99")
        }
        try home.write("products: [\n", to: "pond.yaml")
        try home.write(Self.pond("0.99", "Pike"), to: "pond.yaml")
        for shop in [ann, bob] { try await shop.waitForText("Pike", "$0.99", "catalog changed") }
        ann.buy("Pike")
        try await ann.waitForText("Bought Pike.")
        #expect(bob.controller.model.engine.snapshot.rows.isEmpty)
    }

    @Test(
        "a file that is edited in place is followed",
        arguments: CustomerFixture.BackendLocation.allCases)
    func inPlace(at place: CustomerFixture.BackendLocation) async throws {
        let home = try await CustomerFixture(at: place, selling: Self.pond("1.99"))
        let file = try #require(home.catalog)
        let shop = try home.openShop()
        try await shop.waitUntilOpen()
        try await shop.waitForText("$1.99")
        try Self.pond("3.49").write(toFile: file, atomically: false, encoding: .utf8)
        try await shop.waitForText("$3.49")
    }

    @Test("an invalid catalog file does not open the shop, and its error has a position")
    func refused() async throws {
        let home = try CustomerFixture()
        let file = try home.write("products: [\n", to: "pond.yaml")
        let shop = try home.openShop { $0[.catalog] = file }
        try await shop.until("the shop gives up") { shop.controller.failure != nil }
        #expect(shop.controller.failure?.exitCode == 65)
        #expect(shop.controller.failure?.message.contains("pond.yaml:2:1") == true)
    }

    @Test(
        "products of an Xcode file can be bought, and the shop has no sponsor's row",
        arguments: CustomerFixture.BackendLocation.allCases)
    func xcode(at place: CustomerFixture.BackendLocation) async throws {
        let home = try await CustomerFixture(at: place, selling: Self.storekit, as: "Game.storekit")
        let shop = try home.openShop()
        try await shop.waitUntilOpen()
        try await shop.waitForText("Bag of Coins", "$1.99", "Full Game")
        try await shop.waitForAbsence("sponsored")
        for product in ["Bag of Coins", "Bag of Coins", "Full Game"] {
            shop.buy(product)
            try await shop.waitForText("Bought \(product).")
            shop.press(.escape)
        }
        try await shop.waitUntilFinished()
        #expect(try await home.orders().map(\.state) == [.finished, .finished, .finished])
        #expect(shop.controller.model.engine.owned.count == 1)
    }

    private static let storekit = """
        {
          "identifier" : "5FAE3C1E",
          "nonRenewingSubscriptions" : [],
          "products" : [
            {
              "displayPrice" : "1.99", "familyShareable" : false, "internalID" : "1",
              "localizations" : [
                { "description" : "Coins.", "displayName" : "Bag of Coins", "locale" : "en_US" }
              ],
              "productID" : "game.coins", "referenceName" : "Coins", "type" : "Consumable"
            },
            {
              "displayPrice" : "9.99", "familyShareable" : true, "internalID" : "2",
              "localizations" : [
                { "description" : "All of it.", "displayName" : "Full Game", "locale" : "en_US" }
              ],
              "productID" : "game.full", "referenceName" : "Full", "type" : "NonConsumable"
            }
          ],
          "settings" : {},
          "subscriptionGroups" : [],
          "version" : { "major" : 3, "minor" : 0 }
        }
        """
}
