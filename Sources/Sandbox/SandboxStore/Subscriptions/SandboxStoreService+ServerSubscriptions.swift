import SandboxCore
package import StoreAPI
package import StoreModel

/// Subscriptions, for the App Store Server API.
extension SandboxStoreService {
    /// Returns the status of all subscriptions of the customer of an ID; nil if the ID was never issued.
    package func subscriptionStatuses(
        of id: TransactionID
    ) async throws(ServiceFailure) -> [SubscriptionStatus]? {
        let snapshots: [SubscriptionSnapshot]? = try await readWithPlans(processingDue: .owner(id))
        { operations in
            let rows = operations.rows
            guard let account = try rows.customer(ofAny: id) else { return nil }
            let all = try FamilyOperations(subscriptions: operations).subscriptions(of: account)
                .filter {
                    try rows.undeletedTransaction($0.subscription.period.transactionID) != nil
                }
            return try all.map { row in
                let last = row.subscription.period.transactionID
                let next = operations.next(row)
                return try rows.snapshot(
                    of: row, with: last, next: next,
                    winBacks: try operations.winBacks(row, next: next))
            }
        }
        guard let snapshots else { return nil }
        var statuses: [SubscriptionStatus] = []
        for snapshot in snapshots { statuses.append(try signed(snapshot)) }
        return statuses
    }

    /// Extends the renewal date of a subscription. A repeated request receives the first reply and does not extend
    /// again (App Store Server API, `requestIdentifier`).
    ///
    /// - Parameter request: The request identifier, unique among the requests for this subscription.
    package func extend(
        _ originalID: TransactionID, byDays days: Int, because reason: Int, named request: String
    ) async throws(ServiceFailure) -> RenewalExtensionDecision {
        try await write(processingDue: .owner(originalID)) { operations in
            guard try operations.rows.undeletedTransaction(originalID) != nil,
                let row = try operations.rows.subscription(original: originalID)
            else {
                // A transaction that is not a subscription can never be extended.
                let other = try operations.rows.transaction(originalID)
                if other?.transaction.ownershipType == .familyShared { return .shared }
                return other.map { $0.transaction.type == .autoRenewable } ?? true
                    ? .unknown : .ineligible
            }
            if let known = try operations.rows.renewalExtension(of: originalID, named: request) {
                return (known.days, known.reason) == (days, reason) ? known.decision : .reused
            }
            let subscriptions = operations.subscriptions
            switch SubscriptionRules.extend(
                row.subscription, byDays: days, at: operations.rows.now,
                policy: subscriptions.policy)
            {
            case .extended(let step):
                try subscriptions.apply(step, to: row)
                let period = step.subscription.period
                let made = RenewalExtensionRow(
                    days: days, reason: reason, transactionID: period.transactionID,
                    expires: period.expires)
                try operations.rows.insert(made, of: originalID, named: request)
                return made.decision
            case .ineligible: return .ineligible
            case .tooOften: return .tooOften
            }
        }
    }

    /// Accepts a request to extend all active subscriptions of a product. The workers and later requests process it in
    /// parts.
    ///
    /// - Returns: Whether it is accepted, now or before; false if the identifier belongs to another request for the
    ///   product.
    package func extendAll(
        _ request: MassExtensionRequest
    ) async throws(ServiceFailure) -> Bool {
        try await write(processingDue: .nothing) { operations in
            let known = try operations.rows.massExtension(
                of: request.productID, named: request.requestIdentifier)
            if let known { return known.request == request }
            let end = try operations.rows.newestTransaction()
            try operations.rows.insertOrUpdate(
                MassExtensionRow(request, at: operations.rows.now, end: end))
            return true
        }
    }

    /// Returns the progress of a mass extension; nil if it was never requested.
    package func massExtension(
        of product: ProductID, named id: String
    ) async throws(ServiceFailure) -> MassExtensionStatus? {
        try await read(processingDue: .oldest) { rows in
            try rows.massExtension(of: product, named: id).map {
                MassExtensionStatus(
                    completedAt: $0.completedAt, succeeded: $0.succeeded, failed: $0.failed)
            }
        }
    }
}
