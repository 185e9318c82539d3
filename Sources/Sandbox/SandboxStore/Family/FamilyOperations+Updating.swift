import SandboxCore
import StoreModel

/// Updates the family's shares when a purchase changes.
extension FamilyOperations {
    /// Returns the members' shares of a subscription that is about to change. Reads nothing if its group is never
    /// shared.
    func shares(before step: SubscriptionStep) throws -> [TransactionRecord] {
        let origin = step.subscription.origin
        guard isSharedGroup(step) else { return [] }
        return try rows.shares(ofSubscription: origin.id)
    }

    /// Applies a subscription's step to the members' shares.
    ///
    /// - Parameter before: The result of ``shares(before:)``.
    func updateShares(
        _ step: SubscriptionStep, _ row: AccountSubscription, _ before: [TransactionRecord]
    ) throws {
        guard isSharedGroup(step) else { return }
        guard let sale = step.sale else { return try updateShares(withoutSale: step, row, before) }
        let recipients =
            isShareable(sale.productID) ? try otherMembers(of: row.subscription.origin.account) : []
        for share in before {
            if step.remainder?.transactionID == share.sharedFrom {
                try rows.upgrade(share.transaction.id)
                try rows.appendChange(share.account, nil, transaction: share.transaction.id)
            }
            if !recipients.contains(share.account) { try withdraw(share) }
        }
        let period = try rows.requiredTransaction(sale.transactionID)
        for recipient in recipients {
            try addShare(
                period, of: row, to: recipient, after: before, notifications: step.notifications)
        }
        for share in before where !recipients.contains(share.account) {
            try shareAll(share.account)
        }
    }

    private func updateShares(
        withoutSale step: SubscriptionStep, _ row: AccountSubscription,
        _ before: [TransactionRecord]
    ) throws {
        let kinds = FamilyRules.notifications(step.notifications, continues: true, hadAny: true)
        for share in before {
            let id = share.transaction.id
            if let expiry = step.expiry { try rows.setExpiry(of: id, to: expiry) }
            guard !kinds.isEmpty else { continue }
            try rows.appendChange(share.account, nil, transaction: id)
            let shared = AccountSubscription(sharing: row, as: try rows.requiredTransaction(id))
            for kind in kinds { try subscriptions.enqueue(kind, of: shared) }
        }
        // Another member's subscription may replace one that gives nothing any more.
        guard !row.subscription.state.isEntitled else { return }
        for share in before { try shareAll(share.account) }
    }

    /// Withdraws all shares of a revoked purchase, and provides the family with another member's purchase of the
    /// product, if there is one.
    func withdraw(allOf bought: TransactionRecord) throws {
        guard bought.transaction.type.isShareable else { return }
        let shares = try rows.shares(of: bought.transaction.id)
        for share in shares { try withdraw(share) }
        for share in shares { try shareAll(share.account) }
        guard isShareable(bought.transaction.productID) else { return }
        try shareAll(bought.account)
    }

    /// Reinstates the shares of a purchase whose refund was reversed, except for members who have another source of the
    /// product by now.
    ///
    /// - Parameter bought: The purchase as it was before the reversal.
    func reinstate(allOf bought: TransactionRecord) throws {
        let type = bought.transaction.type
        guard type.isShareable, let moment = bought.transaction.revocationDate,
            isShareable(bought.transaction.productID)
        else { return }
        let recipients = try otherMembers(of: bought.account)
        for share in try rows.shares(of: bought.transaction.id, withdrawnAt: moment)
        where try recipients.contains(share.account) && !hasAnother(share, than: bought) {
            let all =
                type == .autoRenewable
                ? [share] : try rows.copies(of: share.transaction.originalID)
            for record in all where record.transaction.revocationDate == moment {
                try reinstate(record, until: try rows.requiredTransaction(bought.transaction.id))
            }
            try enqueueReinstated(share)
        }
        // Members who joined since, or after sharing was turned on again, do not have a share to reinstate.
        for recipient in recipients { try shareAll(recipient) }
    }

    /// - Parameter bought: The purchase as it is now. Its period may have ended meanwhile, and a share never outlasts
    ///   it.
    private func reinstate(_ record: TransactionRecord, until bought: TransactionRecord) throws {
        let id = record.transaction.id
        try rows.reinstate(id, revision: record.transaction.revision + 1)
        if let end = bought.transaction.expiresDate { try rows.setExpiry(of: id, to: end) }
        try rows.appendHistory(.refundReversed, transaction: id)
        try rows.appendChange(record.account, nil, transaction: id)
        try rows.enqueue(id)
    }

    /// Returns whether a member has the withdrawn product by now, or a subscription of its group from another
    /// purchaser.
    private func hasAnother(
        _ share: TransactionRecord, than bought: TransactionRecord
    ) throws -> Bool {
        let product = share.transaction.productID
        guard let group = share.transaction.subscriptionGroupID else {
            let shared = try rows.sharedProducts(of: share.account)
            return try shared.contains { $0.transaction.productID == product }
                || rows.owned(product, by: share.account) != nil
        }
        guard let last = try rows.lastShare(of: share.account, group: group), try isActive(last)
        else { return false }
        return try purchaser(of: last) != bought.account
    }

    /// Returns whether the subscription's group has a product that a family may share.
    private func isSharedGroup(_ step: SubscriptionStep) -> Bool {
        let subscription = step.subscription
        return subscriptions.catalogIndex.hasShareableSubscription(in: subscription.origin.groupID)
            || isShareable(subscription.plan.productID)
    }
}

extension ProductType {
    /// Whether a family may share products of this type at all (Apple, “Supporting Family Sharing in your app”).
    var isShareable: Bool { self == .nonConsumable || self == .autoRenewable }
}
