import StoreModel

/// What the Sandbox screen is made of.
enum SandboxSection: Hashable, Sendable {
    /// Where one stands, and how payments go.
    case place
    /// The store's clock.
    case clock
    /// The subscriptions of every account.
    case subscriptions
    /// Orders that wait for somebody's approval.
    case waiting
    /// What was charged and can be given back.
    case paid

    func has(_ order: SandboxOrder) -> Bool {
        switch self {
        case .place, .clock, .subscriptions: false
        case .waiting: order.state == .pending
        case .paid: order.transactionID != nil && [.unfinished, .finished].contains(order.state)
        }
    }
}
