import KioskPresentation
import StoreModel
import StoreText
import TerminalGraphics
import Testing

@testable import KioskUI
@testable import PurchaseCore

@Suite("Faults of the Activity screen")
struct ActivityFaultTests {
    /// Returns Activity with the fixture's newest order, its history and the given number of further attempts.
    private func model(_ width: Int = 100, _ height: Int = 30, attempts: Int = 0) -> Model {
        var model = Fixture.model(width, height)
        _ = model.press("2")
        _ = update(&model, .history(rowID: "000003", steps(attempts: attempts)))
        return model
    }

    private func steps(attempts: Int) -> [HistoryStep] {
        Fixture.steps
            + (0..<attempts).map { number in
                HistoryStep(
                    side: .device, at: Fixture.now, kind: .submitted, detail: "\(number + 3)")
            }
    }

    // MARK: F6

    @Test("the timeline shows its newest row, and follows new ones, without a key")
    func followsEnd() {
        var model = model(attempts: 6)
        #expect(model.screenText.contains("attempt 8"))
        #expect(model.screenText.contains("retrying in 4 s"))
        _ = update(&model, .history(rowID: "000003", steps(attempts: 9)))
        #expect(model.screenText.contains("attempt 11"))
        #expect(model.screenText.contains("60 Gems  CN¥6.00"), "the title stays in place")
        #expect(!model.screenText.contains(" more"))
    }

    @Test("while the timeline follows its end, the numbers stay in place, and the whole diagram")
    func wholeHead() {
        let rows = CanvasText(Canvas.showing(model(attempts: 6))).rows
        #expect(rows[4].contains("CHARGED not known yet"))
        #expect(rows[5].contains("│ order M-2026-000003 · transaction 2000000003"))
        #expect(rows[7].contains("│  saved ━━━▶ sending"))
        #expect(rows[11].contains("│  cancelled ◀──╯"))
        let low = CanvasText(Canvas.showing(model(100, 20, attempts: 6))).rows
        #expect(low[5].contains("│ order M-2026-000003"), "without room for the diagram")
    }

    @Test(
        "a timeline that was scrolled stays, says how much is below, and follows again at its end")
    func staysScrolled() {
        var model = model(attempts: 6)
        _ = model.press(.enter, .up, .up)
        let text = model.screenText
        #expect(!text.contains("attempt 8"))
        #expect(text.contains("▼ 3 more"))
        _ = update(&model, .history(rowID: "000003", steps(attempts: 9)))
        #expect(!model.screenText.contains("attempt 11"))
        #expect(model.screenText.contains("▼ 6 more"))
        _ = model.press(.end)
        #expect(model.screenText.contains("attempt 11"))
        _ = update(&model, .history(rowID: "000003", steps(attempts: 10)))
        #expect(model.screenText.contains("attempt 12"))
    }

    @Test("a page of a scrolled detail begins with the last line of the page before it")
    func pages() throws {
        var model = model(attempts: 60)
        let height = model.layout.detailText.height
        let block = try #require(
            ActivityScreen().detailBlock(of: model, width: model.layout.detailText.width))
        let head = block.headCount(in: height)
        #expect(head == 9, "title, answers, numbers, a blank line and five lines of the diagram")
        _ = model.press(.enter, .home, .pageDown)
        #expect(model.activity.detail.top == height - head - 1)
        _ = model.press(.pageDown, .pageUp)
        #expect(model.activity.detail.top == height - head - 1)
    }

    @Test("the mark of hidden lines has an ASCII form")
    func markInASCII() {
        var model = Fixture.model(100, 30, glyphs: .ascii)
        _ = model.press("2")
        _ = update(&model, .history(rowID: "000003", steps(attempts: 6)))
        _ = model.press(.enter, .home)
        #expect(model.screenText.contains("v 6 more"))
    }

    // MARK: F7, F8

    @Test("only the events of a timeline have the colors of their steps, the lanes have one color")
    func lanes() {
        for kind in HistoryStep.Kind.allCases {
            let diagram = SequenceDiagram(glyphs: .unicode, laneDistance: 8)
            for (text, style) in diagram.stepRow(at: .device, kind.arrow, Style(kind.role)) {
                let isLane = text.string.allSatisfy { "│ ".contains($0) }
                #expect(isLane ? style == Style(.border) : style == Style(kind.role), "\(kind)")
            }
        }
    }

    @Test("the blanks between the device and a lost answer are not part of the event")
    func lostAnswer() {
        let pieces = SequenceDiagram(glyphs: .unicode, laneDistance: 8)
            .stepRow(at: .device, .lost(.store), Style(.stateUnknown))
        #expect(pieces.map(\.text.string) == ["●", "   ", "✗───┤", "       │"])
    }

    // MARK: F10

    @Test("an ASCII terminal shows the whole state diagram")
    func diagramInASCII() {
        var model = Fixture.model(100, 30, glyphs: .ascii)
        _ = model.press("2", .enter, .home)
        var canvas = Canvas(size: model.size)
        view(model, on: &canvas)
        #expect(CanvasText(canvas.inASCII()).description.contains("cancelled <--'"))
    }

    // MARK: F26

    @Test("a restored purchase, a renewal and a family share are not described as plain purchases")
    func origins() {
        let words = DisplayFormatter(locale: .fallback, glyphs: .unicode, zone: "UTC")
        func text(_ row: TransactionRow) -> String {
            words.text(StateStyle(row).word, andChargeOf: row).string
        }
        let restored = Self.arrived(charged: .no)
        #expect(text(restored) == "restored · not charged")
        #expect(restored.stageWord == .stateRestored)
        #expect(restored.explanation == .explainRestored)
        var shared = restored
        shared.isShared = true
        #expect(text(shared) == "shared by the family")
        let renewed = Fixture.row(Fixture.clubLife[1])
        #expect(text(renewed) == "renewed · charged")
        #expect(text(Self.arrived(charged: .yes)) == "finished · charged")
    }

    /// Returns a finished transaction without an order on this device.
    private static func arrived(charged: ChargeStatus) -> TransactionRow {
        TransactionRow(
            id: "2000000009", intentID: nil, transactionID: "2000000009",
            originalTransactionID: "2000000001", merchantOrder: nil, productID: Fixture.noAds.id,
            displayName: "Remove Ads", type: .nonConsumable, quantity: 1,
            charge: charged == .yes ? Fixture.noAds.price : nil, state: .finished,
            stage: .finished, detail: "", startedAt: Fixture.now, changedAt: Fixture.now,
            retryAt: nil, isOpen: false, isCharged: charged, openSince: Fixture.now)
    }

    // MARK: F27

    @Test("goods in a timeline have grouped digits")
    func goods() {
        let words = DisplayFormatter(locale: .fallback, glyphs: .unicode, zone: "UTC")
        #expect(words.goods(inDetail: "2600 gems") == "2,600 gems")
        #expect(words.goods(inDetail: "+2600 gems") == "+2,600 gems")
        #expect(words.goods(inDetail: "60 gems, 20 of them for the debt") == nil)
        var model = Fixture.model(140, 40)
        _ = model.press("2", .enter)
        let step = HistoryStep(
            side: .merchant, at: Fixture.now, kind: .granted, detail: "2600 gems")
        _ = update(&model, .history(rowID: "000003", [step]))
        #expect(model.screenText.contains("granted  2,600 gems"))
    }
}
