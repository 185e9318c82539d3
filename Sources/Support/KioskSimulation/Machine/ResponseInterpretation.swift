package import PurchaseCore
package import PurchaseEngine
package import StoreAPI
package import StoreModel

/// The device's interpretation of replies; the defaults are the engine's functions.
package struct ResponseInterpretation: Sendable {
    /// Interprets an order's status, given a verifier of signed transactions.
    package typealias Order =
        @Sendable (OrderStatus, IntentID, (JWS) -> SignedTransaction?) -> [QueueInput]

    /// Interprets an order's status.
    package var order: Order = { ServiceResponseMapper.order($0, $1, checked: $2) }
    /// Interprets a failed request about an order.
    package var orderFailed: @Sendable (ServiceFailure, IntentID, Bool) -> [QueueInput] = {
        ServiceResponseMapper.orderFailed($0, $1, isFirst: $2)
    }
    /// Interprets the merchant's verdict, or a failed request.
    package var verdict:
        @Sendable (Result<Verdict?, ServiceFailure>, SignedTransaction, JWS?) -> [QueueInput] = {
            ServiceResponseMapper.verdict($0, $1.transaction.id, signed: $2)
        }
    /// Interprets the store's reply to a finish.
    package var finish: @Sendable (ServiceFailure?, TransactionID) -> [QueueInput] = {
        ServiceResponseMapper.finish($0, $1)
    }
    /// Interprets a list of the store.
    package var list: @Sendable (FetchedList) -> [QueueInput] = { ServiceResponseMapper.list($0) }
    /// Returns the refusal that ends a debit; nil for another failure.
    package var spendRefusal: @Sendable (ServiceFailure, Bool) -> Refusal? = {
        ServiceResponseMapper.spendRefusal($0, isFirst: $1)
    }

    /// Creates the engine's interpretation.
    package init() {}
}
