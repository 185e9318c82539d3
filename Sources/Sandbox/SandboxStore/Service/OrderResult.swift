import SandboxCore
import StoreAPI
import StoreModel

/// An order's state with its transaction record, ready to be signed.
enum OrderResult: Sendable {
    case purchased(TransactionRecord)
    /// The order does not have a transaction that can be handed out.
    case without(OrderStatus)
}

/// A notice to a device about an order that ended without naming a transaction.
struct OrderEnd: Sendable {
    /// The intent of the order.
    let intentID: IntentID
    /// The order's final state.
    let answer: OrderResult
}

extension StoreRows {
    /// Returns the notice about the end of an order.
    func end(of order: OrderRow) throws -> OrderEnd {
        OrderEnd(intentID: order.terms.intentID, answer: try answer(order.state))
    }

    /// Returns the state with its transaction.
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
        return record.isWithheld ? .without(.alreadyPurchased) : .purchased(record)
    }
}
