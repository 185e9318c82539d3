import StoreModel

/// One transaction as `verifyReceipt` tells it: every value is a text.
enum ReceiptItem {
    /// An entry of `in_app`.
    static func unified(_ transaction: Transaction) -> [String: String] {
        var fields = common(transaction)
        fields["is_trial_period"] = "false"
        fields["in_app_ownership_type"] = transaction.ownershipType.rawValue
        fields["app_account_token"] = transaction.appAccountToken?.rawValue
        return fields
    }

    /// What both forms have.
    static func common(_ transaction: Transaction) -> [String: String] {
        var fields = [
            "quantity": String(transaction.quantity),
            "product_id": transaction.productID.rawValue,
            "transaction_id": transaction.id.rawValue,
            "original_transaction_id": transaction.originalID.rawValue,
        ]
        ReceiptDate(transaction.purchaseDate).put("purchase_date", into: &fields)
        ReceiptDate(transaction.originalPurchaseDate).put(
            "original_purchase_date", into: &fields)
        if let date = transaction.expiresDate {
            ReceiptDate(date).put("expires_date", into: &fields)
        }
        if let date = transaction.revocationDate {
            ReceiptDate(date).put("cancellation_date", into: &fields)
            fields["cancellation_reason"] = String(transaction.revocationReason ?? 0)
        }
        return fields
    }
}
