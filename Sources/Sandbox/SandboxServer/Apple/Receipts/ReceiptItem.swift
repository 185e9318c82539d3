import StoreModel

/// A transaction in the format of `verifyReceipt`, in which every value is a string.
enum ReceiptItem {
    /// Returns an entry of `in_app`.
    ///
    /// - Parameter replaced: When an upgrade replaced the transaction, which is then its cancellation date.
    static func unified(_ transaction: Transaction, replaced: Timestamp? = nil) -> [String: String]
    {
        var fields = common(transaction)
        fields["is_trial_period"] = String(transaction.offerDiscountType == .freeTrial)
        if let date = transaction.expiresDate {
            ReceiptDate(date).add("expires_date", to: &fields)
        }
        guard transaction.type == .autoRenewable else { return fields }
        if let replaced {
            ReceiptDate(replaced).add("cancellation_date", to: &fields)
            fields["cancellation_reason"] = "0"
        }
        return fields.merging(subscribed(transaction)) { $1 }
    }

    /// Returns the additional fields of a subscription period.
    static func subscribed(_ transaction: Transaction) -> [String: String] {
        var fields = offers(transaction)
        fields["web_order_line_item_id"] = transaction.webOrderLineItemID
        if transaction.isUpgraded == true { fields["is_upgraded"] = "true" }
        switch transaction.offerType {
        case .promotional, .winBack:
            fields["promotional_offer_id"] = transaction.offerIdentifier
        case .code: fields["offer_code_ref_name"] = transaction.offerIdentifier
        case .introductory, nil: break
        }
        return fields
    }

    /// Returns whether a period was free, or was sold at an introductory price.
    private static func offers(_ transaction: Transaction) -> [String: String] {
        let isTrial = transaction.offerDiscountType == .freeTrial
        let isIntroduction = transaction.offerType == .introductory && !isTrial
        return [
            "is_trial_period": String(isTrial),
            "is_in_intro_offer_period": String(isIntroduction),
        ]
    }

    /// Returns an entry of `pending_renewal_info`.
    static func pending(_ renewal: RenewalInfo) -> [String: String] {
        var fields = [
            "auto_renew_product_id": renewal.autoRenewProductID.rawValue,
            "auto_renew_status": String(renewal.autoRenewStatus),
            "original_transaction_id": renewal.originalTransactionID.rawValue,
            "product_id": renewal.productID.rawValue,
        ]
        fields["expiration_intent"] = renewal.expirationIntent.map { String($0.rawValue) }
        fields["is_in_billing_retry_period"] = renewal.isInBillingRetryPeriod.map { $0 ? "1" : "0" }
        fields["price_increase_status"] = renewal.priceIncreaseStatus.map(String.init)
        fields["price_consent_status"] = renewal.priceIncreaseStatus.map(String.init)
        if renewal.offerType == .code { fields["offer_code_ref_name"] = renewal.offerIdentifier }
        if renewal.offerType == .promotional {
            fields["promotional_offer_id"] = renewal.offerIdentifier
        }
        if let date = renewal.gracePeriodExpiresDate {
            ReceiptDate(date).add("grace_period_expires_date", to: &fields)
        }
        return fields
    }

    /// Returns the fields of both formats; the flat one also has the ownership type and the group (Apple's developer
    /// forum, thread 709906).
    static func common(_ transaction: Transaction) -> [String: String] {
        var fields = [
            "quantity": String(transaction.quantity),
            "product_id": transaction.productID.rawValue,
            "transaction_id": transaction.id.rawValue,
            "original_transaction_id": transaction.originalID.rawValue,
            "in_app_ownership_type": transaction.ownershipType.rawValue,
        ]
        fields["app_account_token"] = transaction.appAccountToken?.rawValue
        fields["subscription_group_identifier"] = transaction.subscriptionGroupID
        ReceiptDate(transaction.purchaseDate).add("purchase_date", to: &fields)
        ReceiptDate(transaction.originalPurchaseDate).add(
            "original_purchase_date", to: &fields)
        if let date = transaction.revocationDate {
            ReceiptDate(date).add("cancellation_date", to: &fields)
            fields["cancellation_reason"] = String(transaction.revocationReason ?? 0)
        }
        return fields
    }
}
