package import StoreModel

/// Decides who belongs to a family, and what its members have of what one of them buys.
///
/// The rules are those of Apple's page “Supporting Family Sharing in your app”: each member has transactions of their own, and
/// nobody but the purchaser pays. They are rows of the table in <doc:Subscriptions>.
package enum FamilyRules {
    /// How many accounts a family has at most: five members besides the organizer.
    package static let largest = 6

    /// Why something cannot be done, in a sentence.
    package struct Objection: Error, Hashable, Sendable {
        /// What is in the way.
        package let text: String
    }

    /// Whether an account becomes a member of another one's family.
    ///
    /// - Parameters:
    ///   - own: Everybody in the account's family; nobody where it has none.
    ///   - family: Everybody in the organizer's family; nobody where it is founded now.
    /// - Returns: Whether there is anything to do.
    package static func joins(
        _ account: AccountName, _ organizer: AccountName, own: [FamilyMember],
        family: [FamilyMember]
    ) throws(Objection) -> Bool {
        guard account != organizer else {
            throw Objection(text: "\(account) cannot join a family of their own.")
        }
        if let founder = family.first?.organizer, founder != organizer {
            throw Objection(
                text: "\(organizer) belongs to the family of \(founder), and organizes none.")
        }
        if let founder = own.first?.organizer {
            guard founder != organizer else { return false }
            throw Objection(
                text: founder == account
                    ? "\(account) organizes a family, and belongs to that one."
                    : "\(account) belongs to the family of \(founder).")
        }
        guard family.count < largest else {
            throw Objection(text: "The family of \(organizer) has \(largest) people already.")
        }
        return true
    }

    /// Who leaves with an account: nobody else, unless too few are left for a family.
    ///
    /// - Parameter family: Everybody in the account's family.
    package static func leaving(
        _ account: AccountName, family: [FamilyMember]
    ) throws(Objection) -> [AccountName] {
        let member = try member(account, of: family)
        guard member.organizer != account, family.count > 2 else { return family.map(\.account) }
        return [account]
    }

    /// An account in the family to which it belongs.
    package static func member(
        _ account: AccountName, of family: [FamilyMember]
    ) throws(Objection) -> FamilyMember {
        guard let member = family.first(where: { $0.account == account }) else {
            throw Objection(text: "\(account) belongs to no family.")
        }
        return member
    }

    /// What somebody is given of a purchase in the family: a transaction of their own that costs nothing.
    ///
    /// It is no player's: the player for whom the purchaser bought is not the member's, and of the member the store knows none.
    /// - Parameters:
    ///   - before: The member's last transaction of the same group; nil for the first one, and for what is no subscription.
    ///   - continues: Whether the member had the period before this one too.
    ///   - storefront: The member's country.
    package static func copy(
        of bought: TransactionRecord, for account: AccountName, before: Transaction?,
        continues: Bool, in storefront: Storefront, numbers: NewNumbers
    ) -> TransactionRecord? {
        let source = bought.transaction
        guard let currency = Currency(code: source.currency) else { return nil }
        let id = numbers.transactionID
        // Whoever has it anew has it from now on, but in a grace never from later than it was paid.
        let start = continues ? source.purchaseDate : max(source.purchaseDate, numbers.now)
        let since = source.expiresDate.map { min(start, $0) } ?? start
        let transaction = Transaction(
            id: id, originalID: before?.originalID ?? id, orderID: orderID(of: id),
            bundleID: source.bundleID, productID: source.productID, type: source.type,
            quantity: 1, purchaseDate: since,
            originalPurchaseDate: before?.originalPurchaseDate ?? since,
            expiresDate: source.expiresDate, signedDate: numbers.now, appAccountToken: nil,
            ownershipType: .familyShared, storefront: storefront,
            reason: continues ? source.reason : .purchase,
            unitPrice: Price(milliunits: 0, currency: currency), intentID: nil
        ).changed { $0.subscriptionGroupID = source.subscriptionGroupID }
        var record = TransactionRecord(
            transaction: transaction, account: account, device: TransactionRecord.anyDevice,
            merchantOrder: "")
        record.sharedFrom = source.id
        return record
    }

    /// A purchaser's subscription as a member of the family has it: the same times, nothing to pay, and nothing to decide.
    ///
    /// - Parameter share: The member's last transaction of it.
    package static func subscription(
        _ source: Subscription, as share: TransactionRecord
    ) -> Subscription {
        let own = share.transaction
        var made = Subscription(
            origin: Subscription.Origin(
                id: own.originalID, date: own.originalPurchaseDate, account: share.account,
                groupID: source.origin.groupID),
            plan: source.plan, period: source.period, renewal: source.renewal,
            state: source.state)
        made.plan.productID = own.productID
        made.period.transactionID = own.id
        made.period.paid = Price(milliunits: 0, currency: source.plan.price.currency)
        made.period.offer = nil
        (made.renewal.increase, made.renewal.offer) = (nil, nil)
        let isPast = source.period.transactionID != share.sharedFrom
        return share.isRevoked || isPast ? ended(made, share) : made
    }

    /// The same, once it is taken back, or over while the purchaser's goes on.
    private static func ended(
        _ subscription: Subscription, _ share: TransactionRecord
    ) -> Subscription {
        let own = share.transaction
        var made = subscription
        made.period.began = own.purchaseDate
        made.period.expires = own.expiresDate ?? own.purchaseDate
        made.renewal = Subscription.Renewal(productID: own.productID)
        made.renewal.isOn = false
        made.state = share.isRevoked ? .revoked : .expired
        return made
    }

    /// What servers are told of a member when something happened to the purchaser's subscription.
    ///
    /// All that the purchaser's own notifications say, but for the price, which is nobody else's business; whoever has it anew
    /// is a new subscriber (Apple's page “notificationType”, SUBSCRIBED).
    package static func told(
        _ kinds: [NotificationKind], continues: Bool, hadAny: Bool
    ) -> [NotificationKind] {
        guard continues else {
            return [NotificationKind(.subscribed, hadAny ? .resubscribe : .initialBuy)]
        }
        return kinds.filter { $0.type != .priceIncrease }
    }

    private static func orderID(of id: TransactionID) -> OrderID? {
        Int64(id.rawValue).map { TransactionNumber.orderID(of: $0) }
    }
}
