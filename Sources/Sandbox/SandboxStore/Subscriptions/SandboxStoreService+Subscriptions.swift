import SandboxCore
import SandboxTables
package import StoreAPI
import StoreFiles
package import StoreModel

/// Subscriptions, for their customers.
extension SandboxStoreService {
    /// Reads one state of the store with operations that also need the catalog's plans.
    func readWithPlans<Value: Sendable>(
        processingDue scope: DueWorkScope,
        _ body: @escaping @Sendable (SubscriptionOperations) throws -> Value
    ) async throws(ServiceFailure) -> Value {
        let (catalogCache, clock) = (catalogCache, clock)
        return try await read(processingDue: scope) { rows in
            let notifications = NotificationOperations(rows: rows, newID: { clock.uuid() })
            return try body(
                SubscriptionOperations(
                    notifications: notifications, catalogIndex: try rows.catalog(on: catalogCache)))
        }
    }

    package func subscriptions(
        _ page: PageRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> SubscriptionsReply {
        try CallCheck.context(context)
        let signer = ListCursorSigner(.subscriptions, storeID: storeID, context: context)
        let position: SubscriptionPosition? = try signer.position(of: page.cursor)
        let limit = length(of: page)
        let (found, now, rate) = try await readWithPlans(processingDue: .account(context.account)) {
            desk in
            let found = try SubscriptionsPage(
                of: context.account, after: position, limit: limit, desk)
            return (found, desk.rows.now, desk.policy.rate)
        }
        return SubscriptionsReply(
            time: StoreTimeReading(now: now, rate: clock.clock.rate), timeRate: rate,
            statuses: try signed(found.statuses), introducedGroups: found.introducedGroups,
            next: found.next.map { signer.cursor($0) })
    }

    package func manage(
        _ originalID: TransactionID, _ change: CustomerSubscriptionChange, _ context: CallContext
    ) async throws(ServiceFailure) -> SubscriptionStatus {
        try CallCheck.context(context)
        let snapshot = try await write(processingDue: .account(context.account)) { operations in
            let subscriptions = operations.subscriptions
            guard let row = try operations.rows.subscription(original: originalID),
                row.subscription.origin.account == context.account
            else {
                throw try Refusal.noSubscription(originalID, of: context.account, operations.rows)
            }
            return try subscriptions.snapshot(try subscriptions.change(row, .wish(change)))
        }
        return try signed(snapshot)
    }

    private func signed(
        _ snapshots: [SubscriptionSnapshot]
    ) throws(ServiceFailure) -> [SubscriptionStatus] {
        var all: [SubscriptionStatus] = []
        for snapshot in snapshots { all.append(try signed(snapshot)) }
        return all
    }

    /// Signs a subscription's state as it was read.
    func signed(_ snapshot: SubscriptionSnapshot) throws(ServiceFailure) -> SubscriptionStatus {
        SubscriptionStatus(
            groupID: snapshot.transaction.subscriptionGroupID ?? "",
            originalTransactionID: snapshot.transaction.originalID, state: snapshot.status,
            transaction: try signed(snapshot.transaction), renewalInfo: try signed(snapshot.renewal)
        )
    }
}

/// Subscriptions, for the sandbox controls.
extension SandboxStoreService {
    /// Applies a control to a subscription.
    package func control(
        _ originalID: TransactionID, _ control: SubscriptionControl
    ) async throws(ServiceFailure) -> SandboxSubscription {
        try await write(processingDue: .owner(originalID)) { operations in
            guard let row = try operations.rows.subscription(original: originalID) else {
                throw try Refusal.noSubscription(originalID, of: nil, operations.rows)
            }
            let subscriptions = operations.subscriptions
            return try subscriptions.listed(try subscriptions.change(row, control))
        }
    }
}

extension Refusal {
    /// The refusal if the transaction did not start a subscription.
    static let unknownSubscription = Refusal(
        .unknownTransaction,
        "The store has no subscription that began with this transaction.")

    /// Returns the refusal of a change to a subscription that is not in the table, which may be a family-shared one.
    ///
    /// - Parameter account: The account of the caller; nil for the sandbox controls.
    fileprivate static func noSubscription(
        _ id: TransactionID, of account: AccountName?, _ rows: StoreTables
    ) throws -> Refusal {
        guard let record = try rows.transaction(id), record.sharedFrom != nil,
            account == nil || account == record.account
        else { return unknownSubscription }
        return Refusal(
            .wrongState,
            "The family shares this subscription: only its buyer can change it.")
    }
}

extension SubscriptionOperations {
    /// Returns the state of a subscription with its last transaction.
    func snapshot(_ row: AccountSubscription) throws -> SubscriptionSnapshot {
        let paid = try rows.requiredTransaction(row.subscription.period.transactionID).transaction
        let plan = next(row)
        return SubscriptionSnapshot(
            status: row.subscription.state, transaction: paid,
            renewal: RenewalInfoBuilder.info(
                of: row.subscription, next: plan, token: paid.appAccountToken,
                winBacks: try winBacks(row, next: plan), signed: rows.now))
    }

    /// Returns a subscription as the controls list it.
    func listed(_ row: AccountSubscription) throws -> SandboxSubscription {
        let (snapshot, subscription) = (try snapshot(row), row.subscription)
        return SandboxSubscription(
            transactionID: subscription.period.transactionID,
            account: subscription.origin.account, groupID: subscription.origin.groupID,
            state: subscription.state, expires: subscription.period.expires,
            renewal: snapshot.renewal, failsRenewals: subscription.renewal.paymentFails)
    }

    /// Applies a control to a subscription and returns the new state.
    func change(
        _ row: AccountSubscription, _ control: SubscriptionControl
    ) throws -> AccountSubscription {
        do {
            try apply(try step(row, control), to: row)
        } catch let objection as SubscriptionRules.ChangeError {
            throw Refusal(.wrongState, objection.text)
        }
        return try rows.subscription(original: row.subscription.origin.id) ?? row
    }

    private func step(
        _ row: AccountSubscription, _ control: SubscriptionControl
    ) throws -> SubscriptionStep {
        let (subscription, now) = (row.subscription, rows.now)
        switch control {
        case .wish(.cancel):
            return try SubscriptionRules.setRenewal(false, subscription, at: now)
        case .wish(.resume):
            return try SubscriptionRules.resume(
                subscription, next: next(row), id: try rows.numbers(chance: 0).transactionID,
                at: now, policy: policy)
        case .wish(.agreeToPrice): return try SubscriptionRules.agreeToPrice(subscription, at: now)
        case .expire: return try SubscriptionRules.expire(subscription, at: now)
        case .failRenewals(let fails):
            return SubscriptionRules.setFailing(
                fails, subscription, next: next(row),
                id: try rows.numbers(chance: 0).transactionID, at: now, policy: policy)
        case .price(let price, let consent):
            return try SubscriptionRules.announcePrice(
                price, needsConsent: consent, subscription, at: now)
        case .extend(let days):
            switch SubscriptionRules.extend(
                subscription, byDays: days, at: now, policy: policy)
            {
            case .extended(let step): return step
            case .ineligible:
                throw Refusal(
                    .wrongState,
                    "Only a paid period can be extended, by 1 to \(SubscriptionRules.longestExtension) days."
                )
            case .tooOften:
                throw Refusal(
                    .wrongState,
                    "The subscription was already extended \(SubscriptionRules.extensionsPerYear) times within a year, the maximum."
                )
            }
        }
    }
}
