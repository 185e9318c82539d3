import StoreModel

/// Creates sample transactions, with numbers and dates like those of the store.
struct SampleTransaction {
    let subject: SampleNotificationValues

    init(_ subject: SampleNotificationValues) {
        self.subject = subject
    }

    /// A transaction number of 16 digits.
    var number: String { String(TransactionNumberGenerator.next(after: 0, at: subject.now)) }

    /// The number of a subscription's first transaction, which was a month ago.
    private var firstNumber: String {
        String(TransactionNumberGenerator.next(after: 0, at: monthAgo))
    }

    private var monthAgo: Timestamp { subject.now.adding(milliseconds: -30 * day) }
    private var day: Int64 { NotificationTemplate.day }

    /// The transaction of a product that is not a subscription.
    var bought: Transaction {
        transaction(of: subject.item, original: number, since: subject.now, until: nil)
    }

    /// The transaction of a subscription.
    func subscribed(_ stage: SampleSubscriptionState) -> Transaction {
        let until = subject.now.adding(milliseconds: stage.isOver ? -60_000 : 30 * day)
        let paid = transaction(
            of: subject.plan, original: stage.isRenewal ? firstNumber : number,
            since: stage.isRenewal ? monthAgo : subject.now, until: until,
            stage.isRenewal ? .renewal : .purchase)
        return paid.changed { transaction in
            transaction.webOrderLineItemID = number
            transaction.subscriptionGroupID = "kiosk"
            if stage.kind.type == .revoke {
                transaction.revoke(at: subject.now)
                transaction.revocationType = .familyRevoke
                transaction.ownershipType = .familyShared
            }
            if stage.kind.type == .offerRedeemed {
                transaction.offerType = .promotional
                transaction.offerIdentifier = "kiosk.offer"
                transaction.offerDiscountType = .payAsYouGo
                transaction.offerPeriod = SubscriptionPeriod(count: 1, unit: .month)
            }
        }
    }

    /// The renewal info of a subscription.
    func renewal(of transaction: Transaction, _ stage: SampleSubscriptionState) -> RenewalInfo {
        var info = RenewalInfo(
            originalTransactionID: transaction.originalID, productID: transaction.productID,
            signedDate: subject.now)
        info.autoRenewStatus = stage.renews ? 1 : 0
        info.expirationIntent = stage.expirationIntent
        info.priceIncreaseStatus = stage.priceIncreaseStatus
        info.isInBillingRetryPeriod = [.inBillingRetryPeriod, .inGracePeriod].contains(stage.state)
        if stage.state == .inGracePeriod {
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
        of item: SampleNotificationValues.SampleProduct, original: String, since: Timestamp,
        until: Timestamp?,
        _ reason: TransactionReason = .purchase
    ) -> Transaction {
        Transaction(
            id: TransactionID(number), originalID: TransactionID(original), orderID: nil,
            bundleID: subject.bundleID, productID: item.id, type: item.type, quantity: 1,
            purchaseDate: subject.now, originalPurchaseDate: since, expiresDate: until,
            signedDate: subject.now, appAccountToken: subject.player, storefront: item.storefront,
            reason: reason, unitPrice: item.price, intentID: nil)
    }
}
