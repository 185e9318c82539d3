import Foundation
import KioskTestSupport
import Testing

@Suite("Configuration of the program")
struct ConfigurationTests {
    static let catalog = """
        app: {bundle-id: a.b, name: Mine}
        storefront: USA
        locale: en
        asks-to-buy: true
        products:
          - id: a.b.coin
            type: consumable
            localizations: {en: {name: Coin, description: One.}}
            prices: {USA: "1.00", CHN: "7.00", JPN: "150"}
        """

    @Test("a profile remembers its catalog, its account and the account's storefront")
    func remembers() async throws {
        let kiosk = try CommandShop()
        let path = try kiosk.folder.write(Self.catalog, to: "c.yaml")
        _ = try await kiosk("products --catalog \(path) --account mia --storefront JPN")
        let line = try #require(try await kiosk("products --json").objects.first)
        #expect(line["productId"] as? String == "a.b.coin")
        #expect(line["storefront"] as? String == "JPN")
        #expect(try await kiosk("library").output.contains("mia"))
        // Another account has its own storefront.
        let other = try await kiosk("products --json --account max").objects.first
        #expect(other?["storefront"] as? String == "USA")
    }

    @Test("a missing remembered catalog is named together with the way back to the demo shop")
    func vanished() async throws {
        let kiosk = try CommandShop()
        let path = try kiosk.folder.write(Self.catalog, to: "c.yaml")
        _ = try await kiosk("products --catalog \(path)")
        try FileManager.default.removeItem(atPath: path)
        let run = try await kiosk("products")
        #expect(run.status == 65)
        #expect(run.errors.contains(path))
        #expect(run.errors.contains("--catalog demo for the demo catalog"))
        #expect(try await kiosk("products --catalog demo --json").objects.count > 20)
        #expect(try await kiosk("products --json").objects.count > 20)
    }

    @Test("a catalog with an ask-to-buy default waits for approval unless an outcome is given")
    func asksToBuy() async throws {
        let kiosk = try CommandShop()
        let path = try kiosk.folder.write(Self.catalog, to: "c.yaml")
        #expect(try await kiosk("buy coin --catalog \(path)").status == 2)
        #expect(try await kiosk("buy coin --outcome approve").status == 0)
    }

    @Test("the config file applies, and an error in it stops every command with its position")
    func config() async throws {
        let kiosk = try CommandShop()
        let folder = kiosk.folder.file("config/kiosk")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try kiosk.folder.write("account: nina\nstorefront: JPN\n", to: "config/kiosk/config.yaml")
        #expect(try await kiosk("library").output.contains("nina"))
        try kiosk.folder.write("account: nina\nstorfront: JPN\n", to: "config/kiosk/config.yaml")
        let warned = try await kiosk("library")
        #expect(warned.status == 0 && warned.output.contains("nina"))
        #expect(
            warned.errors.contains(
                "config.yaml:2:1: there is no setting “storfront”; did you mean “storefront”"))
        try kiosk.folder.write("account: nina\nstorefront: Mars\n", to: "config/kiosk/config.yaml")
        for words in ["library", "shop --plain", "reset --yes"] {
            let run = try await kiosk(words)
            #expect(run.status == 65)
            #expect(run.errors.contains("config.yaml:2:13: storefront “Mars” is not a country"))
        }
    }

    @Test("without a UTF-8 locale prices have currency codes, and JSON is unchanged")
    func ascii() async throws {
        var kiosk = try CommandShop()
        kiosk.environment["LANG"] = "C"
        let run = try await kiosk("products --storefront JPN")
        #expect(run.output.contains(" JPY 160  com.example.dragonmarket.gems.60"))
        #expect(run.output.utf8.allSatisfy { $0 < 0x80 })
        #expect(
            try await kiosk("products --json").objects.first?["displayPrice"] as? String == "¥160")
    }

    @Test("theme list names every theme and marks the active one")
    func themes() async throws {
        let kiosk = try CommandShop()
        let lines = try await kiosk("theme list --theme kiosk-light --json").objects
        #expect(lines.count >= 5)
        #expect(
            lines.filter { $0["inUse"] as? Bool == true }.map { $0["name"] as? String } == [
                "kiosk-light"
            ])
        #expect(lines.allSatisfy { $0["variant"] is String })
        let broken = try kiosk.folder.write("name: X\nvariant: dusk\n", to: "x.yaml")
        let check = try await kiosk("theme check \(broken)")
        #expect(check.status == 65)
        #expect(check.output.hasPrefix("\(broken):2:10: "))
    }
}
