import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("The answers about a purchase")
struct PurchaseAnswersTests {
    private static func row(
        _ state: CustomerFacingState, _ stage: TransactionStage, _ charged: ChargeStatus
    ) -> TransactionRow {
        Fixture.row("000009", Fixture.gems, state, stage, ago: 12_000, charged: charged)
    }

    @Test(
        "each stage has its answers",
        arguments: [
            (row(.purchasing, .submitting, .unknown), "not known yet", "not yet"),
            (row(.purchased, .received, .yes), "CN¥6.00", "on their way"),
            (row(.finished, .finished, .yes), "CN¥6.00", "delivered"),
            (row(.failed, .declined, .no), "no", "none"),
            (row(.finished, .refunded, .yes), "refunded", "withdrawn"),
        ])
    func answers(row: TransactionRow, charged: String, goods: String) {
        let formatter = DisplayFormatter(locale: .fallback, glyphs: .unicode, zone: "UTC")
        let answers = PurchaseAnswers(row, at: Fixture.now)
        let values = formatter.facts(of: answers, at: Fixture.now).map(\.fact.value.string)
        #expect(values == [charged, goods, "none"])
    }

    @Test("the wait for the next attempt is divided into equal parts")
    func parts() {
        let row = Fixture.row(
            "000009", Fixture.gems, .purchasing, .retrying, ago: 12_000, isOpen: true,
            charged: .unknown, retryIn: 4000)
        let answers = PurchaseAnswers(row, at: Fixture.now)
        #expect(answers.passedParts(of: 8, at: Fixture.now) == 6)
        let end = Fixture.now.adding(milliseconds: 9000)
        #expect(answers.passedParts(of: 8, at: end) == 8)
        #expect(PurchaseAnswers(row, at: end).passedParts(of: 8, at: end) == nil)
    }

    @Test("the answers stay below the title, in one row or each on its line", arguments: [100, 30])
    func place(width: Int) throws {
        var model = Fixture.model(width, 30)
        _ = model.press("2", .enter)
        _ = update(&model, .history(rowID: "000003", Fixture.steps))
        for key in [Key.home, .end] {
            _ = model.press(key)
            let text = model.screenText
            #expect(text.contains("CHARGED"))
            #expect(text.contains("GOODS"))
            #expect(text.contains("NEXT TRY"))
        }
        let isOneRow = model.screenText.split(separator: "\n").contains {
            $0.contains("CHARGED not known yet") && $0.contains("NEXT TRY in 4 s")
        }
        #expect(isOneRow == (width == 100))
    }
}

@Suite("The travelled path in the state diagram")
struct PurchasePathTests {
    private func diagram(
        _ row: TransactionRow, _ steps: [HistoryStep], glyphs: GlyphSet = .unicode
    ) -> StateDiagram {
        StateDiagram(
            formatter: DisplayFormatter(locale: .fallback, glyphs: glyphs, zone: "UTC"),
            stage: row.stage, role: .accent,
            path: PurchasePath(row, history: steps, at: Fixture.now))
    }

    private func text(_ diagram: StateDiagram) -> [String] {
        diagram.lines.map { SafeText.joined($0.map(\.text)).string }
    }

    @Test("a finished purchase keeps the mark of the attempts without an answer")
    func finished() {
        let row = Fixture.row("000002", Fixture.gems, .finished, .finished, ago: 12_000)
        let lost = HistoryStep(side: .device, at: Fixture.now, kind: .unanswered)
        let lines = text(diagram(row, Fixture.steps + [lost]))
        #expect(lines[0] == " saved ━━━▶ sending ━▶ received ━▶ verified")
        #expect(lines[1] == " no answer ◀━▶┤ ×2       ▼           ▼")
        #expect(lines[2] == "  approval ◀─▶┤        rejected    delivered ─▶ refunded")
        let other = text(diagram(row, []))
        #expect(other[1] == " no answer ◀─▶┤          ▼           ▼")
    }

    @Test("the line of a request in progress is dashed, and a planned attempt has none")
    func inFlight() {
        let row = Fixture.row(
            "000003", Fixture.gems, .purchased, .received, ago: 500, isOpen: true)
        #expect(text(diagram(row, []))[0] == " saved ━━━▶ sending ━▶▐received▌╌▶ verified")
        let waiting = Fixture.row(
            "000003", Fixture.gems, .purchased, .received, ago: 500, isOpen: true, retryIn: 4000)
        #expect(text(diagram(waiting, []))[0] == " saved ━━━▶ sending ━▶▐received▌─▶ verified")
    }

    @Test("passed lines differ from others in ASCII, too")
    func ascii() {
        let row = Fixture.row("000003", Fixture.gems, .failed, .cancelled, ago: 500)
        let lines = text(diagram(row, [], glyphs: .ascii))
        #expect(lines[0].hasPrefix(" saved ===> sending"))
        #expect(lines[4].hasPrefix("[cancelled]<=="))
    }

    @Test(
        "the diagram fits beside the list of a window of 100 columns in every language",
        arguments: LocalizedTexts.languages)
    func widths(locale: LocaleID) {
        let formatter = DisplayFormatter(locale: locale, glyphs: .unicode, zone: "UTC")
        for stage in TransactionStage.allCases {
            let diagram = StateDiagram(
                formatter: formatter, stage: stage, role: .accent, gap: 3)
            let room = Layout(size: Size(width: 100, height: 28), screen: .activity).detailText
            #expect(diagram.width <= room.width, "\(stage)")
        }
    }

    @Test("a narrow detail lists the stages and counts the attempts without an answer")
    func narrow() {
        var model = Fixture.model(40, 30)
        _ = model.press("2", .enter)
        let lost = HistoryStep(side: .device, at: Fixture.now, kind: .unanswered)
        _ = update(&model, .history(rowID: "000003", Fixture.steps + [lost]))
        _ = model.press(.home)
        #expect(model.screenText.contains("no response, retrying ×2"))
    }
}
