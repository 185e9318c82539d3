import PurchaseCore
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI
@testable import PurchaseCore

@Suite("The note on an interrupted order is displayed while the order is unresolved")
struct InterruptedTests {
    private static let advice = "do not buy again"

    /// Returns an order that was interrupted the given number of milliseconds ago.
    ///
    /// - Parameter changed: How many milliseconds ago the order last changed; nil if it has not changed since
    ///   the interruption.
    private static func interrupted(
        _ id: String, ago: Int64 = 60_000, changed: Int64? = nil
    ) -> TransactionRow {
        row(
            id, ago: ago, changed: changed, .failed, .declined,
            detail: DeclineReason.interrupted.rawValue)
    }

    /// Returns an unsolicited transaction that arrived the given number of milliseconds ago.
    private static func arrived(_ id: String, ago: Int64) -> TransactionRow {
        row(id, ago: ago, .finished, .finished, detail: "")
    }

    private static func row(
        _ id: String, ago: Int64, changed: Int64? = nil, _ state: CustomerFacingState,
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
        var model = Fixture.emptyModel(130, 40)
        _ = update(&model, .catalog(Fixture.catalog))
        _ = update(&model, .snapshot(Fixture.snapshot(rows: rows)))
        return model
    }

    /// Returns whether the screen says that the order will still arrive.
    private func isStillExpected(_ order: TransactionRow, _ others: [TransactionRow]) throws -> Bool
    {
        let rows = (others + [order]).sorted { $0.changedAt > $1.changedAt }
        let text = try #require(model(rows).reason(of: order)).string
        let isOver = text.contains("has been delivered since")
        #expect(isOver != text.contains(Self.advice))
        return !isOver
    }

    @Test("an interrupted order is said to arrive until its transaction arrives")
    func settled() throws {
        let order = Self.interrupted("1")
        #expect(try isStillExpected(order, []))
        #expect(try !isStillExpected(order, [Self.arrived("2", ago: 1000)]))
    }

    @Test("an order is resolved even if the store updates it after the transaction arrived")
    func late() throws {
        let order = Self.interrupted("1", changed: 500)
        #expect(try !isStillExpected(order, [Self.arrived("2", ago: 1000)]))
    }

    @Test("an earlier transaction or one of another product does not resolve the order")
    func others() throws {
        let order = Self.interrupted("1")
        #expect(try isStillExpected(order, [Self.arrived("2", ago: 90_000)]))
        let ordered = Fixture.row("3", Fixture.gems, .finished, .finished, ago: 1000)
        #expect(try isStillExpected(order, [ordered]))
    }

    @Test("two interrupted orders both stay open until both transactions have arrived")
    func two() throws {
        let (older, newer) = (Self.interrupted("1"), Self.interrupted("2", ago: 30_000))
        let first = Self.arrived("3", ago: 2000)
        let second = Self.arrived("4", ago: 1000)
        for (order, other) in [(older, newer), (newer, older)] {
            #expect(try isStillExpected(order, [other, first]))
            #expect(try !isStillExpected(order, [other, first, second]))
        }
    }

    @Test("each of two interrupted orders follows its own history")
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
        #expect(try said(older, [declined, sold]).contains("has been delivered since"))
        #expect(try said(newer, [declined]).contains(Self.advice))
        #expect(try said(newer, [declined, givenUp]).contains("was abandoned"))
        #expect(try !said(newer, [declined, givenUp]).contains(Self.advice))
    }

    @Test("a snapshot that may change an order's history reloads the history")
    func askedAgain() {
        let (order, came) = (Self.interrupted("1"), Self.arrived("2", ago: 1000))
        let question = Command.query(.history(rowID: "1", "1", nil))
        var model = model([order])
        #expect(model.press("2") == [question])
        _ = update(&model, .snapshot(Fixture.snapshot(rows: [came, order])))
        #expect(model.press("G").contains(question))
        #expect(!model.press("G").contains(question))
        _ = update(&model, .orders(Fixture.orders))
        #expect(model.press("G").contains(question))
    }

    @Test("an order interrupted after another transaction arrived waits for its own transaction")
    func again() throws {
        let (older, newer) = (Self.interrupted("1"), Self.interrupted("2", ago: 2000))
        let came = Self.arrived("3", ago: 30_000)
        #expect(try !isStillExpected(older, [newer, came]))
        #expect(try isStillExpected(newer, [older, came]))
    }

    @Test("the screen says that the order is resolved")
    func screen() {
        var model = model([Self.arrived("2", ago: 1000), Self.interrupted("1")])
        _ = model.press("2", "G")
        #expect(model.screenText.contains("required"))
        #expect(!model.screenText.contains("After that,"))
    }

    @Test("line mode says that the order is resolved")
    func lines() {
        var talk = Transcript(opens: false)
        let rows = [Self.arrived("2", ago: 1000), Self.interrupted("1")]
        talk.open(Fixture.snapshot(rows: rows))
        talk.type("transactions")
        let said = talk.type("2")
        #expect(said.contains("has been delivered since"), "\(said)")
        #expect(!said.contains(Self.advice), "\(said)")
    }
}
