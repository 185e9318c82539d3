import StoreModel

/// The question before money is given back.
struct RefundDialog: Sendable {
    enum Control: Hashable, Sendable { case cancel, refund }

    let order: SandboxOrder
    var focus = Control.cancel
    var confirm = ConfirmGuard()

    mutating func moveFocus() { focus = focus == .cancel ? .refund : .cancel }
}
