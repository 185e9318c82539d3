package import StoreModel

/// One signed transaction as a device's journal has it.
package struct DeliveryAuditRecord: Hashable, Sendable {
    /// How far its goods got.
    package enum Stage: Hashable, Sendable {
        /// The merchant is asked.
        case received
        /// The verdict is there.
        case verified
        /// The goods are there.
        case delivered
        /// The merchant refused it for good.
        case quarantined
        /// Refunded; settled once the merchant said what it took back.
        case revoked(isSettled: Bool)
    }

    /// What the stored signed form says.
    package var transaction: Transaction
    /// Whether the stored signed form is believed today.
    package var proof: Proof
    /// Whose it is.
    package var account: AccountName
    /// How far its goods got.
    package var stage: Stage
    /// Whether the store was told that it is settled.
    package var isFinished: Bool
    /// Whether something is still to happen, as the state says.
    package var isOpen: Bool
    /// Whether a launch would find it among what is open.
    package var isListedOpen: Bool
    /// The ledger rows that it made.
    package var changes: [VerdictChange]
    /// When it was received.
    package var receivedAt: Timestamp

    /// Takes the parts as they are.
    package init(
        transaction: Transaction, proof: Proof = .verified, account: AccountName, stage: Stage,
        isFinished: Bool, isOpen: Bool, isListedOpen: Bool? = nil, changes: [VerdictChange] = [],
        receivedAt: Timestamp
    ) {
        self.transaction = transaction
        self.proof = proof
        self.account = account
        self.stage = stage
        self.isFinished = isFinished
        self.isOpen = isOpen
        self.isListedOpen = isListedOpen ?? isOpen
        self.changes = changes
        self.receivedAt = receivedAt
    }

    /// Whether the store took it back.
    var isRevoked: Bool { if case .revoked = stage { true } else { false } }
}
