import PurchaseCore
import StoreModel

/// The deliveries that may grant an entitlement: of each subscription, only the last paid period.
///
/// A subscription has any number of earlier periods, which do not affect the current entitlement.
struct EntitlingDeliveries {
    private var deliveries: [TransactionID: Delivery] = [:]
    /// The last period of each subscription, by the ID of its first transaction.
    private var periods: [TransactionID: TransactionID] = [:]

    /// The deliveries that may grant an entitlement.
    var all: [Delivery] { Array(deliveries.values) }

    /// Adds a delivery, and returns the deliveries that do not grant an entitlement, or have lost it.
    mutating func insert(_ delivery: Delivery) -> [TransactionID] {
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
    /// Returns whether the other transaction is a later paid period, or a newer form of this one.
    fileprivate func isBefore(_ other: Transaction) -> Bool {
        id == other.id || (purchaseDate, id) < (other.purchaseDate, other.id)
    }
}
