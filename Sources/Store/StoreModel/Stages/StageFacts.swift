/// The final state of a purchase: the records of store and merchant, and what support can find.
package struct StageFacts: Hashable, Sendable {
    /// The total amount that the store charged.
    package let charged: Price
    /// The goods in the merchant's wallet.
    package let granted: [GoodAmount]
    /// Whether the store still lists the transaction as unfinished.
    package let isUnfinished: Bool
    /// Whether buying the product again is ineffective: it creates neither an order at the store nor goods.
    package let isBlocked: Bool
    /// Whether the order was stored on the device and that record is lost.
    package let wasWrittenOnDevice: Bool
    /// What the merchant's support finds about a purchase that was not granted.
    package let support: StageSupport

    /// Creates a value from its parts without validating them.
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

    /// The fate of the purchase.
    package var outcome: CrashMatrixOutcome {
        if charged.isFree { return .notCharged }
        if isUnfinished, isBlocked { return .stuck }
        if isGranted { return .settled }
        if support.isFound { return .explained }
        return wasWrittenOnDevice ? .lostWithApp : .lost
    }
}
