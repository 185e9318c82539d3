import SandboxCore
package import StoreAPI
package import StoreModel

/// Subscriptions, for teams' servers (App Store Server API).
extension SandboxStoreService {
    /// All subscriptions of a transaction's customer, as servers see them; nil for a transaction that was never issued.
    package func subscriptionStatuses(
        of id: TransactionID
    ) async throws(ServiceFailure) -> [SubscriptionStatus]? {
        let told: [SubscriptionSnapshot]? = try await readingPlans { desk in
            let rows = desk.rows
            guard let record = try rows.transaction(id) else { return nil }
            return try rows.subscriptions(of: record.account).map { row in
                let told = try desk.told(row)
                let paid = try rows.expected(told.transaction.id)
                return SubscriptionSnapshot(
                    status: told.status, transaction: try rows.forServers(paid),
                    renewal: told.renewal)
            }
        }
        guard let told else { return nil }
        var statuses: [SubscriptionStatus] = []
        for snapshot in told { statuses.append(try signed(snapshot)) }
        return statuses
    }

    /// Adds days to what is paid.
    package func extend(
        _ originalID: TransactionID, byDays days: Int
    ) async throws(ServiceFailure) -> RenewalExtensionRuling {
        try await deciding { desk in
            guard let row = try desk.rows.subscription(original: originalID) else {
                return .unknown
            }
            let subscriptions = desk.subscriptions
            switch SubscriptionRules.extend(
                row.subscription, byDays: days, at: desk.rows.now, policy: subscriptions.policy)
            {
            case .extended(let step):
                try subscriptions.apply(step, to: row)
                return .extended(step.subscription.period.expires)
            case .ineligible: return .ineligible
            case .tooOften: return .tooOften
            }
        }
    }
}
