package import PurchaseCore
package import PurchaseEngine
package import StoreAPI
package import StoreModel

/// What the device takes an answer for; the default is the engine's own.
package struct ResponseInterpretation: Sendable {
    /// The store's word about an order, with what the device believes of signed forms.
    package typealias Order =
        @Sendable (OrderStatus, IntentID, (JWS) -> SignedTransaction?) -> [QueueInput]

    /// The store's word about an order.
    package var order: Order = { ServiceResponses.order($0, $1, checked: $2) }
    /// No word about an order.
    package var orderFailed: @Sendable (ServiceFailure, IntentID, Bool) -> [QueueInput] = {
        ServiceResponses.orderFailed($0, $1, isFirst: $2)
    }
    /// The merchant's verdict, or none.
    package var verdict:
        @Sendable (Result<Verdict?, ServiceFailure>, SignedTransaction, JWS?) -> [QueueInput] = {
            ServiceResponses.verdict($0, $1.transaction.id, signed: $2)
        }
    /// What the store said to a finish.
    package var finish: @Sendable (ServiceFailure?, TransactionID) -> [QueueInput] = {
        ServiceResponses.finish($0, $1)
    }
    /// A list of the store.
    package var list: @Sendable (FetchedList) -> [QueueInput] = { ServiceResponses.list($0) }
    /// Whether a refusal ends a spending.
    package var spendRefusal: @Sendable (ServiceFailure, Bool) -> Refusal? = {
        ServiceResponses.spendRefusal($0, isFirst: $1)
    }

    /// The engine's own.
    package init() {}
}
