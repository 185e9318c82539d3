import SandboxCore
import StoreAPI
import StoreFiles
import StoreModel

/// Gives the members of a family what one of them buys, and takes it back, inside the SQLite transaction of the purchase, the
/// renewal or the refund: no member ever has something else than the purchaser has at that moment.
struct FamilyOperations {
    /// Writes what becomes of the purchasers' subscriptions.
    let subscriptions: SubscriptionOperations
    /// The tables.
    var rows: StoreRows { subscriptions.rows }
    private var notifications: NotificationOperations { subscriptions.notifications }

    /// Whether a product may be shared; what is not in the catalog any more is shared as it was.
    func isShareable(_ product: ProductID) -> Bool {
        subscriptions.shelf.product(product)?.isFamilyShareable ?? true
    }

    /// The others of an account's family, if it shares with them.
    func heirs(of account: AccountName) throws -> [AccountName] {
        let family = try rows.family(of: account)
        guard family.contains(where: { $0.account == account && $0.isSharing }) else { return [] }
        return family.map(\.account).filter { $0 != account }
    }

    /// Gives the family a product that was just bought; asks nothing of the file where it is none that can be shared.
    func share(_ bought: TransactionRecord) throws {
        let product = bought.transaction
        guard product.type == .nonConsumable, isShareable(product.productID) else { return }
        for heir in try heirs(of: bought.account) { try give(bought, to: heir) }
    }

    /// Gives a product to a member who has no copy of it.
    private func give(_ bought: TransactionRecord, to heir: AccountName) throws {
        let product = bought.transaction.productID
        let has = try rows.sharedProducts(of: heir).contains {
            $0.transaction.productID == product
        }
        guard !has, try rows.owned(product, by: heir) == nil else { return }
        let share = try issue(bought, to: heir, before: nil, continues: false)
        // Apple's page “notificationType”: it is sent for what a family shares, too.
        try notifications.tell(NotificationKind(.oneTimeCharge), about: share.transaction.id)
    }

    /// Gives a period to a member who has none of its group, or the one before it.
    ///
    /// - Parameters:
    ///   - row: The purchaser's subscription.
    ///   - before: What members had of it until now.
    ///   - kinds: What its own server is told.
    func give(
        _ period: TransactionRecord, of row: SubscriptionRow, to heir: AccountName,
        after before: [TransactionRecord] = [], telling kinds: [NotificationKind] = []
    ) throws {
        let last = try rows.lastShare(of: heir, group: row.subscription.origin.groupID)
        let continues = last.map { last in
            before.contains { $0.transaction.id == last.transaction.id }
        }
        // Of a group one is shared at a time: whose came first, for as long as it gives anything.
        if let last, continues != true, try isGiving(last) { return }
        let share = try issue(
            period, to: heir, before: last?.transaction, continues: continues ?? false)
        let shared = SubscriptionRow(sharing: row, as: share)
        let told = FamilyRules.told(kinds, continues: continues ?? false, hadAny: last != nil)
        for kind in told { try subscriptions.tell(kind, of: shared) }
    }

    private func issue(
        _ bought: TransactionRecord, to heir: AccountName, before: Transaction?, continues: Bool
    ) throws -> TransactionRecord {
        try rows.open(heir)
        let home = subscriptions.shelf.catalog.homeStorefront
        let share = FamilyRules.copy(
            of: bought, for: heir, before: before, continues: continues,
            in: try rows.storefront(of: heir, home: home), numbers: try rows.numbers(chance: 0))
        guard let share else { throw DamagedRow(column: "currency") }
        let id = share.transaction.id
        try rows.insert(share)
        try rows.note(.shared, transaction: id, bought.transaction.id.rawValue)
        try rows.tell(heir, nil, transaction: id)
        return share
    }

    /// Takes from a member what the purchaser no longer shares, with all that refers to it; the merchant will hear of it.
    func withdraw(_ share: TransactionRecord) throws {
        let isPeriod = share.transaction.type == .autoRenewable
        let all = isPeriod ? [share] : try rows.copies(of: share.transaction.originalID)
        for record in all where !record.isRevoked {
            let id = record.transaction.id
            try rows.endSharing(of: id)
            try rows.note(.sharingEnded, transaction: id)
            try rows.tell(record.account, nil, transaction: id)
            try rows.post(id)
        }
        try tellRevoked(share)
    }

    /// Tells the team's server of it; of a subscription also where it stands now.
    private func tellRevoked(_ share: TransactionRecord) throws {
        let (kind, id) = (NotificationKind(.revoke), share.transaction.id)
        guard let group = share.transaction.subscriptionGroupID else {
            try notifications.tell(kind, about: id)
            return
        }
        let last = try rows.lastShare(of: share.account, group: group) ?? rows.expected(id)
        try subscriptions.tell(kind, of: try row(of: last), about: id)
    }

    /// Tells the team's server that a member has something again, of which it was told that it was taken back.
    func tellReinstated(_ share: TransactionRecord) throws {
        let kind = NotificationKind(.refundReversed)
        guard share.transaction.subscriptionGroupID != nil else {
            try notifications.tell(kind, about: share.transaction.id)
            return
        }
        let now = try rows.expected(share.transaction.id)
        try subscriptions.tell(kind, of: try row(of: now), about: now.transaction.id)
    }

    /// Gives a member all that the others of the family share and the member does not have.
    func provide(_ heir: AccountName) throws {
        for member in try rows.family(of: heir) where member.isSharing && member.account != heir {
            for bought in try rows.ownerships(of: member.account)
            where bought.transaction.ownershipType == .purchased && !bought.isRevoked
                && isShareable(bought.transaction.productID)
            {
                try give(bought, to: heir)
            }
            for row in try rows.subscriptions(of: member.account)
            where row.subscription.state.isEntitled
                && isShareable(row.subscription.plan.productID)
            {
                try give(
                    rows.expected(row.subscription.period.transactionID), of: row, to: heir)
            }
        }
    }
}

/// What members have of subscriptions.
extension FamilyOperations {
    /// The purchaser's subscription as a member has it.
    func row(of share: TransactionRecord) throws -> SubscriptionRow {
        guard let id = share.sharedFrom else { throw DamagedRow(column: "shared_from") }
        let bought = try rows.expected(id)
        // Where the purchaser deleted it and subscribed anew, that one stands in its place.
        let row =
            try rows.subscription(original: bought.transaction.originalID)
            ?? rows.subscription(
                of: bought.account, group: bought.transaction.subscriptionGroupID ?? "")
        guard let row else { throw DamagedRow(column: "shared_from") }
        return SubscriptionRow(sharing: row, as: share)
    }

    /// Whether a member has what a period gives now; who waits for somebody else's payment has nothing.
    func isGiving(_ share: TransactionRecord) throws -> Bool {
        try !share.isRevoked && row(of: share).subscription.state.isEntitled
    }

    /// Whether something may still become of what a member has by a transaction.
    func isCurrent(_ share: TransactionRecord) throws -> Bool {
        guard !share.isRevoked else { return false }
        guard share.transaction.type == .autoRenewable else { return true }
        return try row(of: share).subscription.due != nil
    }

    /// All subscriptions of an account, those of its own before what its family shares with it.
    func subscriptions(of account: AccountName) throws -> [SubscriptionRow] {
        try rows.subscriptions(of: account) + rows.lastShares(of: account).map(row(of:))
    }

    /// What an account has through its family now.
    func shares(with account: AccountName) throws -> [TransactionRecord] {
        try rows.sharedProducts(of: account) + rows.lastShares(of: account).filter(isCurrent)
    }
}

extension SubscriptionRow {
    /// A purchaser's subscription as a member of the family has it.
    init(sharing row: SubscriptionRow, as share: TransactionRecord) {
        self.init(
            subscription: FamilyRules.subscription(row.subscription, as: share),
            storefront: row.storefront, isShared: true)
    }
}
