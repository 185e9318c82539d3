/// What is known of a purchase once everything had its time: the store's and the merchant's truth, and what support finds.
package struct StageFacts: Hashable, Sendable {
    /// What the store has charged in all.
    package let charged: Price
    /// What the merchant's wallet has.
    package let granted: [GoodAmount]
    /// Whether the store still waits for the device to finish it.
    package let isUnfinished: Bool
    /// Whether buying it again brings nothing: no order at the store, and no goods.
    package let isBlocked: Bool
    /// Whether the order was written down on the device, and that is gone.
    package let wasWrittenOnDevice: Bool
    /// What the merchant's support finds of a purchase that was not granted.
    package let support: StageSupport

    /// Takes the parts as they are.
    package init(
        charged: Price, granted: [GoodAmount], isUnfinished: Bool, isBlocked: Bool,
        wasWrittenOnDevice: Bool, support: StageSupport
    ) {
        self.charged = charged
        self.granted = granted.filter { $0.amount > 0 }
        self.isUnfinished = isUnfinished
        self.isBlocked = isBlocked
        self.wasWrittenOnDevice = wasWrittenOnDevice
        self.support = support
    }

    /// Whether the goods are in the customer's wallet.
    package var isGranted: Bool { !granted.isEmpty }

    /// What became of the purchase.
    package var fate: StageFate {
        if charged.isFree { return .notCharged }
        if isUnfinished, isBlocked { return .stuck }
        if isGranted { return .settled }
        if support.isFound { return .explained }
        return wasWrittenOnDevice ? .lostWithApp : .lost
    }
}
