import KioskPresentation
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite struct TransactionTimelineTests {
    private func lanes(_ side: HistoryStep.Side, _ arrow: HistoryStep.MessageArrow) -> String {
        let line = SequenceDiagram(glyphs: .unicode, laneDistance: 6)
            .stepRow(at: side, arrow, Style(.stateUnknown))
        return SafeText.joined(line.map(\.text)).string
    }

    @Test("an arrow points from the sender to the receiver")
    func arrows() {
        #expect(lanes(.device, .none) == "●     │     │")
        #expect(lanes(.device, .to(.store)) == "●────▶│     │")
        #expect(lanes(.device, .from(.store)) == "●◀────┤     │")
        #expect(lanes(.device, .from(.merchant)) == "●◀────┼─────┤")
        #expect(lanes(.store, .from(.device)) == "├────▶●     │")
        #expect(lanes(.merchant, .from(.device)) == "├─────┼────▶●")
        #expect(lanes(.merchant, .from(.store)) == "│     ├────▶●")
    }

    @Test("the arrow of a lost answer does not reach the device")
    func lost() {
        #expect(lanes(.device, .lost(.store)) == "●  ✗──┤     │")
        #expect(lanes(.device, .lost(.merchant)) == "●  ✗──┼─────┤")
    }

    @Test(
        "the lanes of every kind of step have the same width, also in ASCII",
        arguments: [3, 4, 6, 8])
    func widths(pitch: Int) {
        for glyphs in [Glyphs.unicode, .ascii] {
            let diagram = SequenceDiagram(glyphs: glyphs, laneDistance: pitch)
            for kind in HistoryStep.Kind.allCases {
                for side in HistoryStep.Side.allCases {
                    let row = diagram.stepRow(at: side, kind.arrow, Style(kind.role))
                    #expect(row.reduce(0) { $0 + $1.text.width } == diagram.width)
                }
            }
        }
    }

    @Test("each step shows its duration, and the first one its time")
    func times() {
        var model = Fixture.model(139, 40)
        _ = model.press("2", .enter)
        _ = update(&model, .history(rowID: "000003", Fixture.steps))
        let text = model.screenText
        #expect(text.contains("13:59:48.000"))
        #expect(text.contains("+10 ms"))
        #expect(text.contains("+5.9 s"))
        #expect(text.contains("order sent  attempt 2"))
        #expect(text.contains("device"))
        #expect(text.contains("merchant"))
    }

    @Test("an order that joined another one names it instead of a charge")
    func joined() {
        var model = Fixture.model(139, 40)
        _ = model.press("2", .enter)
        let joined = HistoryStep(
            side: .store, at: Fixture.now, kind: .issuedFree,
            joinedOrder: "M-2026-000002")
        _ = update(&model, .history(rowID: "000003", [joined]))
        let text = model.screenText
        #expect(text.contains("│  not charged"))
        #expect(text.contains("same purchase as order M-2026-000002"))
    }

    @Test("a request for an order number without an answer is drawn beside the merchant")
    func unnumbered() {
        var model = Fixture.model(139, 40)
        _ = model.press("2", .enter)
        let step = HistoryStep(
            side: .device, at: Fixture.now, kind: .numberUnanswered, detail: "the connection broke")
        _ = update(&model, .history(rowID: "000003", [step]))
        #expect(step.kind.arrow == .lost(.merchant))
        #expect(model.screenText.contains("no order number yet  the connection broke"))
        #expect(!model.screenText.contains("outcome unknown"))
    }

    @Test("a narrow window folds the lanes and names the sides")
    func narrow() {
        var model = Fixture.model(30, 30)
        _ = model.press("2", .enter)
        _ = update(&model, .history(rowID: "000003", Fixture.steps))
        _ = model.press(.end)
        #expect(model.screenText.contains("● merchant:"))
        #expect(model.screenText.contains("● store: charged"))
        #expect(!model.screenText.contains("▶"))
    }

    @Test("an amount of money is formatted with its currency")
    func money() {
        var model = Fixture.model(139, 40)
        _ = model.press("2", .enter)
        let step = HistoryStep(side: .store, at: Fixture.now, kind: .charged, detail: "6000 CNY")
        _ = update(&model, .history(rowID: "000003", [step]))
        #expect(model.screenText.contains("charged  CN¥6.00"))
    }

    @Test("the awaited event of a purchase is displayed after the last step")
    func waiting() {
        var model = Fixture.model(139, 40)
        _ = model.press("2", .enter)
        _ = update(&model, .history(rowID: "000003", Fixture.steps))
        #expect(model.screenText.contains("┆       ┆       ┆  retrying in 4 s"))
    }
}
