import StoreModel

/// Decides which transactions a customer's receipt contains (Apple, "Validating receipts with the App Store").
package enum ReceiptRules {
    /// Returns those of a customer's transactions that the receipt contains, in their order.
    ///
    /// A receipt contains a consumable until it is finished, and a non-consumable once, no matter how often it was
    /// restored.
    package static func items(of records: [TransactionRecord]) -> [TransactionRecord] {
        records.filter { record in
            let transaction = record.transaction
            switch transaction.type {
            case .consumable: return record.isUnfinished
            case .nonConsumable: return !transaction.isCopy
            case .nonRenewable, .autoRenewable: return true
            }
        }
    }
}
