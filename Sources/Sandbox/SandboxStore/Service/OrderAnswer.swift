import SandboxCore
import StoreAPI

/// An order's state with the record of its transaction, ready to be signed.
enum OrderAnswer: Sendable {
    /// There is a transaction.
    case purchased(TransactionRecord)
    /// There is none.
    case without(OrderStatus)
}

extension StoreRows {
    /// The state with its transaction.
    func answer(_ state: OrderState) throws -> OrderAnswer {
        switch state {
        case .pending: .without(.pending)
        case .cancelled: .without(.cancelled)
        case .declined(let reason): .without(.declined(reason))
        case .purchased(let id): .purchased(try expected(id))
        }
    }
}
