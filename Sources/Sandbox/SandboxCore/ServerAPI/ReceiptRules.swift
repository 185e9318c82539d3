import StoreModel

/// What stands in a customer's receipt (Apple, "Validating receipts with the App Store").
package enum ReceiptRules {
    /// Of all transactions of a customer those that the receipt lists, in their order.
    ///
    /// A consumable is there until it is finished, and a non-consumable once, however often it was restored.
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
