import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Product pictures and highlighted changes") struct PictureTests {
    /// The quadrant characters; each character of the second row is the mirror image of the one above it.
    private static let quadrants = Array(" ▘▖▌▞▀▛▙▄█▝▗▐▚▜▟")
    private static let mirrored = Array(" ▝▗▐▚▀▜▟▄█▘▖▌▞▛▙")

    private func mirrored(_ row: SafeText) -> String {
        String(
            row.string.reversed().map { character in
                zip(Self.quadrants, Self.mirrored).first { $0.0 == character }?.1 ?? "?"
            })
    }

    @Test("every symbol has four rows of six cells and is unique")
    func symbols() {
        for (name, rows) in PictureSymbols.rows {
            #expect(rows.count == 4, "\(name)")
            #expect(
                rows.allSatisfy {
                    $0.string.count == 6 && $0.string.allSatisfy(Self.quadrants.contains)
                }, "\(name)")
        }
        #expect(Set(PictureSymbols.rows.values).count == PictureSymbols.rows.count)
    }

    @Test("a product shows the symbol named by its catalog, or a generated one")
    func named() {
        let gems = Fixture.product("a", "A", .consumable, 1000)
        let named = Product(
            id: "a", type: .consumable, displayName: "A", description: "", price: nil, symbol: "gem"
        )
        let unknown = Product(
            id: "a", type: .consumable, displayName: "A", description: "", price: nil,
            symbol: "\u{1B}[2J")
        #expect(ProductPicture(named).rows == PictureSymbols.rows["gem"])
        #expect(ProductPicture(unknown).rows == ProductPicture(gems).rows)
    }

    @Test("generated pictures are symmetrical, distinct, and neither empty nor full")
    func made() {
        var seen: Set<[SafeText]> = []
        for number in 0..<500 {
            let product = Fixture.product(ProductID("com.example.\(number)"), "X", .consumable, 1)
            let rows = ProductPicture(product).rows
            #expect(rows.allSatisfy { $0.string == mirrored($0) })
            let cells = rows.map(\.string).joined()
            #expect(cells.count { $0 != " " } >= 3 && cells.contains { $0 != "█" })
            seen.insert(rows)
        }
        #expect(seen.count == 500)
    }

    @Test("a picture has six columns and four rows, also in ASCII")
    func size() {
        let rows = ProductPicture(Fixture.gems).rows
        #expect(rows.count == 4)
        #expect(rows.allSatisfy { $0.width == 6 })
        #expect(rows.allSatisfy { !$0.inASCII.string.contains("?") })
    }

    private func edited(_ title: String) -> CatalogState {
        var catalog = Fixture.catalog
        catalog.products[1] = Fixture.product("dragon.potion", title, .consumable, 2000)
        return catalog
    }

    @Test("a product changed by a new catalog is highlighted once, for a moment")
    func flash() {
        var model = Fixture.model()
        _ = update(&model, .tick(Fixture.now))
        _ = update(&model, .catalog(edited("Potion of Speed")))
        #expect(model.shop.isHighlighted("dragon.potion", now: Fixture.now))
        #expect(!model.shop.isHighlighted("dragon.gems60", now: Fixture.now))
        #expect(model.nextTick.map { $0 <= Fixture.now.adding(milliseconds: 1500) } == true)
        let before = Canvas.showing(model)
        _ = update(&model, .tick(Fixture.now.adding(milliseconds: 1500)))
        #expect(Canvas.showing(model) != before)
        #expect(!model.shop.isHighlighted("dragon.potion", now: model.now))
    }

    @Test("reduced motion and a change of the language do not highlight products")
    func calm() {
        var model = Fixture.model()
        var wanted = Preferences()
        wanted.isMotionReduced = true
        _ = update(&model, .preferences(wanted))
        _ = update(&model, .catalog(edited("Potion of Speed")))
        #expect(model.shop.highlighted.isEmpty)
        model = Fixture.model()
        var other = Fixture.catalog
        other.products = other.products.map {
            Fixture.product($0.id, $0.displayName + "!", $0.type, 1000)
        }
        _ = update(&model, .catalog(other))
        #expect(model.shop.highlighted.isEmpty)
    }
}
