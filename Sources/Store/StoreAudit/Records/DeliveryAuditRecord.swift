package import StoreModel

/// One signed transaction in a device's journal.
package struct DeliveryAuditRecord: Hashable, Sendable {
    /// The progress of a delivery.
    package enum Stage: Hashable, Sendable {
        /// Waiting for the merchant's verdict.
        case received
        /// The verdict is recorded.
        case verified
        /// The goods are delivered.
        case delivered
        /// The merchant refused it permanently.
        case quarantined
        /// Refunded; settled once the merchant reported what it took back.
        case revoked(isSettled: Bool)
    }

    /// The payload of the stored signed form.
    package var transaction: Transaction
    /// The result of verifying the stored signed form again.
    package var verification: VerificationResult
    package var account: AccountName
    /// The progress of its goods.
    package var stage: Stage
    /// Whether the store was sent the finish.
    package var isFinished: Bool
    /// Whether its state requires further work.
    package var isOpen: Bool
    /// Whether the list of open work, which a launch reads, contains it.
    package var isListedOpen: Bool
    /// The ledger rows of the transaction.
    package var changes: [VerdictChange]
    /// When it was received.
    package var receivedAt: Timestamp

    /// Creates a value from its parts without validating them.
    package init(
        transaction: Transaction, verification: VerificationResult = .verified,
        account: AccountName, stage: Stage,
        isFinished: Bool, isOpen: Bool, isListedOpen: Bool? = nil, changes: [VerdictChange] = [],
        receivedAt: Timestamp
    ) {
        self.transaction = transaction
        self.verification = verification
        self.account = account
        self.stage = stage
        self.isFinished = isFinished
        self.isOpen = isOpen
        self.isListedOpen = isListedOpen ?? isOpen
        self.changes = changes
        self.receivedAt = receivedAt
    }

    /// Whether the store revoked it.
    var isRevoked: Bool { if case .revoked = stage { true } else { false } }
}
