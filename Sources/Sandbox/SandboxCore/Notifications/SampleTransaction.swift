import StoreModel

/// Transactions that nobody made, with numbers and dates as the store would give them.
struct SampleTransaction {
    let subject: TemplateSubject

    init(_ subject: TemplateSubject) {
        self.subject = subject
    }

    /// A number of sixteen digits.
    var number: String { String(TransactionNumber.next(after: 0, at: subject.now)) }

    /// A subscription's first transaction, a month before.
    private var first: String {
        String(TransactionNumber.next(after: 0, at: monthAgo))
    }

    private var monthAgo: Timestamp { subject.now.adding(milliseconds: -30 * day) }
    private var day: Int64 { NotificationTemplate.day }

    /// Something that is bought once.
    var bought: Transaction {
        transaction(of: subject.item, original: number, since: subject.now, until: nil)
    }

    /// The transaction of a subscription.
    func subscribed(_ stage: SubscriptionStage) -> Transaction {
        let until = subject.now.adding(milliseconds: stage.isOver ? -60_000 : 30 * day)
        let paid = transaction(
            of: subject.plan, original: stage.isRenewal ? first : number,
            since: stage.isRenewal ? monthAgo : subject.now, until: until,
            stage.isRenewal ? .renewal : .purchase)
        guard stage.kind.type == .revoke else { return paid }
        return paid.rewritten(revoked: subject.now, ownership: .familyShared)
    }

    /// What Apple says besides of a subscription's transaction.
    func details(_ stage: SubscriptionStage) -> TransactionDetails {
        var details = TransactionDetails()
        details.webOrderLineItemID = number
        details.subscriptionGroupIdentifier = "kiosk"
        if stage.kind.type == .revoke { details.revocationType = "FAMILY_REVOKE" }
        if stage.kind.type == .offerRedeemed {
            details.offerType = 2
            details.offerIdentifier = "kiosk.offer"
            details.offerDiscountType = "PAY_AS_YOU_GO"
            details.offerPeriod = "P1M"
        }
        return details
    }

    /// What is said of the next renewal.
    func renewal(of transaction: Transaction, _ stage: SubscriptionStage) -> RenewalInfo {
        var info = RenewalInfo(
            originalTransactionID: transaction.originalID, productID: transaction.productID,
            signedDate: subject.now)
        info.autoRenewStatus = stage.renews ? 1 : 0
        info.expirationIntent = stage.expirationIntent
        info.priceIncreaseStatus = stage.priceIncreaseStatus
        info.isInBillingRetryPeriod = stage.status == 3 || stage.status == 4
        if stage.status == 4 {
            info.gracePeriodExpiresDate = subject.now.adding(milliseconds: 6 * day)
        }
        info.recentSubscriptionStartDate = transaction.originalPurchaseDate
        info.renewalDate = transaction.expiresDate
        info.currency = transaction.currency
        info.renewalPrice = transaction.price
        info.appAccountToken = transaction.appAccountToken
        return info
    }

    private func transaction(
        of item: TemplateSubject.Item, original: String, since: Timestamp, until: Timestamp?,
        _ reason: TransactionReason = .purchase
    ) -> Transaction {
        Transaction(
            id: TransactionID(number), originalID: TransactionID(original), orderID: nil,
            bundleID: subject.bundleID, productID: item.id, type: item.type, quantity: 1,
            purchaseDate: subject.now, originalPurchaseDate: since, expiresDate: until,
            signedDate: subject.now, appAccountToken: subject.player, storefront: item.storefront,
            reason: reason, price: item.price, intentID: nil)
    }
}

extension Transaction {
    /// The same, withdrawn.
    func rewritten(revoked: Timestamp, ownership: OwnershipType? = nil) -> Transaction {
        guard let price = unitPrice else { return self }
        return Transaction(
            id: id, originalID: originalID, orderID: orderID, bundleID: bundleID,
            productID: productID, type: type, quantity: quantity, purchaseDate: purchaseDate,
            originalPurchaseDate: originalPurchaseDate, expiresDate: expiresDate,
            signedDate: signedDate, revocationDate: revoked, revocationReason: 0,
            appAccountToken: appAccountToken, ownershipType: ownership ?? ownershipType,
            storefront: Storefront(countryCode: storefront, id: storefrontID), reason: reason,
            price: price, environment: environment, intentID: intentID)
    }
}
