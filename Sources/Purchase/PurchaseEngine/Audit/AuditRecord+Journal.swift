package import PurchaseCore
package import StoreAudit
package import StoreModel

extension PaymentAuditRecord {
    /// Creates the audit record of a stored payment.
    init(_ row: UntrustedJournalReader.ProjectedRow<Payment>) {
        self.init(row.body, of: row.account, isListedOpen: row.isOpen)
    }

    /// Creates the audit record of a payment.
    ///
    /// - Parameter isListedOpen: Whether a launch loads the payment as open; nil if a launch reads all payments.
    package init(_ payment: Payment, of account: AccountName, isListedOpen: Bool? = nil) {
        let intent = payment.intent
        self.init(
            intentID: intent.id, number: payment.merchantOrder, account: account,
            productID: intent.productID,
            quantity: intent.quantity, unitPrice: intent.unitPrice, stage: payment.stage.auditStage,
            isOpen: payment.isOpen, isListedOpen: isListedOpen, confirmedAt: intent.confirmedAt)
    }
}

extension PaymentStage {
    fileprivate var auditStage: PaymentAuditRecord.Stage {
        switch self {
        case .intent: .intent
        case .submitting, .retrying: .submitted
        case .pending: .pending
        case .completed(let id): .completed(id)
        case .cancelled: .cancelled
        case .failed: .failed
        }
    }
}

extension DeliveryAuditRecord {
    /// Creates the audit record of a stored delivery.
    init(_ row: UntrustedJournalReader.ProjectedRow<Delivery>, verification: VerificationResult) {
        self.init(row.body, of: row.account, verification: verification, isListedOpen: row.isOpen)
    }

    /// Creates the audit record of a delivery.
    ///
    /// - Parameters:
    ///   - proof: The result of verifying its signed form again.
    ///   - isListedOpen: Whether a launch loads the delivery as open; nil if a launch reads all deliveries.
    package init(
        _ delivery: Delivery, of account: AccountName, verification: VerificationResult,
        isListedOpen: Bool? = nil
    ) {
        self.init(
            transaction: delivery.signed.transaction, verification: verification, account: account,
            stage: delivery.stage.auditStage, isFinished: delivery.isFinished,
            isOpen: delivery.isOpen,
            isListedOpen: isListedOpen, changes: delivery.changes, receivedAt: delivery.receivedAt)
    }
}

extension DeliveryStage {
    fileprivate var auditStage: DeliveryAuditRecord.Stage {
        switch self {
        case .received: .received
        case .verified: .verified
        case .delivered: .delivered
        case .quarantined: .quarantined
        case .revoked(let settled): .revoked(isSettled: settled)
        }
    }
}

extension WalletAuditRecord {
    /// Creates the audit record of a stored wallet.
    init(_ row: UntrustedJournalReader.Wallet) {
        self.init(row.state, of: row.account, cursor: row.cursor)
    }

    package init(_ wallet: WalletState, of account: AccountName, cursor: Int64) {
        self.init(
            account: account, statement: wallet.statement, laterChanges: wallet.later,
            pending: wallet.pending.mapValues(\.goods), displayedBalances: wallet.balances,
            cursor: cursor)
    }
}
