import KioskPresentation
import PurchaseCore
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("The replay of an instant purchase in the state diagram")
struct PurchaseReplayTests {
    private static let finished = row("000009", after: 0)

    /// Returns a finished purchase that started and ended this many milliseconds after the fixture's moment.
    private static func row(_ id: String, after start: Int64) -> TransactionRow {
        Fixture.row(id, Fixture.gems, .finished, .finished, ago: -start)
    }

    private static func moment(_ milliseconds: Int64) -> Timestamp {
        Fixture.now.adding(milliseconds: milliseconds)
    }

    private func steps(_ steps: KeyValuePairs<HistoryStep.Kind, Int64>) -> [HistoryStep] {
        steps.map { HistoryStep(side: .device, at: Self.moment($1), kind: $0) }
    }

    private func path(_ history: [HistoryStep] = [], at milliseconds: Int64) -> PurchasePath {
        PurchasePath(
            Self.finished, history: history, at: Self.moment(milliseconds), isReplayed: true)
    }

    // MARK: The path

    @Test(
        "the six stages are lit over 0.8 s, and then nothing is due any more",
        arguments: [
            (0, 1, 160), (159, 1, 160), (200, 2, 320), (400, 3, 480), (799, 5, 800), (800, 6, nil),
            (60_000, 6, nil),
        ] as [(Int64, Int, Int64?)])
    func lighting(milliseconds: Int64, lit: Int, next: Int64?) {
        let path = path(at: milliseconds)
        #expect(path.visited.count == lit)
        #expect(path.nextLighting == next.map(Self.moment))
    }

    @Test("the recorded times decide: a step that took longer is lit when it was reached")
    func recorded() {
        let history = steps([
            .intentJournalled: 0, .submitted: 10, .completed: 400, .verified: 410,
        ])
        #expect(path(history, at: 410).visited == [.journalled, .submitting, .received])
        #expect(path(history, at: 410).nextLighting == Self.moment(560))
        #expect(path(history, at: 560).visited.contains(.verified))
    }

    @Test("attempts without an answer are counted, and their stage is lit when it was reached")
    func loops() {
        let history = steps([
            .intentJournalled: -9000, .submitted: -8990, .unanswered: -6000, .submitted: -5990,
            .unanswered: -10, .submitted: 0,
        ])
        let path = path(history, at: 0)
        #expect(path.unansweredCount == 2)
        #expect(path.visited.isSuperset(of: [.journalled, .submitting, .retrying]))
    }

    @Test("a step in the future belongs to another clock, so that the whole path is lit")
    func otherClock() {
        let path = path(steps([.intentJournalled: 0, .submitted: 5000]), at: 0)
        #expect(path.visited.count == 6)
        #expect(path.nextLighting == nil)
    }

    // MARK: The screen

    private func model(_ rows: [TransactionRow] = [Self.finished]) -> Model {
        var model = Fixture.emptyModel()
        _ = update(&model, .snapshot(Fixture.snapshot(rows: rows)))
        _ = model.press("2")
        return model
    }

    @Test("only the lines are lit in steps; the state, the charge and the goods are stated at once")
    func screen() {
        var model = model()
        for (milliseconds, top) in [
            (0, " saved ───▶ sending ─▶ received ─▶ verified"),
            (200, " saved ━━━▶ sending ─▶ received ─▶ verified"),
            (400, " saved ━━━▶ sending ━▶ received ─▶ verified"),
            (800, " saved ━━━▶ sending ━▶ received ━▶ verified"),
        ] as [(Int64, String)] {
            _ = update(&model, .tick(Self.moment(milliseconds)))
            let text = model.screenText
            for fact in [top, "CHARGED CN¥6.00", "GOODS delivered", "▐finished▌"] {
                #expect(text.contains(fact), "\(fact) at \(milliseconds)\n\(text)")
            }
        }
    }

    @Test("each lighting causes one wake-up, and none is left after the last one")
    func ticks() {
        var model = model()
        for milliseconds in stride(from: Int64(160), through: 800, by: 160) {
            #expect(model.nextTick == Self.moment(milliseconds))
            _ = update(&model, .tick(Self.moment(milliseconds)))
        }
        #expect(model.path(of: Self.finished).nextLighting == nil)
        #expect(model.nextTick.map { $0 > Self.moment(60_000) } ?? true)
    }

    @Test("a key is handled at once, and a screen without the diagram has no wake-ups")
    func input() {
        var model = model()
        _ = model.press("1", after: 100)
        #expect(model.screen == .shop)
        #expect(model.nextTick == nil)
        _ = model.press("2", after: 200)
        #expect(model.nextTick == Self.moment(320))
    }

    @Test("with reduced motion, and while the time is simulated, the whole path is lit at once")
    func still() {
        for turnOff: (inout Model) -> Void in [
            { $0.preferences.isMotionReduced = true }, { $0.context.isTimeSimulated = true },
        ] {
            var model = model()
            turnOff(&model)
            #expect(model.screenText.contains("saved ━━━▶ sending ━▶ received ━▶ verified"))
            #expect(model.path(of: Self.finished).nextLighting == nil)
            #expect(model.nextTick.map { $0 >= Self.moment(1000) } ?? false)
        }
    }

    @Test("a second purchase during the replay is replayed from its own start")
    func second() {
        var model = model()
        _ = update(&model, .tick(Self.moment(300)))
        #expect(model.path(of: Self.finished).visited.count == 2)
        let next = Self.row("000010", after: 300)
        _ = update(&model, .snapshot(Fixture.snapshot(rows: [next, Self.finished])))
        #expect(model.activityRow?.id == "000010")
        #expect(model.screenText.contains(" saved ───▶ sending"))
        #expect(model.nextTick == Self.moment(460))
        _ = update(&model, .tick(Self.moment(800)))
        #expect(model.path(of: Self.finished).nextLighting == nil)
        #expect(model.nextTick == Self.moment(940))
        _ = update(&model, .tick(Self.moment(1100)))
        #expect(model.path(of: next).nextLighting == nil)
        #expect(model.nextTick.map { $0 > Self.moment(60_000) } ?? true)
    }

    // MARK: Requests in progress

    @Test(
        "each stage with a request in progress marks the line that the request leads along",
        arguments: [
            (.journalled, .submitting), (.submitting, .received), (.retrying, .received),
            (.received, .verified), (.verified, .delivered), (.delivered, .finished),
            (.awaitingApproval, nil),
        ] as [(TransactionStage, TransactionStage?)])
    func targets(stage: TransactionStage, target: TransactionStage?) {
        let row = Fixture.row("000009", Fixture.gems, .purchasing, stage, ago: 500, isOpen: true)
        let path = PurchasePath(
            row, history: [], at: Fixture.now, finishesAutomatically: true)
        #expect(path.target == target)
    }

    @Test("a delivered purchase that the user finishes has no request in progress")
    func manual() {
        let row = Fixture.row(
            "000009", Fixture.gems, .purchased, .delivered, ago: 500, isOpen: true)
        #expect(PurchasePath(row, history: [], at: Fixture.now).target == nil)
    }
}
