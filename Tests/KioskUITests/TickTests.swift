import Foundation
import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics
import Testing

@testable import KioskUI

/// Tests that an idle screen schedules no tick, and that a screen with changing text schedules its next change.
@Suite struct TickTests {
    private func model(saleIn left: Int64, _ width: Int = 100, _ height: Int = 28) throws -> Model {
        let price = try #require(Fixture.gems.price)
        let sale = Sale(regularPrice: price, ends: Fixture.now.adding(milliseconds: left))
        let product = Product(
            id: "dragon.sale", type: .nonConsumable, displayName: "Chest", description: "",
            price: price, sale: sale)
        var model = Fixture.emptyModel(width, height)
        var catalog = Fixture.catalog
        catalog.products = [product, Fixture.noAds]
        _ = update(&model, .catalog(catalog))
        return model
    }

    @Test(
        "the countdown of a sale schedules a tick for the moment its text changes",
        arguments: [(90_000, 30_000), (59_500, 500), (7_200_001, 1)] as [(Int64, Int64)])
    func sale(left: Int64, wait: Int64) throws {
        var model = try model(saleIn: left)
        let before = model.screenText
        let tick = try #require(model.nextTick)
        #expect(tick.since(Fixture.now) == wait)
        _ = update(&model, .tick(tick.adding(milliseconds: -1)))
        #expect(model.screenText == before, "nothing changes earlier")
        _ = update(&model, .tick(tick))
        #expect(model.screenText != before)
    }

    @Test("a purchase schedules a tick for when it is overdue, which list and detail then report")
    func late() throws {
        var model = Fixture.emptyModel()
        let row = Fixture.row(
            "000009", Fixture.gems, .purchased, .received, ago: 3_599_000, isOpen: true)
        _ = update(&model, .snapshot(Fixture.snapshot(rows: [row])))
        _ = model.press("2")
        #expect(!model.screenText.contains("late"))
        let tick = try #require(model.nextTick)
        #expect(tick.since(Fixture.now) <= 1_001)
        _ = update(&model, .tick(Fixture.now.adding(milliseconds: 1_001)))
        #expect(model.screenText.components(separatedBy: "late: open for").count == 3)
    }

    @Test("with reduced motion an age is updated every ten seconds")
    func reduced() throws {
        var model = Fixture.emptyModel(50, 12)
        let row = Fixture.row("000009", Fixture.gems, .finished, .finished, ago: 3_200)
        _ = update(&model, .snapshot(Fixture.snapshot(rows: [row])))
        _ = model.press("2")
        #expect(try #require(model.nextTick).since(Fixture.now) <= 1000)
        model.preferences.isMotionReduced = true
        #expect(model.nextTick?.since(Fixture.now) == 10_000)
    }

    @Test("a log that does not answer is requested again at intervals and causes no other ticks")
    func silentLog() throws {
        var model = Fixture.model()
        #expect(model.press("6").contains { if case .query(.log) = $0 { true } else { false } })
        let tick = try #require(model.nextTick)
        var asked = 0
        for step in Int64(0)..<20 {
            let commands = update(&model, .tick(tick.adding(milliseconds: step * 500)))
            asked += commands.count { if case .query(.log) = $0 { true } else { false } }
        }
        #expect((1...4).contains(asked))
        #expect(model.nextTick.map { $0 > model.now } ?? true)
    }

    @Test("a sale that is not on the screen schedules only its end")
    func hiddenSale() throws {
        let end = Fixture.now.adding(milliseconds: 90_000)
        var model = try model(saleIn: 90_000)
        _ = model.press("j")
        #expect(model.nextTick == end)
        #expect(try self.model(saleIn: 90_000, 60, 20).nextTick == end, "a list without a detail")
        _ = model.press("k", "3")
        #expect(model.nextTick == end)
    }

    @Test("a toast schedules one tick for its end, and an error none")
    func toasts() {
        var model = Fixture.emptyModel()
        _ = update(&model, .notice("hello"))
        #expect(model.nextTick?.since(Fixture.now) == Preferences().toastLifetime)
        _ = model.press(.escape)
        _ = update(&model, .failed(.engine(.restore), CommandError("no answer")))
        #expect(model.nextTick == nil)
    }

    @Test("ages tick while they are visible: in Activity, but not in the Library")
    func ages() {
        var model = Fixture.model()
        _ = model.press("j", "2")
        #expect(model.nextTick?.since(Fixture.now) == 1000)
        _ = model.press("3")
        let midnight = model.nextTick?.since(Fixture.now)
        #expect(midnight == model.formatter.times.millisecondsUntilNextDay(after: Fixture.now))
    }

    @Test("a spinner starts after 150 ms and stops when its operation ends")
    func spinner() {
        var model = Fixture.emptyModel()
        _ = update(&model, .catalog(Fixture.catalog))
        let row = Fixture.row(
            "9", Fixture.gems, .purchasing, .submitting, ago: 0, isOpen: true, charged: .unknown)
        _ = update(&model, .snapshot(Fixture.snapshot(rows: [row])))
        #expect(model.nextTick?.since(Fixture.now) == Model.spinnerStep)
        #expect(model.screenText.contains("◌ purchasing"))
        _ = update(&model, .tick(Fixture.now.adding(milliseconds: 160)))
        #expect(!model.screenText.contains("now  ◌"))
        #expect(model.nextTick?.since(Fixture.now) == 310)
        _ = update(&model, .tick(Fixture.now.adding(milliseconds: 20_000)))
        #expect(model.nextTick?.since(Fixture.now) == 21_000, "only its age is left")
    }
}
