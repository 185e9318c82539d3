public import StoreModel

/// One signed transaction and the progress of its delivery. Its record is never deleted: it is the tombstone that
/// prevents a second delivery of the goods.
public struct Delivery: Hashable, Sendable, Codable {
    /// The newest signed form of the transaction.
    public var signed: SignedTransaction
    /// How the transaction first reached the device.
    public let source: DeliverySource
    /// The stage of the delivery.
    public var stage: DeliveryStage
    /// Whether the store has confirmed that the transaction is finished.
    public var isFinished: Bool
    /// The merchant's order number, if the merchant named one.
    public var merchantOrder: MerchantOrder?
    /// The ledger rows of the delivery.
    public var changes: [VerdictChange]
    /// The number of failed attempts at the current step.
    public var attempts: Int
    /// The moment of the next attempt at the current step.
    public var notBefore: Timestamp?
    /// The time when the transaction was received.
    public let receivedAt: Timestamp
    /// The time when a refund or its reversal reopened the delivery, if any.
    public var reopenedAt: Timestamp?
    /// The time of the last change.
    public var changedAt: Timestamp

    /// Creates the delivery of a transaction that was just received.
    public init(signed: SignedTransaction, source: DeliverySource, at now: Timestamp) {
        self.signed = signed
        self.source = source
        self.stage = .received
        self.isFinished = false
        self.changes = []
        self.attempts = 0
        self.receivedAt = now
        self.changedAt = now
    }

    /// Whether the device still has a step to perform.
    public var isOpen: Bool {
        switch stage {
        case .received, .verified: true
        case .delivered, .quarantined: !isFinished
        case .revoked(let settled): !settled || !isFinished
        }
    }

    /// Whether a restore brought the transaction. The change that reports a restored copy may arrive before the answer
    /// to the restore.
    public var isRestored: Bool {
        source == .restore || signed.transaction.isCopy && signed.transaction.intentID == nil
    }

    /// Whether the store revoked the transaction.
    public var isRevoked: Bool {
        if case .revoked = stage { true } else { false }
    }

    /// Whether the refund of the transaction was reversed.
    public var isReinstated: Bool {
        signed.transaction.revision > 0 && signed.transaction.revocationDate == nil
    }

    /// Returns whether a signed form is newer than the known one. An old form can be received again at any time, and
    /// changes nothing. A form with a revocation date must be processed even if the delivery is settled.
    func isSuperseded(by newer: Transaction) -> Bool {
        let isRefund = newer.revocationDate != nil
        // The merchant may have reported a first refund before the store did.
        if isRefund, isRevoked { return newer.revision > max(1, signed.transaction.revision) }
        return newer.revision > signed.transaction.revision
    }

    /// Whether the merchant's verdict is missing.
    public var needsVerdict: Bool {
        stage == .received || stage == .verified || stage == .revoked(settled: false)
    }

    /// Whether the transaction may be reported to the store as finished (rule 5 of the engine's safety rules).
    public var mayFinish: Bool {
        switch stage {
        case .received, .verified, .revoked(settled: false): false
        case .delivered, .quarantined, .revoked(settled: true): !isFinished
        }
    }
}
