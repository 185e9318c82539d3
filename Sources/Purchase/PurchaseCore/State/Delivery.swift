public import StoreModel

/// One signed transaction and how far its goods got. Its record stays for ever: it is the tombstone that keeps the
/// goods from being delivered again.
public struct Delivery: Hashable, Sendable, Codable {
    /// What the store says, in its newest signed form.
    public var signed: SignedTransaction
    /// By which way it came first.
    public let source: DeliverySource
    /// Where it stands.
    public var stage: DeliveryStage
    /// Whether the store knows that it is settled.
    public var isFinished: Bool
    /// The merchant's order number, if the merchant named one.
    public var merchantOrder: MerchantOrder?
    /// The ledger rows that it made.
    public var changes: [VerdictChange]
    /// How often the current step was tried in vain.
    public var attempts: Int
    /// When the current step is tried again.
    public var notBefore: Timestamp?
    /// When it was received.
    public let receivedAt: Timestamp
    /// When a refund, or its reversal, opened it again, if one did.
    public var reopenedAt: Timestamp?
    /// When the last of these changed.
    public var changedAt: Timestamp

    /// A transaction that was just received.
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

    /// Whether this device still has something to do.
    public var isOpen: Bool {
        switch stage {
        case .received, .verified: true
        case .delivered, .quarantined: !isFinished
        case .revoked(let settled): !settled || !isFinished
        }
    }

    /// Whether a restore brought it: news of the copy that a restore makes may overtake the restore's own answer.
    public var isRestored: Bool {
        source == .restore || signed.transaction.isCopy && signed.transaction.intentID == nil
    }

    /// Whether the store took it back.
    public var isRevoked: Bool {
        if case .revoked = stage { true } else { false }
    }

    /// Whether its refund was reversed.
    public var isReinstated: Bool {
        signed.transaction.revision > 0 && signed.transaction.revocationDate == nil
    }

    /// Whether the store says something newer than what is known here. An old form can be sent again at any time, and changes
    /// nothing; the same id with a revocation date must get through, settled or not.
    func isOvertaken(by told: Transaction) -> Bool {
        let isRefund = told.revocationDate != nil
        // The merchant may have told of a first refund before the store did.
        if isRefund, isRevoked { return told.revision > max(1, signed.transaction.revision) }
        return told.revision > signed.transaction.revision
    }

    /// Whether the merchant has to be asked.
    public var needsVerdict: Bool {
        stage == .received || stage == .verified || stage == .revoked(settled: false)
    }

    /// Whether the store may be told that it is settled (rule 5 of the engine's safety rules).
    public var mayFinish: Bool {
        switch stage {
        case .received, .verified, .revoked(settled: false): false
        case .delivered, .quarantined, .revoked(settled: true): !isFinished
        }
    }
}
