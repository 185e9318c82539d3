import SandboxCore
import StoreAPI
import StoreModel

/// Extends the subscriptions of many, a part in each SQLite transaction: whoever comes next goes on where it was.
///
/// All of it happens at the moment when it was asked for, before anything that becomes due later.
struct MassExtensionDesk {
    /// Writes what becomes of subscriptions.
    let subscriptions: SubscriptionDesk
    /// The app whose server is told.
    let bundleID: BundleID

    /// How many are extended in one transaction.
    static let batch = 1_000

    /// Does one part of what is to be done.
    ///
    /// - Returns: Whether nothing is left.
    func work() throws -> Bool {
        guard var open = try subscriptions.rows.openMassExtension() else { return true }
        let desk = subscriptions.at(open.at)
        let part = try desk.rows.subscriptions(after: open, limit: Self.batch)
        for row in part where open.concerns(storefront: row.storefront) {
            try extend(row, desk, &open)
        }
        open.last = part.last?.subscription.origin.id.number ?? open.last
        if part.count < Self.batch {
            open.completedAt = open.at
            try desk.notifications.tell(open.summary(of: bundleID))
        }
        try desk.rows.put(open)
        return try desk.rows.openMassExtension() == nil
    }

    private func extend(
        _ row: SubscriptionRow, _ desk: SubscriptionDesk, _ open: inout MassExtension
    ) throws {
        let ruling = SubscriptionRules.extend(
            row.subscription, byDays: open.request.days, at: open.at, policy: desk.policy)
        switch ruling {
        case .extended(let step):
            try desk.apply(step, to: row)
            open.succeeded += 1
        case .ineligible, .tooOften:
            try desk.tell(NotificationKind(.renewalExtension, .failure), of: row)
            open.failed += 1
        }
    }
}
