import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

/// Tests that a catalog of 10,000 products formats only the visible rows.
@Suite struct ScaleTests {
    private static let catalog = CatalogState(
        products: (0..<10_000).map {
            Fixture.product(ProductID("big.\($0)"), "Thing \($0)", .consumable, 1000 + Int64($0))
        }, storefront: Storefront(countryCode: "CHN", id: "143465"), version: "big")

    private func model(_ width: Int = 100, _ height: Int = 28) -> Model {
        var model = Fixture.emptyModel(width, height)
        _ = update(&model, .catalog(Self.catalog))
        return model
    }

    @Test(
        "only the visible rows are formatted, at every scroll position",
        arguments: [(100, 28), (60, 20), (40, 12), (20, 5)])
    func visibleOnly(width: Int, height: Int) {
        var model = model(width, height)
        for key in [.home, .down, .pageDown, .end, .up] as [Key] {
            _ = model.press(key)
            let lines = ShopView.visibleLines(model)
            #expect(lines.count <= height)
            #expect(lines.contains { model.shop.selectedRow == $0 }, "the selection is among them")
        }
    }

    @Test("moving the cursor reuses the list and changes few cells")
    func cursorMove() {
        var model = model()
        _ = model.press(.pageDown, .up, .up)
        let before = Canvas.showing(model)
        let lines = model.shop.rows
        _ = model.press(.down)
        #expect(model.shop.rows == lines)
        let after = Canvas.showing(model)
        let changed = (0..<28).flatMap { y in (0..<100).map { Point(x: $0, y: y) } }
            .filter { before[$0.x, $0.y] != after[$0.x, $0.y] }
        #expect(changed.count < 220, "two rows of the list, and what differs in the detail")
    }

    @Test("the filter finds one product, and one key reaches the last product")
    func filter() {
        var model = model()
        _ = model.press("/", "9", "9", "9", "9", .enter)
        #expect(model.shop.product?.id == "big.9999")
        #expect(model.shop.list.count == 1)
        _ = model.press(.escape, .end)
        #expect(model.shop.product?.id == "big.9999")
        #expect(model.screenText.contains("Thing 9999"))
        #expect(model.screenText.contains("10,000 of 10,000"))
    }

    @Test("a product is looked up by its ID without a scan of the list")
    func lookup() {
        let shop = model().shop
        #expect(shop.product("big.7777")?.displayName == "Thing 7777")
        #expect(shop.product("small.1") == nil)
    }
}

extension Canvas {
    static func showing(_ model: Model) -> Canvas {
        var canvas = Canvas(size: model.size)
        view(model, on: &canvas)
        return canvas
    }
}
