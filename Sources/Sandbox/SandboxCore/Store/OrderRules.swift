import StoreModel

/// Decides which changes of a stored order are possible.
package enum OrderRules {
    /// The decision on a change of an order.
    package enum Decision: Hashable, Sendable {
        /// The order is in the required state; the change is made.
        case apply
        /// The change was made before; the earlier answer is repeated.
        case repeated
        /// The order is in another state; the text says which.
        case wrongState(String)
    }

    /// Decides whether an order can be approved now.
    package static func approval(of state: OrderState) -> Decision {
        switch state {
        case .pending: .apply
        case .purchased: .repeated
        case .cancelled: .wrongState("The customer cancelled this order.")
        case .declined: .wrongState("This order was declined.")
        }
    }

    /// Decides whether the approval of an order can be declined now.
    package static func refusal(of state: OrderState) -> Decision {
        switch state {
        case .pending: .apply
        case .declined(.approvalDeclined): .repeated
        case .declined: .wrongState("The store already declined this order.")
        case .cancelled: .wrongState("The customer cancelled this order.")
        case .purchased: .wrongState("This order is paid. Refund its transaction instead.")
        }
    }

    /// Decides whether the interruption of an order can be resolved now.
    ///
    /// - Parameter isWaiting: Whether the order was interrupted and is not resolved yet.
    package static func resolution(of state: OrderState, isWaiting: Bool) -> Decision {
        switch state {
        case .declined(.interrupted): isWaiting ? .apply : .repeated
        case .declined:
            .wrongState("This order was declined and cannot be resolved.")
        case .cancelled: .wrongState("The customer cancelled this order.")
        case .pending: .wrongState("This order is waiting for approval and was not interrupted.")
        case .purchased: .wrongState("This order is paid and is not interrupted.")
        }
    }

    /// Decides whether a device can acknowledge the end of an order.
    package static func acknowledgement(of state: OrderState) -> Decision {
        switch state {
        case .cancelled, .declined: .apply
        case .pending: .wrongState("This order is still waiting for approval.")
        case .purchased:
            .wrongState("This order has a transaction. Finish the transaction instead.")
        }
    }
}
