import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// Tracks which changes of purchases line mode has announced, so that each is announced once.
struct AnnouncedChanges: Sendable {
    /// The time in milliseconds that a transient state must last before it is announced.
    static let minimumDuration: Int64 = 1000

    private var announcedStages: [String: TransactionStage] = [:]
    /// The transient states, which may change within moments, and when each began.
    private var passing: [String: (stage: TransactionStage, since: Timestamp)] = [:]
    /// The latest change that was present when tracking began; nil while tracking is off.
    private var horizon: Timestamp?
    /// The start of the newest transaction that the last snapshot did not have; nil if it had all of them.
    private var missing: Timestamp?

    /// Whether changes are announced.
    var isTracking: Bool { horizon != nil }

    /// Starts tracking; the current state of all rows counts as announced.
    mutating func startTracking(_ rows: TransactionRows) {
        announcedStages = Dictionary(rows.map { ($0.id, $0.stage) }) { first, _ in first }
        passing = [:]
        horizon = rows.changedAt ?? Timestamp(milliseconds: 0)
    }

    /// Stops tracking until the next call of ``startTracking(_:)``.
    mutating func stopTracking() { horizon = nil }

    /// Marks the current state of rows as announced.
    mutating func markAnnounced(_ rows: some Sequence<TransactionRow>) {
        for row in rows {
            announcedStages[row.id] = row.stage
            passing[row.id] = nil
        }
    }

    /// Returns the rows whose state has to be announced now, the oldest change first, and marks them as announced.
    ///
    /// - Parameters:
    ///   - onlyTransient: Whether a wait is in progress, whose end will announce the resting states.
    ///   - isStable: Returns whether a row stays in its state for a while.
    mutating func collectDueRows(
        _ snapshot: EngineSnapshot, now: Timestamp, onlyTransient: Bool,
        isStable: (TransactionRow) -> Bool
    ) -> [TransactionRow] {
        defer { missing = snapshot.missingRowsUntil }
        guard let horizon else { return [] }
        var news: [TransactionRow] = []
        let chunks = snapshot.rows.chunks.filter { !passing.isEmpty || $0.changedAt >= horizon }
        for row in chunks.lazy.flatMap(\.rows)
        where row.changedAt >= horizon || passing[row.id] != nil {
            // An older transaction that has just been loaded did not change now.
            if let missing, row.startedAt <= missing, announcedStages[row.id] == nil {
                announcedStages[row.id] = row.stage
            }
            if announcedStages[row.id] == row.stage {
                passing[row.id] = nil
            } else if isStable(row) ? !onlyTransient : hasLasted(row, now) {
                news.append(row)
            }
        }
        markAnnounced(news)
        return news.sorted { $0.changedAt < $1.changedAt }
    }

    /// Returns whether a transient state has lasted long enough.
    private mutating func hasLasted(_ row: TransactionRow, _ now: Timestamp) -> Bool {
        let known = passing[row.id].flatMap { $0.stage == row.stage ? $0.since : nil } ?? now
        passing[row.id] = (row.stage, known)
        return now.since(known) >= Self.minimumDuration
    }

    /// When a transient state will have lasted long enough.
    var nextTick: Timestamp? {
        passing.values.map { $0.since.adding(milliseconds: Self.minimumDuration) }.min()
    }
}

// MARK: Ownership

/// The user's goods and entitlements at a time, to announce changes that occur without user action.
struct OwnershipSnapshot: Sendable {
    private let balances: [GoodAmount]
    private let owned: [Entitlement]

    init(_ snapshot: EngineSnapshot, now: Timestamp) {
        balances = snapshot.wallet.balances
        owned = snapshot.entitlements.filter { $0.expires.map { $0 > now } ?? true }
    }

    /// When the first entitlement expires.
    var firstExpiration: Timestamp? { owned.compactMap(\.expires).min() }

    /// Returns the changed balances; a good that is used up has the amount 0.
    func balances(since before: OwnershipSnapshot) -> [GoodAmount] {
        guard balances != before.balances else { return [] }
        let gone = before.balances.filter { old in !balances.contains { $0.good == old.good } }
            .map { GoodAmount(good: $0.good, amount: 0) }
        return balances.filter { !before.balances.contains($0) } + gone
    }

    /// Returns the entitlements that have ended since an earlier snapshot.
    func ended(since before: OwnershipSnapshot) -> [Entitlement] {
        guard owned != before.owned else { return [] }
        let ids = Set(owned.map(\.productID))
        return before.owned.filter { !ids.contains($0.productID) }
    }
}

extension Model {
    /// Announces changes of ownership, while no wait is in progress.
    mutating func announceOwnershipChanges() {
        guard let lineMode, lineMode.announcedChanges.isTracking, lineMode.awaitedAnswer == nil
        else {
            return
        }
        let present = OwnershipSnapshot(engine.snapshot, now: storeNow)
        defer { self.lineMode?.announcedOwnership = present }
        guard let before = lineMode.announcedOwnership else { return }
        let refunded = engine.snapshot.rows.lazy.filter { $0.stage == .refunded }
        for owned in present.ended(since: before)
        // The announced refund already implies that the product is not owned any more.
        where !refunded.contains(where: { $0.productID == owned.productID }) {
            write(.plainNotOwned, title(of: owned.productID))
        }
        for goods in present.balances(since: before) {
            write(.spendHave, formatter.goods(goods))
        }
    }
}

// MARK: Catalog

/// Describes the changes between two catalogs.
struct CatalogChangeDescription {
    let model: Model
    let before: CatalogState
    let after: CatalogState
    private var formatter: DisplayFormatter { model.formatter }

    /// The maximum number of changes described one by one.
    private static let limit = 10

    /// One sentence for each change; changes beyond the limit are counted.
    var changes: [SafeText] {
        let old = Dictionary(before.products.map { ($0.id, $0) }) { first, _ in first }
        let changed = after.products.compactMap { change(from: old[$0.id], to: $0) }
        let gone = before.missing(in: after).map { formatter.text(.plainGone, $0.displayName) }
        let all = changed + gone
        guard all.count > Self.limit else { return all }
        let rest = formatter.counts.string(all.count - Self.limit)
        return all.prefix(Self.limit) + [formatter.text(.plainMoreChanges, rest)]
    }

    private func change(from old: Product?, to product: Product) -> SafeText? {
        let price = formatter.price(of: product)
        guard let old else {
            return formatter.text(.plainNewProduct, product.displayName, price.string)
        }
        guard old != product else { return nil }
        if old.unavailable != product.unavailable {
            let reason = product.unavailable.map {
                formatter.messages.sentence(for: $0, productID: product.id)
            }
            return reason.map { formatter.sanitized("\(product.displayName): \($0)") }
                ?? formatter.text(.plainSoldAgain, product.displayName, price.string)
        }
        guard old.price == product.price else {
            return formatter.text(
                .plainNewPrice, product.displayName, price.string, formatter.price(of: old).string)
        }
        return formatter.text(.plainNewText, product.displayName)
    }
}
