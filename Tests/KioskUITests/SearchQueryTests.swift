import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("The footer while a filter is typed")
struct FilterHintTests {
    @Test("it names the keys that end the filter, and the fields")
    func hints() {
        var model = Fixture.model(120, 40)
        _ = model.press("/")
        let text = model.screenText
        #expect(text.contains("Enter keep filter  Esc clear filter"))
        #expect(text.contains("fields: type, owned, price, sale, available, grants"))
        #expect(!text.contains("q quit"))
    }
}

@Suite("Searching and filtering") struct SearchQueryTests {
    private func shown(_ text: String, owned: Bool = false) -> [ProductID] {
        var model = Fixture.model(owned: owned)
        _ = model.press("/")
        _ = update(&model, .input(.paste(text), at: Fixture.now))
        return model.shop.rows.compactMap { line in
            guard case .product(let index) = line else { return nil }
            return model.shop.catalog?.products[index].id
        }
    }

    @Test("search ignores case, accents and character width")
    func folding() {
        var fold = TextFold()
        #expect(fold.bytes("Café CAFÉ ＣＡＦＥ́") == Array("cafe cafe cafe".utf8))
        #expect(fold.bytes("G\u{200B}em\u{00AD}s") == Array("gems".utf8), "what cannot be seen")
        #expect(shown("ＧＥＭＳ") == ["dragon.gems60"])
        #expect(shown("第二章") == ["dragon.chapter2"])
    }

    @Test("all words must occur in the title or ID, in any order")
    func words() {
        #expect(shown("haste potion") == ["dragon.potion"])
        #expect(shown("haste gems") == [])
        #expect(shown("\"of haste\"") == ["dragon.potion"])
        #expect(shown("\"haste of\"") == [])
    }

    @Test(
        "filter fields narrow the list",
        arguments: [
            ("type:consumable", ["dragon.gems60", "dragon.potion"]),
            ("type:sub", ["dragon.club"]), ("type:non-r", ["dragon.season"]),
            ("price:<5", ["dragon.potion", "dragon.hostile"]), ("price:6", ["dragon.gems60"]),
            ("price:18..25 type:non-c", ["dragon.noads", "dragon.chapter2"]),
            ("price:>=45", ["dragon.season"]), ("available:no", ["dragon.chapter2"]),
            ("grants:gems", ["dragon.gems60"]), ("grants:GEM", ["dragon.gems60"]),
            ("TYPE:Consumable gem", ["dragon.gems60"]),
        ] as [(String, [ProductID])])
    func fields(text: String, ids: [ProductID]) {
        #expect(shown(text) == ids)
    }

    @Test("the owned filter follows the purchases")
    func owned() {
        #expect(shown("owned:yes", owned: true) == ["dragon.noads"])
        #expect(!shown("owned:no", owned: true).contains("dragon.noads"))
        var model = Fixture.model()
        _ = model.press("/")
        _ = update(&model, .input(.paste("owned:yes"), at: Fixture.now))
        #expect(model.shop.list.ids.isEmpty)
        _ = update(&model, .snapshot(Fixture.snapshot(owned: true)))
        #expect(model.shop.product?.id == "dragon.noads")
    }

    @Test(
        "an invalid filter field is reported, and an unfinished one is not an error",
        arguments: [
            ("colour:red", "colour:"), ("price:cheap", "price:cheap"), ("type:x", "type:x"),
            ("type:", nil), ("price:<5", nil), ("\"a:b\"", nil), (":", nil),
        ] as [(String, String?)])
    func faults(text: String, fault: String?) {
        #expect(ProductQuery(text).invalidPart == fault)
    }

    @Test("Activity and Log report an invalid filter field and ignore it")
    func otherFaults() {
        #expect(ActivityQuery("state:x gems").invalidPart == "state:x")
        #expect(ActivityQuery("colour:red").invalidPart == "colour:")
        #expect(ActivityQuery("state:fin type:cons").invalidPart == nil)
        #expect(LogQuery("kind:x").invalidPart == "kind:x")
        #expect(LogQuery("kind:state order:7").invalidPart == nil)
        let row = Fixture.row("1", Fixture.gems, .finished, .finished, ago: 0)
        #expect(ActivityQuery("state:x").conditions.isEmpty)
        let query = ActivityQuery("state:fin type:sub")
        #expect(!query.conditions.allSatisfy { $0.matches(row) })
    }

    @Test("matches are highlighted in the title only")
    func highlight() {
        var highlight = MatchHighlighter(["gem"])
        let pieces = highlight.pieces("60 Gems, 第 gém", .text)
        #expect(pieces.map(\.text.string) == ["60 ", "Gem", "s, 第 ", "gém"])
        #expect(pieces.map(\.style.role) == [.text, .match, .text, .match])
        #expect(pieces.reduce(0) { $0 + $1.text.width } == 15)
    }

    @Test("the list is sorted by name and by price, products without a price last")
    func order() {
        var model = Fixture.model()
        func ids() -> [ProductID] {
            model.shop.rows.compactMap { line in
                guard case .product(let index) = line else { return nil }
                return model.shop.catalog?.products[index].id
            }
        }
        _ = model.press("o")
        #expect(ids().first == "dragon.gems60")
        #expect(ids().last == "dragon.chapter2")
        _ = model.press("o")
        #expect(ids().first == "dragon.hostile")
        _ = model.press("o")
        #expect(ids().first == "dragon.season")
        _ = model.press("o")
        #expect(model.shop.order == .type)
    }

    @Test("Activity is filtered by tab, by words and by state")
    func activity() {
        var model = Fixture.model()
        _ = model.press("2", .right)
        #expect(model.activityRows(from: 0, count: 9).map(\.id) == ["000003"])
        _ = model.press(.right)
        #expect(model.activityRow?.id == "000001")
        _ = model.press(.escape, "/")
        _ = update(&model, .input(.paste("state:fin gems"), at: Fixture.now))
        #expect(model.activityRows(from: 0, count: 9).map(\.id) == ["000002"])
        _ = model.press(.escape)
        #expect(model.activityCount == 3)
    }

    @Test("a purchase that stops matching the tab leaves the list and loses the selection")
    func moving() {
        var model = Fixture.model()
        _ = model.press("2", .right)
        let rows = [
            Fixture.row("000003", Fixture.gems, .finished, .finished, ago: 0),
            Fixture.row("000002", Fixture.gems, .finished, .finished, ago: 120_000),
        ]
        _ = update(&model, .snapshot(Fixture.snapshot(rows: rows)))
        #expect(model.activityCount == 0)
        #expect(model.activityRow == nil)
        #expect(model.screenText.contains("No matches"))
    }

    @Test("going to a hidden transaction resets the filter")
    func going() {
        var model = Fixture.model()
        _ = model.press("2", .right, "3")
        model.selectInActivity(2)
        #expect(model.activityRow?.id == "000001")
    }
}
