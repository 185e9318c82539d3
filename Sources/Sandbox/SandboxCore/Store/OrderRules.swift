import StoreModel

/// Decides what may be done with an order that was written down.
package enum OrderRules {
    /// What the controls of the test store lead to.
    package enum Decision: Hashable, Sendable {
        /// It waits: do it.
        case act
        /// It was done before: the same answer again.
        case repeated
        /// It ended otherwise; the text says how.
        case wrongState(String)
    }

    /// Whether an order may be approved now.
    package static func approval(of state: OrderState) -> Decision {
        switch state {
        case .pending: .act
        case .purchased: .repeated
        case .cancelled: .wrongState("The customer cancelled this order; nothing was charged.")
        case .declined: .wrongState("This order was declined; nothing was charged.")
        }
    }

    /// Whether the approval of an order may be refused now.
    package static func refusal(of state: OrderState) -> Decision {
        switch state {
        case .pending: .act
        case .declined(.approvalDeclined): .repeated
        case .declined: .wrongState("The store declined this order before; nothing was charged.")
        case .cancelled: .wrongState("The customer cancelled this order; nothing was charged.")
        case .purchased: .wrongState("This order is paid. Refund its transaction instead.")
        }
    }

    /// Whether what stood in the way of an order may be said to be settled now.
    ///
    /// - Parameter isWaiting: Whether it was interrupted and nothing has come of it yet.
    package static func resolution(of state: OrderState, isWaiting: Bool) -> Decision {
        switch state {
        case .declined(.interrupted): isWaiting ? .act : .repeated
        case .declined: .wrongState("This order was declined for good; nothing was charged.")
        case .cancelled: .wrongState("The customer cancelled this order; nothing was charged.")
        case .pending: .wrongState("This order waits for approval; nothing interrupted it.")
        case .purchased: .wrongState("This order is paid; nothing interrupted it.")
        }
    }

    /// Whether a device may acknowledge the end of an order.
    package static func acknowledgement(of state: OrderState) -> Decision {
        switch state {
        case .cancelled, .declined: .act
        case .pending: .wrongState("This order still waits for approval.")
        case .purchased: .wrongState("This order has a transaction. Finish that instead.")
        }
    }
}
