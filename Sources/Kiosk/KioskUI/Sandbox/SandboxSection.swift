import StoreModel

/// A section of the Sandbox screen.
enum SandboxSection: Hashable, Sendable {
    /// The session context and the payment outcome.
    case place
    /// The store's clock.
    case clock
    /// The planned faults.
    case faults
    /// The subscriptions of every account.
    case subscriptions
    /// The products on sale.
    case products
    /// Orders that await approval, the resolution of an interruption, or delivery.
    case waiting
    /// Orders that were paid and can be refunded, and refunded ones.
    case paid

    func has(_ order: SandboxOrder) -> Bool {
        switch self {
        case .place, .clock, .faults, .subscriptions, .products: false
        case .waiting: [.pending, .interrupted, .stuck].contains(order.state)
        case .paid: order.transactionID != nil && !RefundDeed.all(of: order.state).isEmpty
        }
    }
}
