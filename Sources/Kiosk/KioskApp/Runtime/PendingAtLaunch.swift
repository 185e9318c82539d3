import PurchaseCore
import StoreText

/// What the last kiosk left open, until this one has settled it.
struct PendingAtLaunch: Sendable {
    private var open: Set<String>

    /// Reads what is open before anything is driven; what waits for somebody's approval goes on waiting.
    init(_ first: EngineSnapshot) {
        open = Set(first.rows.filter(Self.isToSettle).map(\.id))
    }

    /// What was left open and has come to its end, once all of it has; nil before, and after.
    mutating func settled(by snapshot: EngineSnapshot) -> [TransactionRow]? {
        guard !open.isEmpty else { return nil }
        let rows = snapshot.rows.filter { open.contains($0.id) }
        guard !rows.isEmpty, !rows.contains(where: Self.isToSettle) else { return nil }
        open = []
        return rows
    }

    /// How it ended, in a word.
    static func word(for row: TransactionRow) -> StoreText.TextKey {
        switch row.state {
        case .purchasing: .statePurchasing
        case .deferred: .stateDeferred
        case .purchased: .statePurchased
        case .failed: .stateFailed
        case .restored: .stateRestored
        case .finished: .stateFinished
        }
    }

    private static func isToSettle(_ row: TransactionRow) -> Bool {
        row.isOpen && row.stage != .awaitingApproval
    }
}
