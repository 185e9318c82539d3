import StoreModel

/// The question before money is given back, or something else is done to a purchase.
struct RefundDialog: Sendable {
    enum Control: Hashable, Sendable { case cancel, refund }

    let order: SandboxOrder
    /// What can be done to it.
    let deeds: [RefundDeed]
    /// What is meant.
    private(set) var deed: RefundDeed
    var focus = Control.cancel
    var confirm = ConfirmGuard()

    /// - Parameter deed: What is meant at first; nil for the first of what can be done.
    init(order: SandboxOrder, _ deed: RefundDeed? = nil) {
        self.order = order
        deeds = RefundDeed.all(of: order.state)
        self.deed = deed ?? deeds.first ?? .whole
    }

    mutating func moveFocus() { focus = focus == .cancel ? .refund : .cancel }

    /// Means something else, and asks anew.
    mutating func turn(by step: Int) {
        guard deeds.count > 1 else { return }
        deed = deeds.turned(from: deed, by: step)
        focus = .cancel
    }
}
