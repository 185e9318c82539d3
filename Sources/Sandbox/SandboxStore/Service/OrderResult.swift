import SandboxCore
import StoreAPI
import StoreModel

/// An order's state with its transaction record, ready to be signed.
enum OrderResult: Sendable {
    case purchased(TransactionRecord)
    /// The order does not have a transaction that can be handed out.
    case withoutTransaction(OrderStatus)
}

/// A notice to a device about an order that ended without naming a transaction.
struct EndedOrderNotice: Sendable {
    /// The intent of the order.
    let intentID: IntentID
    /// The order's final state.
    let result: OrderResult
}

extension StoreTables {
    /// Returns the notice about the end of an order.
    func end(of order: OrderRow) throws -> EndedOrderNotice {
        EndedOrderNotice(intentID: order.terms.intentID, result: try result(of: order.state))
    }

    /// Returns the state with its transaction.
    func result(of state: OrderState) throws -> OrderResult {
        switch state {
        case .pending: .withoutTransaction(.pending)
        case .cancelled: .withoutTransaction(.cancelled)
        case .declined(let reason): .withoutTransaction(.declined(reason))
        case .purchased(let id): try purchasedResult(id)
        }
    }

    private func purchasedResult(_ id: TransactionID) throws -> OrderResult {
        let record = try requiredTransaction(id)
        return record.isWithheld ? .withoutTransaction(.alreadyPurchased) : .purchased(record)
    }
}
