import StoreModel

/// What the Sandbox screen is made of.
enum SandboxSection: Hashable, Sendable {
    /// Where one stands, and how payments go.
    case place
    /// The store's clock.
    case clock
    /// What is planned to go wrong.
    case faults
    /// The subscriptions of every account.
    case subscriptions
    /// What is sold.
    case products
    /// Orders that wait for somebody to approve them, to settle what stands in their way, or to have them handed out.
    case waiting
    /// What was charged, and can be given back or was.
    case paid

    func has(_ order: SandboxOrder) -> Bool {
        switch self {
        case .place, .clock, .faults, .subscriptions, .products: false
        case .waiting: [.pending, .interrupted, .stuck].contains(order.state)
        case .paid: order.transactionID != nil && !RefundDeed.all(of: order.state).isEmpty
        }
    }
}
