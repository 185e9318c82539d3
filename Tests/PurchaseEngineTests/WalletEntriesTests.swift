import GRDB
import PurchaseCore
import StoreAPI
import StoreModel
import Testing

@testable import PurchaseEngine

@Suite("The history of a wallet", .timeLimit(.minutes(2)))
struct WalletEntriesTests {
    private static let now = Timestamp(milliseconds: 1_700_000_000_000)

    private static let statement = WalletStatement(
        version: 2, balances: [GoodAmount(good: "coin", amount: 70)],
        entries: [entry(-30, .spend, version: 2), entry(100, .grant, version: 1)])

    private static func entry(
        _ amount: Int64, _ kind: WalletEntry.Kind, version: Int64
    ) -> WalletEntry {
        WalletEntry(
            version: version, at: now, kind: kind, change: GoodAmount(good: "coin", amount: amount),
            balance: 70, note: "")
    }

    private static func spend(_ amount: Int64) -> JournalEvent {
        .spendRecorded(
            spend: Spend(
                id: SpendID("spend-\(amount)"), goods: GoodAmount(good: "coin", amount: amount),
                note: ""))
    }

    /// Appends one fact as the engine does, and updates the state with it.
    private func append(
        _ event: JournalEvent, to journal: Journal, _ state: inout QueueState
    ) async throws {
        state.evolve(event, at: Self.now)
        try await journal.append(
            [JournalEventBatch(at: Self.now, monotonic: 0, events: [event])], account: "ann",
            projection: ProjectionUpdate(of: [event], in: state))
    }

    @Test("entries are written only with a statement and read with every wallet")
    func apart() async throws {
        let phone = try TestDevice()
        let journal = try phone.journal()
        var state = QueueState()
        try await append(.statementReceived(statement: Self.statement), to: journal, &state)
        try await append(Self.spend(5), to: journal, &state)
        #expect(try journal.contents(of: "ann", rows: 0).work == state)
        // A spending must not rewrite the entries, so this edit is still there after it.
        try await journal.database.write { database in
            try database.execute(sql: "UPDATE wallet_entries SET entries = '[]'")
        }
        try await append(Self.spend(6), to: journal, &state)
        let wallet = try journal.contents(of: "ann", rows: 0).work.wallet
        #expect(wallet == state.wallet.with(entries: []) && wallet != state.wallet)
        try await append(.statementReceived(statement: Self.statement), to: journal, &state)
        #expect(try journal.contents(of: "ann", rows: 0).work == state)
    }

    @Test("entries of an older journal are read unchanged, and moved when it is driven")
    func older() async throws {
        let phone = try TestDevice()
        var state = QueueState()
        do {
            let journal = try phone.journal()
            try await append(.statementReceived(statement: Self.statement), to: journal, &state)
            let text = try Journal.encode(state.wallet)
            try await journal.database.write { database in
                try database.execute(sql: "UPDATE accounts SET wallet = ?", arguments: [text])
                try database.execute(
                    sql: JournalSchema.withoutNewestFirst
                        + "DROP TABLE subscription_books; DROP TABLE wallet_entries; PRAGMA user_version = 2"
                )
            }
        }
        let reading = try Journal.openReading(
            folder: phone.folder, identity: phone.store.backend, device: "phone")
        #expect(try reading.contents(of: "ann", rows: 0).work == state)
        let journal = try await phone.nextJournal()
        #expect(try journal.contents(of: "ann", rows: 0).work == state)
        try await append(Self.spend(5), to: journal, &state)
        #expect(try journal.contents(of: "ann", rows: 0).work == state)
    }
}
