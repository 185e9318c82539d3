import PurchaseCore
import StoreModel

/// Which changes of purchases were told already, so that each is told once.
struct AnnouncedChanges: Sendable {
    /// A state that may be gone in a moment.
    private struct Passing: Hashable {
        let stage: TransactionStage
        let since: Timestamp
    }

    /// How long a state that passes has to stand before it is told, in milliseconds.
    static let patience: Int64 = 1000

    private var heard: [String: TransactionStage] = [:]
    private var passing: [String: Passing] = [:]
    /// What changed before this was there when one came; nil while nobody listens.
    private var horizon: Timestamp?

    /// Whether anything is told at all.
    var isListening: Bool { horizon != nil }

    /// Everything that there is counts as known.
    mutating func begin(_ rows: [TransactionRow]) {
        heard = Dictionary(rows.map { ($0.id, $0.stage) }) { first, _ in first }
        passing = [:]
        horizon = rows.map(\.changedAt).max() ?? Timestamp(milliseconds: 0)
    }

    /// Nobody listens until one has come somewhere.
    mutating func end() { horizon = nil }

    /// Counts the present state of rows as told.
    mutating func hear(_ rows: [TransactionRow]) {
        for row in rows {
            heard[row.id] = row.stage
            passing[row.id] = nil
        }
    }

    /// The rows whose state is news now, the oldest first; they count as told.
    ///
    /// - Parameters:
    ///   - onlyPassing: Whether somebody waits for the end of something, and hears of it then.
    ///   - rests: Whether a row stays as it is for a while.
    mutating func take(
        _ rows: [TransactionRow], now: Timestamp, onlyPassing: Bool,
        rests: (TransactionRow) -> Bool
    ) -> [TransactionRow] {
        guard let horizon else { return [] }
        var news: [TransactionRow] = []
        for row in rows where row.changedAt >= horizon || passing[row.id] != nil {
            guard heard[row.id] != row.stage else {
                passing[row.id] = nil
                continue
            }
            if rests(row) {
                if !onlyPassing { news.append(row) }
            } else if stands(row, now) {
                news.append(row)
            }
        }
        hear(news)
        return news.sorted { $0.changedAt < $1.changedAt }
    }

    /// Whether a state that passes has stood for long enough.
    private mutating func stands(_ row: TransactionRow, _ now: Timestamp) -> Bool {
        let known = passing[row.id]
        let entry =
            known?.stage == row.stage ? known : Passing(stage: row.stage, since: now)
        passing[row.id] = entry
        return entry.map { now.since($0.since) >= Self.patience } ?? false
    }

    /// When a state that passes will have stood for long enough.
    var nextTick: Timestamp? {
        passing.values.map { $0.since.adding(milliseconds: Self.patience) }.min()
    }
}
