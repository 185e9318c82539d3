import KioskPresentation
import PurchaseCore
import StoreText

/// The transactions that the previous run left open, until this run has resolved them.
struct PendingAtLaunch: Sendable {
    private var open: Set<String>

    /// Records the open transactions of the first snapshot. Transactions that await approval are left out.
    init(_ first: EngineSnapshot) {
        open = Set(first.rows.filter(Self.isPending).map(\.id))
    }

    /// Returns the resolved transactions once, as soon as all of them are resolved, and nil at any other time.
    mutating func resolvedRows(in snapshot: EngineSnapshot) -> [TransactionRow]? {
        guard !open.isEmpty else { return nil }
        var rows: [TransactionRow] = []
        for row in snapshot.rows where open.contains(row.id) {
            // The first pending row decides, so that the others are not visited.
            if Self.isPending(row) { return nil }
            rows.append(row)
        }
        guard !rows.isEmpty else { return nil }
        open = []
        return rows
    }

    /// Returns the text that reports the resolved transactions: a purchase that failed was not completed.
    static func message(for rows: [TransactionRow]) -> TextKey {
        rows.contains { $0.state == .failed } ? .endedAtLaunch : .completedAtLaunch
    }

    /// Returns the resolved transactions as a list, each with the state in which it ended.
    static func words(for rows: [TransactionRow], in messages: LocalizedTexts) -> String {
        let words = rows.prefix(5).map { "\($0.displayName) (\(messages.text(word(for: $0))))" }
        return words.joined(separator: ", ") + (rows.count > 5 ? " …" : "")
    }

    /// The text key of the state in which the transaction ended.
    private static func word(for row: TransactionRow) -> TextKey {
        switch row.state {
        case .purchasing: .statePurchasing
        case .deferred: .stateDeferred
        case .purchased: .statePurchased
        case .failed: row.hasExpired ? .stageExpired : .stateFailed
        case .restored: .stateRestored
        case .finished: .stateFinished
        }
    }

    /// Whether the transaction is open for another reason than a missing approval.
    static func isPending(_ row: TransactionRow) -> Bool {
        row.isOpen && row.stage != .awaitingApproval
    }
}
