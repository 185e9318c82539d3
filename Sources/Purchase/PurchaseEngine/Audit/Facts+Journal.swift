import PurchaseCore
import StoreAudit
import StoreModel

extension PaymentFact {
    /// The fact of a stored payment.
    init(_ row: JournalRows.Projected<Payment>) {
        let intent = row.body.intent
        self.init(
            intentID: intent.id, account: row.account, productID: intent.productID,
            quantity: intent.quantity, unitPrice: intent.unitPrice, stage: row.body.stage.fact,
            isOpen: row.body.isOpen, isListedOpen: row.isOpen, confirmedAt: intent.confirmedAt)
    }
}

extension PaymentStage {
    fileprivate var fact: PaymentFact.Stage {
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

extension DeliveryFact {
    /// The fact of a stored delivery.
    init(_ row: JournalRows.Projected<Delivery>, proof: Proof) {
        self.init(
            transaction: row.body.signed.transaction, proof: proof, account: row.account,
            stage: row.body.stage.fact, isFinished: row.body.isFinished, isOpen: row.body.isOpen,
            isListedOpen: row.isOpen, changes: row.body.changes, receivedAt: row.body.receivedAt)
    }
}

extension DeliveryStage {
    fileprivate var fact: DeliveryFact.Stage {
        switch self {
        case .received: .received
        case .verified: .verified
        case .delivered: .delivered
        case .quarantined: .quarantined
        case .revoked(let settled): .revoked(isSettled: settled)
        }
    }
}

extension WalletFact {
    /// The fact of a stored wallet.
    init(_ row: JournalRows.Wallet) {
        self.init(
            account: row.account, statement: row.state.statement, later: row.state.later,
            pending: row.state.pending.mapValues(\.goods), shown: row.state.balances,
            cursor: row.cursor)
    }
}
