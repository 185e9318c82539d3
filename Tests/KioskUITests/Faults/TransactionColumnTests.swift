import KioskPresentation
import StoreModel
import StoreText
import TerminalGraphics
import Testing

@testable import KioskUI
@testable import PurchaseCore

@Suite("The columns of Activity")
struct TransactionColumnTests {
    /// Returns Activity with the rows of the fixture, or with others.
    private func model(
        _ width: Int, _ height: Int = 24, glyphs: GlyphSet = .unicode, rows: [TransactionRow]? = nil
    ) -> Model {
        var model = Fixture.model(width, height, glyphs: glyphs)
        _ = update(&model, .snapshot(Fixture.snapshot(rows: rows)))
        _ = model.press("2")
        return model
    }

    private func lines(_ model: Model) -> [String] {
        CanvasText(Canvas.showing(model)).rows
    }

    private let renewals = (1...12).map { index in
        Fixture.row(
            "\(100 + index)", Fixture.noAds, .finished, .finished,
            ago: Int64(index) * 30 * 86_400_000, title: "Dragon Club")
    }

    @Test("at 60 columns a row has the price, the state and the time, but no order number")
    func sixty() {
        let lines = lines(model(60))
        #expect(lines[5] == "   PRODUCT                   PRICE  STATE             TIME")
        #expect(lines[6] == "▸? 60 Gems                 CN¥6.00  purchasing       13:59")
        #expect(lines[7] == "     retrying in 4 s")
        #expect(lines[8] == " ✓ 60 Gems                 CN¥6.00  finished         13:58")
        #expect(lines[9] == " ✗ Remove Ads             CN¥18.00  failed           12:00")
        #expect(lines[10] == "     declined · not charged")
    }

    @Test("beside a detail the columns are as narrow as their texts, and the price is kept")
    func beside() {
        let narrow = lines(model(80))
        #expect(narrow[5].hasPrefix("   PRODUCT       PRICE STATE       TIME │"))
        #expect(narrow[8].hasPrefix(" ✓ 60 Gems     CN¥6.00 finished   13:58 │"))
        let usual = lines(model(100))
        #expect(usual[5].hasPrefix("   PRODUCT     PRICE STATE       TIME │"))
        #expect(usual[9].hasPrefix(" ✗ Remove … CN¥18.00 failed     12:00 │"))
        let wide = lines(model(120))
        #expect(wide[5].hasPrefix("   PRODUCT       PRICE STATE            TIME │"))
        #expect(wide[9].hasPrefix(" ✗ Remove Ads CN¥18.00 failed          12:00 │"))
    }

    @Test("a wide list has the order numbers")
    func order() {
        let lines = lines(model(75))
        #expect(lines[5].hasSuffix("STATE       ORDER                TIME"))
        #expect(lines[8].hasSuffix("finished    M-2026-000002       13:58"))
    }

    @Test("in ASCII the columns are the same")
    func ascii() {
        let canvas = Canvas.showing(model(60, glyphs: .ascii)).inASCII()
        let lines = CanvasText(canvas).rows
        #expect(lines[8] == " + 60 Gems                CNY 6.00  finished         13:58")
    }

    @Test("twelve renewals differ by their dates, each in one line", arguments: [60, 120])
    func dates(width: Int) {
        let lines = lines(model(width, rows: renewals))
        #expect(lines[6].contains("2026-10-22"))
        #expect(lines[7].contains("2026-09-22"))
        #expect(lines.joined().contains("1/12"))
    }

    @Test("narrow columns have short dates beside the prices", arguments: [80, 100])
    func shortDates(width: Int) {
        let lines = lines(model(width, rows: renewals))
        #expect(lines[6].contains("CN¥18.00 finished   10-22 │"))
        #expect(lines[7].contains("CN¥18.00 finished   09-22 │"))
        #expect(lines[17].contains("CN¥18.00 finished 2025-11 │"))
    }

    @Test("where the prices leave too little room, the time is left out before the state")
    func leftOut() throws {
        let currency = try #require(Fixture.gems.price?.currency)
        let product = Product(
            id: "x", type: .consumable, displayName: "Hoard", description: "",
            price: Price(milliunits: 129_800_000, currency: currency))
        let row = Fixture.row("000009", product, .purchasing, .retrying, ago: 100, isOpen: true)
        let lines = lines(model(100, rows: [row]))
        #expect(lines[6].contains("Hoard"))
        #expect(lines[6].contains(" CN¥129,800.00 purchasing │"))
    }

    @Test("a clipped title keeps its quantity")
    func quantity() {
        let row = TransactionRow(
            id: "9", intentID: "9", transactionID: nil, originalTransactionID: nil,
            merchantOrder: nil, productID: "x", displayName: "The Torch of the Deep",
            type: .consumable, quantity: 3, charge: nil, state: .finished, stage: .finished,
            detail: "", startedAt: Fixture.now, changedAt: Fixture.now, retryAt: nil,
            isOpen: false, isCharged: .yes, openSince: Fixture.now)
        #expect(lines(model(80, rows: [row]))[6].contains("The Torch o… ×3       finished"))
    }

    @Test("the mouse selects the transaction of a second line, and the one below it")
    func mouse() {
        var model = model(60)
        _ = model.mouse(.left, at: Point(x: 9, y: 8))
        #expect(model.activity.selected == 1)
        _ = model.mouse(.left, at: Point(x: 9, y: 7))
        #expect(model.activity.selected == 0)
        _ = model.mouse(.left, at: Point(x: 9, y: 10))
        #expect(model.activity.selected == 2)
        _ = model.mouse(.left, at: Point(x: 9, y: 11))
        #expect(model.activity.selected == 2, "below the last transaction")
    }

    @Test("the selection stays visible where transactions have two lines, and the thumb follows")
    func scrolling() throws {
        let rows = (1...40).map {
            Fixture.row("\(100 + $0)", Fixture.gems, .failed, .declined, ago: 1000, charged: .no)
        }
        var model = model(60, 20, rows: rows)
        // Eleven rows below the column titles show five transactions as a whole.
        #expect(Canvas.showing(model)[59, 6].text == "┃")
        for _ in 1...5 { _ = model.press(.down) }
        #expect(model.activity.top == 1)
        #expect(Canvas.showing(model)[59, 6].text != "┃")
        _ = model.press(.end)
        #expect(model.activity.top == 35)
        #expect(Canvas.showing(model)[59, 16].text == "┃")
        _ = model.press(.home)
        #expect(model.activity.top == 0)
    }

    @Test("without ages the list changes at midnight only")
    func ticks() {
        let row = Fixture.row("9", Fixture.gems, .finished, .finished, ago: 3_200)
        let model = model(100, rows: [row])
        #expect(
            model.nextTick?.since(Fixture.now)
                == model.formatter.times.millisecondsUntilNextDay(after: Fixture.now))
    }
}
