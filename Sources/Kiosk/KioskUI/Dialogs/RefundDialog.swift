import StoreModel

/// The state of the confirmation of a refund or another operation on a purchase.
struct RefundDialog: Sendable {
    enum Control: Hashable, Sendable { case cancel, refund }

    let order: SandboxOrder
    /// The operations that the purchase allows.
    let deeds: [RefundDeed]
    /// The selected operation.
    private(set) var deed: RefundDeed
    var focus = Control.cancel
    var confirm = ConfirmGuard()

    /// - Parameter deed: The initially selected operation; nil for the first one that the purchase allows.
    init(order: SandboxOrder, _ deed: RefundDeed? = nil) {
        self.order = order
        deeds = RefundDeed.all(of: order.state)
        self.deed = deed ?? deeds.first ?? .whole
    }

    mutating func moveFocus() { focus = focus == .cancel ? .refund : .cancel }

    /// Selects another operation and moves the focus back to Cancel.
    mutating func turn(by step: Int) {
        guard deeds.count > 1 else { return }
        deed = deeds.turned(from: deed, by: step)
        focus = .cancel
    }
}
