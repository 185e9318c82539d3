import SandboxCatalog
import StoreModel
import Testing

@Suite("Names of goods in kiosk's own catalog format")
struct GoodNameTests {
    private static let products = """
        app: {bundle-id: com.example.game}
        products:
          - {id: gems, type: consumable, localizations: {en: {name: Gems}}, prices: {USA: "0.99"}}

        """

    private func load(_ text: String) throws -> LoadedCatalog {
        try CatalogLoader.load(bytes: Array(text.utf8), fileName: "game.yaml")
    }

    @Test("the names of goods are read in the order of the file")
    func goods() throws {
        let loaded = try load(
            """
            goods:
              gems:
                en: {name: Gems, one: "{n} gem", other: "{n} gems"}
                ja: {name: ジェム}

            """ + Self.products)
        #expect(loaded.warnings == [])
        #expect(
            loaded.catalog.goods == [
                LocalizedGood(
                    good: "gems", locale: LocaleID(language: "en"), displayName: "Gems",
                    one: "{n} gem", other: "{n} gems"),
                LocalizedGood(
                    good: "gems", locale: LocaleID(language: "ja"), displayName: "ジェム"),
            ])
    }

    @Test(
        "an invalid name of a good is reported by its path, and the rest is used",
        arguments: [
            ("goods: 1", "goods"), ("goods: {gems: Gems}", "goods.gems"),
            ("goods: {gems: {en: Gems}}", "goods.gems.en"),
            ("goods: {gems: {C: {name: Gems}}}", "goods.gems.C"),
            ("goods: {gems: {en: {one: '{n} gem'}}}", "goods.gems.en.name"),
            ("goods: {gems: {en: {name: ' '}}}", "goods.gems.en.name"),
            ("goods: {gems: {en: {name: Gems, other: gems}}}", "goods.gems.en.other"),
            ("goods: {gems: {en: {name: Gems, few: '{n} gems'}}}", "goods.gems.en.few"),
            ("goods: {gems: {en: {name: G}, EN: {name: H}}}", "goods.gems.EN"),
            (
                "goods: {gems: {en: {name: \(String(repeating: "x", count: 61))}}}",
                "goods.gems.en.name"
            ),
        ])
    func oddGoods(_ line: String, _ path: String) throws {
        let loaded = try load(line + "\n" + Self.products)
        #expect(loaded.paths == ["$.\(path)"], "\(loaded.warnings)")
        #expect(loaded.catalog.goods.allSatisfy { $0.displayName.count <= 60 && $0.other == nil })
        #expect(loaded.product("gems") != nil)
    }
}
