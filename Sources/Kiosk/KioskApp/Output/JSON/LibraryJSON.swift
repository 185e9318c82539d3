import PurchaseCore
import StoreAPI
import StoreModel

extension JSONLine {
    /// The balance of a good: `{"kind":"balance","good":…,"amount":…}`
    static func balance(_ amount: GoodAmount) -> JSONLine {
        ["kind": "balance", "good": amount.good, "amount": amount.amount]
    }

    /// Goods that a refund revoked after they were spent: `{"kind":"debt","good":…,"amount":…}`
    static func debt(_ amount: GoodAmount) -> JSONLine {
        ["kind": "debt", "good": amount.good, "amount": amount.amount]
    }

    /// An entitlement: `{"kind":"entitlement","productId":…,"transactionId":…}`
    static func entitlement(_ entitlement: Entitlement, title: String) -> JSONLine {
        let ownership: OwnershipType = entitlement.isShared ? .familyShared : .purchased
        return [
            "kind": "entitlement", "productId": entitlement.productID, "title": title,
            "transactionId": entitlement.transactionID,
            "originalTransactionId": entitlement.originalID, "type": entitlement.type.rawValue,
            "since": entitlement.since, "expires": entitlement.expires,
            "restored": entitlement.isRestored, "inAppOwnershipType": ownership.rawValue,
        ]
    }

    /// A subscription, with the names of the App Store Server API: `{"kind":"subscription","productId":…,"status":1,…}`
    ///
    /// The status is 1 active, 2 expired, 3 billing retry, 4 grace period, or 5 revoked.
    static func subscription(_ subscription: VerifiedSubscription) -> JSONLine {
        let (paid, renewal) = (subscription.transaction, subscription.renewal)
        return [
            "kind": "subscription", "productId": paid.productID,
            "subscriptionGroupIdentifier": subscription.groupID, "transactionId": paid.id,
            "originalTransactionId": paid.originalID, "status": subscription.state.rawValue,
            "purchaseDate": paid.purchaseDate, "expiresDate": paid.expiresDate,
            "autoRenewStatus": renewal.autoRenewStatus,
            "autoRenewProductId": renewal.autoRenewProductID,
            "renewalDate": renewal.renewalDate, "renewalPrice": renewal.renewalPrice,
            "currency": renewal.currency, "offerType": paid.offerType?.rawValue,
            "expirationIntent": renewal.expirationIntent?.rawValue,
            "gracePeriodExpiresDate": renewal.gracePeriodExpiresDate,
            "priceIncreaseStatus": renewal.priceIncreaseStatus,
            "inAppOwnershipType": paid.ownershipType.rawValue,
        ]
    }

    /// The result of a spending that was answered late:
    /// `{"kind":"spent","spendId":…,"good":…,"amount":…,"taken":true|false,"reason":…}`
    static func spent(_ settled: LateSpendResult) -> JSONLine {
        [
            "kind": "spent", "spendId": settled.spend.id, "good": settled.spend.goods.good,
            "amount": settled.spend.goods.amount, "taken": settled.refusal == nil,
            "reason": settled.refusal,
        ]
    }

    /// The reply to a manual grant, by this request or an earlier one: `{"kind":"compensation","repeated":false,…}`
    static func manualGrant(_ reply: CompensationReply) -> JSONLine {
        let given = reply.compensation
        return [
            "kind": "compensation",
            // Whether an earlier request granted the goods, so that this one changed nothing.
            "repeated": reply.isRepeated, "merchantOrder": given.numbers.merchantOrder,
            "transactionId": given.numbers.transactionID, "intentId": given.numbers.intentID,
            "account": given.account, "goods": given.goods, "reason": given.reason,
            // Whether the manual grant replaces the grant of the order.
            "settles": given.isSettlement, "at": given.at,
            // The balances of the account after the manual grant.
            "balances": reply.statement.balances,
        ]
    }
}
