import SandboxCore
import StoreAPI
import StoreModel

/// An order's state with the record of its transaction, ready to be signed.
enum OrderResult: Sendable {
    /// There is a transaction.
    case purchased(TransactionRecord)
    /// There is none.
    case without(OrderStatus)
}

/// The end of an order that no transaction names, for its device.
struct OrderEnd: Sendable {
    /// The device's id of the purchase.
    let intentID: IntentID
    /// How it ended.
    let answer: OrderResult
}

extension StoreRows {
    /// The end of an order.
    func end(of order: OrderRow) throws -> OrderEnd {
        OrderEnd(intentID: order.terms.intentID, answer: try answer(order.state))
    }

    /// The state with its transaction.
    func answer(_ state: OrderState) throws -> OrderResult {
        switch state {
        case .pending: .without(.pending)
        case .cancelled: .without(.cancelled)
        case .declined(let reason): .without(.declined(reason))
        case .purchased(let id): try handedOut(id)
        }
    }

    private func handedOut(_ id: TransactionID) throws -> OrderResult {
        let record = try expected(id)
        return record.isStuck ? .without(.alreadyPurchased) : .purchased(record)
    }
}
