import PurchaseCore
import StoreModel
import TerminalGraphics
import Testing

@testable import KioskUI

@Suite("Older transactions in Activity")
struct OlderTransactionsTests {
    private static func row(_ number: Int, minutesAgo: Int) -> TransactionRow {
        Fixture.row(
            String(100_000 + number), Fixture.gems, .finished, .finished,
            ago: Int64(minutesAgo) * 60_000)
    }

    /// Returns a snapshot with the newest of a number of transactions.
    private static func snapshot(_ count: Int, of all: Int) -> EngineSnapshot {
        let rows = (0..<all).map { row($0, minutesAgo: $0 + 1) }
        return Fixture.snapshot(
            rows: Array(rows.prefix(count)),
            missingRowsUntil: count < all ? rows[count].startedAt : nil)
    }

    private func model(_ snapshot: EngineSnapshot) -> Model {
        var model = Fixture.model()
        _ = update(&model, .snapshot(snapshot))
        _ = model.press("2")
        return model
    }

    @Test("older transactions are requested once when the end of the list is reached")
    func end() {
        var model = model(Self.snapshot(50, of: 90))
        #expect(model.screenText.contains("all 50+"))
        #expect(model.screenText.contains("50 of 50+"))
        #expect(!model.press(.down).contains(.query(.olderTransactions)))
        #expect(model.press(.end).contains(.query(.olderTransactions)))
        #expect(!model.press(.up, .end).contains(.query(.olderTransactions)))
        let selected = model.activityRow?.id
        _ = update(&model, .snapshot(Self.snapshot(80, of: 90)))
        _ = update(&model, .olderLoaded)
        #expect(model.activityRow?.id == selected)
        #expect(model.press(.end).contains(.query(.olderTransactions)))
        _ = update(&model, .snapshot(Self.snapshot(90, of: 90)))
        _ = update(&model, .olderLoaded)
        #expect(!model.press(.end).contains(.query(.olderTransactions)))
        #expect(model.screenText.contains("all 90") && !model.screenText.contains("90+"))
    }

    @Test("a search without matches requests older transactions at the next key")
    func search() {
        var model = model(Self.snapshot(50, of: 90))
        #expect(!model.press("/", "z", "z", .enter).contains(.query(.olderTransactions)))
        #expect(model.screenText.contains("0 of 50+"))
        #expect(model.press(.down).contains(.query(.olderTransactions)))
    }

    @Test("more prints older transactions in line mode, and states whether there are any")
    func lines() {
        var talk = Transcript()
        talk.send(.snapshot(Self.snapshot(15, of: 25)))
        talk.respond = { command in
            command == .query(.olderTransactions)
                ? [.snapshot(Self.snapshot(25, of: 25)), .olderLoaded]
                : Transcript.successfulResponses(command)
        }
        let first = talk.type("transactions")
        #expect(first.contains("15+ transactions."))
        #expect(first.contains("Listed 10 of 15+. Type more to continue."))
        let second = talk.type("more")
        #expect(second.contains("\n15: ") && second.contains("Type more to load them."))
        #expect(!talk.asked.contains(.query(.olderTransactions)))
        let third = talk.type("more")
        #expect(third.contains("\n16: ") && third.contains("\n25: "))
        #expect(talk.asked.count { $0 == .query(.olderTransactions) } == 1)
        #expect(talk.type("more").contains("There are no more items."))
    }

    @Test("older transactions that are loaded are not announced as changes")
    func quiet() {
        let rows = (0..<5).map { Self.row($0, minutesAgo: 0) }
        var talk = Transcript(opens: false)
        let first = Fixture.snapshot(
            rows: Array(rows.prefix(2)), missingRowsUntil: rows[2].startedAt)
        talk.open(first)
        let start = talk.record.endIndex
        talk.send(.snapshot(Fixture.snapshot(rows: rows)))
        #expect(talk.output(since: start) == "")
    }
}
