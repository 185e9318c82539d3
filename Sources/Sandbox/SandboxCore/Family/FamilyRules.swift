package import StoreModel

/// Decides membership in a family, and what its members receive of a member's purchases.
///
/// The rules are those of Apple's page “Supporting Family Sharing in your app”: each member has transactions of their
/// own, and only the purchaser pays. They are rows of the table in <doc:Subscriptions>.
package enum FamilyRules {
    /// The maximum number of accounts in a family: five members and the organizer.
    package static let maximumMembers = 6

    /// The reason why a change of a family is not possible.
    package struct ChangeError: Error, Hashable, Sendable {
        /// The reason, as a sentence.
        package let text: String
    }

    /// Decides whether an account can join the family of an organizer.
    ///
    /// - Parameters:
    ///   - own: The members of the account's family; empty if it does not belong to one.
    ///   - family: The members of the organizer's family; empty if joining founds it.
    /// - Returns: False if the account is already a member, so that nothing changes.
    /// - Throws: ``ChangeError`` if the account cannot join.
    package static func canJoin(
        _ account: AccountName, _ organizer: AccountName, own: [FamilyMember],
        family: [FamilyMember]
    ) throws(ChangeError) -> Bool {
        guard account != organizer else {
            throw ChangeError(text: "\(account) cannot join their own family.")
        }
        if let currentOrganizer = family.first?.organizer, currentOrganizer != organizer {
            throw ChangeError(
                text:
                    "\(organizer) belongs to the family of \(currentOrganizer) and is not an organizer."
            )
        }
        if let currentOrganizer = own.first?.organizer {
            guard currentOrganizer != organizer else { return false }
            throw ChangeError(
                text: currentOrganizer == account
                    ? "\(account) is the organizer of another family."
                    : "\(account) already belongs to the family of \(currentOrganizer).")
        }
        guard family.count < maximumMembers else {
            throw ChangeError(
                text: "The family of \(organizer) already has \(maximumMembers) members.")
        }
        return true
    }

    /// Returns the accounts that leave a family with one member: only that member, unless the organizer leaves or a
    /// single member would remain; then the family is dissolved.
    ///
    /// - Parameter family: The members of the account's family.
    /// - Throws: ``ChangeError`` if the account is not a member.
    package static func leaving(
        _ account: AccountName, family: [FamilyMember]
    ) throws(ChangeError) -> [AccountName] {
        let member = try member(account, of: family)
        guard member.organizer != account, family.count > 2 else { return family.map(\.account) }
        return [account]
    }

    /// Returns the member that belongs to an account.
    ///
    /// - Throws: ``ChangeError`` if the account is not a member.
    package static func member(
        _ account: AccountName, of family: [FamilyMember]
    ) throws(ChangeError) -> FamilyMember {
        guard let member = family.first(where: { $0.account == account }) else {
            throw ChangeError(text: "\(account) does not belong to a family.")
        }
        return member
    }

    /// Creates the member's own transaction for a purchase in the family; it costs nothing.
    ///
    /// It does not have an app account token: the purchaser's token is not the member's, and the store does not know a
    /// token of the member.
    ///
    /// - Parameters:
    ///   - before: The member's last transaction of the same group; nil for the first one, and for products other than
    ///     subscriptions.
    ///   - continues: Whether the member also had the period before this one.
    ///   - storefront: The member's storefront.
    /// - Returns: Nil if the currency of the purchase is unknown.
    package static func copy(
        of bought: TransactionRecord, for account: AccountName, before: Transaction?,
        continues: Bool, in storefront: Storefront, numbers: TransactionNumbers
    ) -> TransactionRecord? {
        let source = bought.transaction
        guard let currency = Currency(code: source.currency) else { return nil }
        let id = numbers.transactionID
        // A new share begins now, but in a grace period not later than the end of the paid period.
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

    /// Returns the purchaser's subscription as a family member has it: with the same dates, but without a price, an
    /// offer or a price increase.
    ///
    /// - Parameter share: The member's last transaction of the subscription.
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

    /// Ends a member's subscription whose share was revoked, or ended while the purchaser's subscription continues.
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

    /// Returns the notifications about a member after a change of the purchaser's subscription.
    ///
    /// They are the purchaser's own notifications, without those about the price. A member who receives the
    /// subscription anew is a new subscriber (Apple's page “notificationType”, SUBSCRIBED).
    package static func notifications(
        _ kinds: [NotificationKind], continues: Bool, hadAny: Bool
    ) -> [NotificationKind] {
        guard continues else {
            return [NotificationKind(.subscribed, hadAny ? .resubscribe : .initialBuy)]
        }
        return kinds.filter { $0.type != .priceIncrease }
    }

    private static func orderID(of id: TransactionID) -> OrderID? {
        Int64(id.rawValue).map { TransactionNumberGenerator.orderID(of: $0) }
    }
}
