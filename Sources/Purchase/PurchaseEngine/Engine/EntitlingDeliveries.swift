import PurchaseCore
import StoreModel

/// The deliveries that may entitle: of each subscription only the period that was paid last.
///
/// A subscription has any number of earlier periods, and none of them says what is owned now.
struct EntitlingDeliveries {
    private var deliveries: [TransactionID: Delivery] = [:]
    /// The last period of each subscription, by its first transaction.
    private var periods: [TransactionID: TransactionID] = [:]

    /// What may entitle.
    var all: [Delivery] { Array(deliveries.values) }

    /// Takes a delivery, and returns those that entitle no longer, or never did.
    mutating func put(_ delivery: Delivery) -> [TransactionID] {
        let transaction = delivery.signed.transaction
        guard transaction.type.isEntitlement else { return [] }
        guard transaction.type == .autoRenewable else {
            deliveries[transaction.id] = delivery
            return []
        }
        let last = periods[transaction.originalID].flatMap { deliveries[$0] }
        let isLast = last.map { $0.signed.transaction.isBefore(transaction) } ?? true
        guard transaction.isUpgraded != true, isLast else {
            deliveries[transaction.id] = nil
            return [transaction.id]
        }
        deliveries[transaction.id] = delivery
        periods[transaction.originalID] = transaction.id
        guard let id = last?.signed.transaction.id, id != transaction.id else { return [] }
        deliveries[id] = nil
        return [id]
    }
}

extension Transaction {
    /// Whether another period was paid later, or is this one as it stands now.
    fileprivate func isBefore(_ other: Transaction) -> Bool {
        id == other.id || (purchaseDate, id) < (other.purchaseDate, other.id)
    }
}
