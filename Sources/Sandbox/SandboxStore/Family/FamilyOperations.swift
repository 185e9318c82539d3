import SandboxCore
import StoreAPI
import StoreFiles
import StoreModel

/// Shares purchases with the members of a family and withdraws them, inside the SQLite transaction of the purchase, the
/// renewal or the refund. So the members' shares always match the purchase.
struct FamilyOperations {
    /// Updates the purchasers' subscriptions.
    let subscriptions: SubscriptionOperations
    var rows: StoreTables { subscriptions.rows }
    private var notifications: NotificationOperations { subscriptions.notifications }

    /// Returns whether a product may be shared. A product that the catalog no longer has stays shareable.
    func isShareable(_ product: ProductID) -> Bool {
        subscriptions.catalogIndex.product(product)?.isFamilyShareable ?? true
    }

    /// Returns the other members of an account's family, if the account shares with them.
    func otherMembers(of account: AccountName) throws -> [AccountName] {
        let family = try rows.family(of: account)
        guard family.contains(where: { $0.account == account && $0.isSharing }) else { return [] }
        return family.map(\.account).filter { $0 != account }
    }

    /// Shares a product that was just bought with the family. Reads nothing if the product cannot be shared.
    func share(_ bought: TransactionRecord) throws {
        let product = bought.transaction
        guard product.type == .nonConsumable, isShareable(product.productID) else { return }
        for recipient in try otherMembers(of: bought.account) {
            try addShare(bought, to: recipient)
        }
    }

    /// Gives a product to a member who does not have it.
    private func addShare(_ bought: TransactionRecord, to recipient: AccountName) throws {
        let product = bought.transaction.productID
        let hasProduct = try rows.sharedProducts(of: recipient).contains {
            $0.transaction.productID == product
        }
        guard !hasProduct, try rows.owned(product, by: recipient) == nil else { return }
        let share = try issue(bought, to: recipient, before: nil, continues: false)
        // According to Apple's page “notificationType”, this notification is also sent for Family Sharing.
        try notifications.enqueue(NotificationKind(.oneTimeCharge), about: share.transaction.id)
    }

    /// Gives a period to a member who lacks an active share of its group, or who has the period before it.
    ///
    /// - Parameters:
    ///   - row: The purchaser's subscription.
    ///   - before: The members' shares until now.
    ///   - kinds: The notifications about the purchaser's own subscription.
    func addShare(
        _ period: TransactionRecord, of row: AccountSubscription, to recipient: AccountName,
        after before: [TransactionRecord] = [], notifications kinds: [NotificationKind] = []
    ) throws {
        let last = try rows.lastShare(of: recipient, group: row.subscription.origin.groupID)
        let continues = last.map { last in
            before.contains { $0.transaction.id == last.transaction.id }
        }
        // A member has one share of a group at a time: the first one, as long as it is active.
        if let last, continues != true, try isActive(last) { return }
        let share = try issue(
            period, to: recipient, before: last?.transaction, continues: continues ?? false)
        let shared = AccountSubscription(sharing: row, as: share)
        let memberNotifications = FamilyRules.notifications(
            kinds, continues: continues ?? false, hadAny: last != nil)
        for kind in memberNotifications { try subscriptions.enqueue(kind, of: shared) }
    }

    private func issue(
        _ bought: TransactionRecord, to recipient: AccountName, before: Transaction?,
        continues: Bool
    ) throws -> TransactionRecord {
        try rows.createIfNew(recipient)
        let home = subscriptions.catalogIndex.catalog.homeStorefront
        let share = FamilyRules.copy(
            of: bought, for: recipient, before: before, continues: continues,
            in: try rows.storefront(of: recipient, home: home), numbers: try rows.numbers(chance: 0)
        )
        guard let share else { throw DamagedRow(column: "currency") }
        let id = share.transaction.id
        try rows.insert(share)
        try rows.appendHistory(.shared, transaction: id, bought.transaction.id.rawValue)
        try rows.appendChange(recipient, nil, transaction: id)
        return share
    }

    /// Withdraws a share from a member, with all transactions that refer to it, and enqueues notices for the merchant.
    func withdraw(_ share: TransactionRecord) throws {
        let isPeriod = share.transaction.type == .autoRenewable
        let all = isPeriod ? [share] : try rows.copies(of: share.transaction.originalID)
        for record in all where !record.isRevoked {
            let id = record.transaction.id
            try rows.endSharing(of: id)
            try rows.appendHistory(.sharingEnded, transaction: id)
            try rows.appendChange(record.account, nil, transaction: id)
            try rows.enqueue(id)
        }
        try enqueueRevoked(share)
    }

    /// Enqueues the revocation for the team's server, for a subscription with its current state.
    private func enqueueRevoked(_ share: TransactionRecord) throws {
        let (kind, id) = (NotificationKind(.revoke), share.transaction.id)
        guard let group = share.transaction.subscriptionGroupID else {
            try notifications.enqueue(kind, about: id)
            return
        }
        let last =
            try rows.lastShare(of: share.account, group: group) ?? rows.requiredTransaction(id)
        try subscriptions.enqueue(kind, of: try row(of: last), about: id)
    }

    /// Enqueues the reversed refund of a share for the team's server.
    func enqueueReinstated(_ share: TransactionRecord) throws {
        let kind = NotificationKind(.refundReversed)
        guard share.transaction.subscriptionGroupID != nil else {
            try notifications.enqueue(kind, about: share.transaction.id)
            return
        }
        let now = try rows.requiredTransaction(share.transaction.id)
        try subscriptions.enqueue(kind, of: try row(of: now), about: now.transaction.id)
    }

    /// Gives a member everything that the rest of the family shares and the member does not have.
    func shareAll(_ recipient: AccountName) throws {
        for member in try rows.family(of: recipient)
        where member.isSharing && member.account != recipient {
            for bought in try rows.ownerships(of: member.account)
            where bought.transaction.ownershipType == .purchased && !bought.isRevoked
                && isShareable(bought.transaction.productID)
            {
                try addShare(bought, to: recipient)
            }
            for row in try rows.subscriptions(of: member.account)
            where row.subscription.state.isEntitled
                && isShareable(row.subscription.plan.productID)
            {
                try addShare(
                    rows.requiredTransaction(row.subscription.period.transactionID), of: row,
                    to: recipient)
            }
        }
    }
}

/// Reads the shares of members.
extension FamilyOperations {
    /// Returns the purchaser's subscription as the member has it.
    func row(of share: TransactionRecord) throws -> AccountSubscription {
        guard let id = share.sharedFrom else { throw DamagedRow(column: "shared_from") }
        let bought = try rows.requiredTransaction(id)
        // If the purchaser deleted the subscription and subscribed again, the new subscription replaces it.
        let row =
            try rows.subscription(original: bought.transaction.originalID)
            ?? rows.subscription(
                of: bought.account, group: bought.transaction.subscriptionGroupID ?? "")
        guard let row else { throw DamagedRow(column: "shared_from") }
        return AccountSubscription(sharing: row, as: share)
    }

    /// Returns whether a share currently gives access. It does not while the purchaser's payment is missing.
    func isActive(_ share: TransactionRecord) throws -> Bool {
        try !share.isRevoked && row(of: share).subscription.state.isEntitled
    }

    /// Returns whether a share may still change.
    func isCurrent(_ share: TransactionRecord) throws -> Bool {
        guard !share.isRevoked else { return false }
        guard share.transaction.type == .autoRenewable else { return true }
        return try row(of: share).subscription.due != nil
    }

    /// Returns all subscriptions of an account, its own before those that its family shares.
    func subscriptions(of account: AccountName) throws -> [AccountSubscription] {
        try rows.subscriptions(of: account) + rows.lastShares(of: account).map(row(of:))
    }

    /// Returns the current shares of an account.
    func shares(with account: AccountName) throws -> [TransactionRecord] {
        try rows.sharedProducts(of: account) + rows.lastShares(of: account).filter(isCurrent)
    }
}

extension AccountSubscription {
    /// Creates a purchaser's subscription as a member of the family has it.
    init(sharing row: AccountSubscription, as share: TransactionRecord) {
        self.init(
            subscription: FamilyRules.subscription(row.subscription, as: share),
            storefront: row.storefront, isShared: true)
    }
}
