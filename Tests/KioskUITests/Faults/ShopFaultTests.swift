import PurchaseCore
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Titles, marks and the order of the products in Shop")
struct ShopFaultTests {
    /// A title of 40 cells.
    private static let title = "The Extraordinarily Long Name of a Torch"

    private func product(
        _ title: String, grants: [GoodAmount] = [], isOnSale: Bool = false
    ) throws -> Product {
        let price = try #require(Fixture.product("x", "x", .consumable, 1000).price)
        let regular = try #require(Fixture.gems.price)
        return Product(
            id: "dragon.torch", type: .consumable, displayName: title, description: "",
            price: price, grants: grants,
            sale: isOnSale
                ? Sale(regularPrice: regular, ends: Fixture.now.adding(milliseconds: 3_600_000))
                : nil)
    }

    /// Returns a shop with one product and 110 gems in the wallet.
    private func model(
        _ product: Product, _ width: Int = 100, locale: LocaleID = .fallback
    ) -> Model {
        var catalog = Fixture.catalog
        catalog.products = [product]
        catalog.invalid = []
        var model = Fixture.emptyModel(width, 30, locale: locale)
        _ = update(&model, .catalog(catalog))
        _ = update(&model, .snapshot(Fixture.snapshot(rows: [])))
        return model
    }

    private func rows(_ model: Model) -> [String] {
        var canvas = Canvas(size: model.size)
        view(model, on: &canvas)
        return CanvasText(canvas).rows
    }

    @Test("a long title takes the column of marks in a row without a mark")
    func longTitle() throws {
        let rows = rows(model(try product(Self.title)))
        #expect(rows.contains { $0.contains("◆ \(Self.title) CN¥1.00 │") })
    }

    @Test("the regular price gives way to the title")
    func regularPrice() throws {
        let long = rows(model(try product(Self.title, isOnSale: true), 240))
        #expect(long.contains { $0.contains("◆ \(Self.title)") && $0.contains("was CN¥6.00") })
        let short = rows(model(try product(Self.title, isOnSale: true), 100))
        #expect(short.contains { $0.contains("… CN¥1.00 ! sale │") })
    }

    @Test("the heading of the detail wraps, with its lines below each other")
    func heading() throws {
        let product = try product(Self.title)
        let block = ProductDetailBlock(model: model(product)).block(of: product, width: 42)
        let lines = block.lines.map { SafeText.joined($0.map(\.text)).string }
        #expect(lines[0].hasSuffix("  ◆ The Extraordinarily Long Name of"))
        #expect(lines[1].hasSuffix("    a Torch"))
    }

    @Test("the purchase dialog shows the whole title")
    func dialog() throws {
        var model = model(try product("\(Self.title) for the Deepest Dungeon of the Dragon"))
        _ = model.press("b")
        let rows = rows(model)
        #expect(rows.contains { $0.contains("The Extraordinarily Long Name of a Torch for") })
        #expect(rows.contains { $0.contains("Deepest Dungeon of the Dragon") })
    }

    @Test("an endless title hides neither the price in the dialog nor the facts in the detail")
    func endlessTitle() throws {
        let product = try product(String(repeating: "long", count: 1250))
        var model = model(product)
        let block = ProductDetailBlock(model: model).block(of: product, width: 42)
        let lines = block.lines.map { SafeText.joined($0.map(\.text)).string }
        #expect(lines[3].hasSuffix("…"))
        #expect(lines[4].contains("CN¥1.00"))
        _ = model.press("b")
        #expect(rows(model).contains { $0.contains("◂ 1 ▸ × CN¥1.00") && $0.contains("CN¥1.00 │") })
    }

    @Test("a sale and a balance are both shown where there is room, else the sale")
    func saleAndBalance() throws {
        let gems = [GoodAmount(good: "gems", amount: 60)]
        let short = rows(model(try product("Starter Pack", grants: gems, isOnSale: true)))
        #expect(short.contains { $0.contains("CN¥1.00 • have 110  ! sale │") })
        let long = rows(model(try product(Self.title, grants: gems, isOnSale: true)))
        #expect(long.contains { $0.contains("CN¥1.00 ! sale │") })
    }

    @Test("a long mark of another language is whole where the row has room")
    func germanMark() throws {
        let gems = [GoodAmount(good: "gems", amount: 60)]
        let german = LocaleID(language: "de", region: "DE")
        let rows = rows(model(try product("60 Gems", grants: gems), locale: german))
        #expect(rows.contains { $0.contains("• vorhanden 110") })
    }

    @Test("titles are sorted by the values of their numbers")
    func naturalOrder() {
        let titles = ["330 Gems", "20 Gems", "3 Gems", "1,300 Gems", "10 Gems", "Chest 2", "Chest"]
        let products = titles.enumerated().map {
            Fixture.product(ProductID("p\($0)"), $1, .consumable, 1000)
        }
        let sorted = ShopSort.name.positions(products).map { titles[$0] }
        #expect(
            sorted == [
                "3 Gems", "10 Gems", "20 Gems", "330 Gems", "1,300 Gems", "Chest", "Chest 2",
            ])
    }

    @Test("a list without sections has the titles of its columns, above prices and marks")
    func columns() {
        var model = Fixture.model(100, 28)
        _ = model.press("o")
        let sorted = rows(model)
        #expect(sorted[4].hasPrefix(" PRODUCT                          PRICE STATE"))
        #expect(sorted[5].hasPrefix(" ▸ ◆ 60 Gems                    CN¥6.00 ? purchasing"))
        _ = model.press("/", "x", "x", "x")
        #expect(!rows(model).contains { $0.contains("PRODUCT") })
    }
}
