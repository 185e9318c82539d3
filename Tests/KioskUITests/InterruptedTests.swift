import PurchaseCore
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI
@testable import PurchaseCore

@Suite("An order that was interrupted says what is to be done as long as something is")
struct InterruptedTests {
    private static let advice = "do not buy again"

    /// One that was interrupted so many milliseconds ago.
    ///
    /// - Parameter changed: How many milliseconds ago it changed last; nil for when it was interrupted.
    private static func interrupted(
        _ id: String, ago: Int64 = 60_000, changed: Int64? = nil
    ) -> TransactionRow {
        row(
            id, ago: ago, changed: changed, .failed, .declined,
            detail: DeclineReason.interrupted.rawValue)
    }

    /// One that nobody ordered on this device, which came so many milliseconds ago.
    private static func arrived(_ id: String, ago: Int64) -> TransactionRow {
        row(id, ago: ago, .finished, .finished, detail: "")
    }

    private static func row(
        _ id: String, ago: Int64, changed: Int64? = nil, _ state: CustomerState,
        _ stage: TransactionStage, detail: String
    ) -> TransactionRow {
        let (product, isOrder) = (Fixture.gems, state == .failed)
        let moment = Fixture.now.adding(milliseconds: -ago)
        return TransactionRow(
            id: id, intentID: isOrder ? IntentID(id) : nil,
            transactionID: isOrder ? nil : TransactionID(id), originalTransactionID: nil,
            merchantOrder: nil, productID: product.id, displayName: product.displayName,
            type: product.type, quantity: 1, charge: product.price, state: state, stage: stage,
            detail: detail, startedAt: moment,
            changedAt: Fixture.now.adding(milliseconds: -(changed ?? ago)), retryAt: nil,
            isOpen: false,
            isCharged: isOrder ? .no : .yes, openSince: moment)
    }

    private func model(_ rows: [TransactionRow]) -> Model {
        var model = Fixture.emptyModel(140, 40)
        _ = update(&model, .catalog(Fixture.catalog))
        _ = update(&model, .snapshot(Fixture.snapshot(rows: rows)))
        return model
    }

    /// Whether it is said of an order that it arrives yet.
    private func isAwaited(_ order: TransactionRow, _ others: [TransactionRow]) throws -> Bool {
        let rows = (others + [order]).sorted { $0.changedAt > $1.changedAt }
        let text = try #require(model(rows).reason(of: order)).string
        let isOver = text.contains("has arrived by itself since")
        #expect(isOver != text.contains(Self.advice))
        return !isOver
    }

    @Test("that it arrives by itself is said until it has")
    func settled() throws {
        let order = Self.interrupted("1")
        #expect(try isAwaited(order, []))
        #expect(try !isAwaited(order, [Self.arrived("2", ago: 1000)]))
    }

    @Test("it is over as well where the store has heard only later that its end was seen")
    func late() throws {
        let order = Self.interrupted("1", changed: 500)
        #expect(try !isAwaited(order, [Self.arrived("2", ago: 1000)]))
    }

    @Test("what came before it, or of another product, settles nothing")
    func others() throws {
        let order = Self.interrupted("1")
        #expect(try isAwaited(order, [Self.arrived("2", ago: 90_000)]))
        let ordered = Fixture.row("3", Fixture.gems, .finished, .finished, ago: 1000)
        #expect(try isAwaited(order, [ordered]))
    }

    @Test("of two that wait neither is given up before both have arrived")
    func two() throws {
        let (older, newer) = (Self.interrupted("1"), Self.interrupted("2", ago: 30_000))
        let first = Self.arrived("3", ago: 2000)
        let second = Self.arrived("4", ago: 1000)
        for (order, other) in [(older, newer), (newer, older)] {
            #expect(try isAwaited(order, [other, first]))
            #expect(try !isAwaited(order, [other, first, second]))
        }
    }

    @Test("of two that wait each says what its own history tells")
    func history() throws {
        let (older, newer) = (Self.interrupted("1"), Self.interrupted("2", ago: 30_000))
        let came = Self.arrived("3", ago: 1000)
        var model = model([came, newer, older])
        func said(_ order: TransactionRow, _ steps: [HistoryStep]) throws -> String {
            _ = update(&model, .history(rowID: order.id, steps))
            return try #require(model.reason(of: order)).string
        }
        let declined = HistoryStep(
            side: .store, at: Fixture.now, kind: .declined,
            detail: DeclineReason.interrupted.rawValue)
        let sold = HistoryStep(side: .store, at: Fixture.now, kind: .handedOut, detail: "3")
        let givenUp = HistoryStep(
            side: .store, at: Fixture.now, kind: .declined,
            detail: DeclineReason.approvalDeclined.rawValue)
        #expect(try said(older, [declined, sold]).contains("has arrived by itself since"))
        #expect(try said(newer, [declined]).contains(Self.advice))
        #expect(try said(newer, [declined, givenUp]).contains("was given up"))
        #expect(try !said(newer, [declined, givenUp]).contains(Self.advice))
    }

    @Test("what may have changed an order's history has it asked for again")
    func askedAgain() {
        let (order, came) = (Self.interrupted("1"), Self.arrived("2", ago: 1000))
        let question = Command.loadHistory(rowID: "1", "1", nil)
        var model = model([order])
        #expect(model.press("2") == [question])
        _ = update(&model, .snapshot(Fixture.snapshot(rows: [came, order])))
        #expect(model.press("G").contains(question))
        #expect(!model.press("G").contains(question))
        _ = update(&model, .orders(Fixture.orders))
        #expect(model.press("G").contains(question))
    }

    @Test("one that is interrupted after another has arrived waits for its own")
    func again() throws {
        let (older, newer) = (Self.interrupted("1"), Self.interrupted("2", ago: 2000))
        let came = Self.arrived("3", ago: 30_000)
        #expect(try !isAwaited(older, [newer, came]))
        #expect(try isAwaited(newer, [older, came]))
    }

    @Test("the screen says it")
    func screen() {
        var model = model([Self.arrived("2", ago: 1000), Self.interrupted("1")])
        _ = model.press("2", "G")
        #expect(model.screenText.contains("needed"))
        #expect(!model.screenText.contains("settled,"))
    }

    @Test("in lines the same is said")
    func lines() {
        var talk = Transcript(opens: false)
        let rows = [Self.arrived("2", ago: 1000), Self.interrupted("1")]
        talk.open(Fixture.snapshot(rows: rows))
        talk.type("transactions")
        let said = talk.type("2")
        #expect(said.contains("has arrived by itself since"), "\(said)")
        #expect(!said.contains(Self.advice), "\(said)")
    }
}
