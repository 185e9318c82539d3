import PurchaseCore
import StoreModel

extension LogEntry {
    /// Creates the log entry of a journal event: the name of its case, without signed data or typed text.
    init(_ event: JournalEvent) {
        let (name, number, detail) = Self.content(of: event)
        let signed: SignedTransaction? =
            switch event {
            case .transactionReceived(let signed, _), .revoked(let signed), .reinstated(let signed):
                signed
            default: nil
            }
        self.init(
            .state, name, intentID: event.intentID ?? signed?.transaction.intentID,
            transactionID: event.transactionID, merchantOrder: number, detail: detail)
    }

    /// The switch lists all cases, so that a new one is not forgotten.
    private static func content(of event: JournalEvent) -> (String, MerchantOrder?, String) {
        switch event {
        case .intentRecorded(let intent): ("intent-recorded", nil, terms(intent))
        case .orderNumbered(_, let number): ("order-numbered", number, "")
        case .numberDeferred(_, let attempt, _, let reason, _):
            ("number-deferred", nil, attemptText(attempt, reason))
        case .submitted(_, let attempt, _): ("submitted", nil, attemptText(attempt))
        case .paymentDeferred(_, let attempt, _, let reason):
            ("payment-deferred", nil, attemptText(attempt, reason))
        case .paymentPending: ("payment-pending", nil, "")
        case .paymentCancelled: ("payment-cancelled", nil, "")
        case .paymentFailed(_, let reason, _): ("payment-failed", nil, reason.rawValue)
        case .paymentCompleted: ("payment-completed", nil, "")
        case .orderAcknowledged: ("order-acknowledged", nil, "")
        case .acknowledgeDeferred(_, let attempt, _):
            ("acknowledge-deferred", nil, attemptText(attempt))
        case .transactionReceived(let signed, let source):
            ("transaction-received", nil, "\(signed.transaction.productID), \(source.rawValue)")
        case .verificationDeferred(_, let attempt, _, let reason):
            ("verification-deferred", nil, attemptText(attempt, reason))
        case .verified(_, let verdict, _): ("verified", verdict.merchantOrder, decision(verdict))
        case .delivered(_, let changes): ("delivered", nil, HistoryStep.amounts(changes))
        case .quarantined(_, let reason): ("quarantined", nil, reason)
        case .revoked(let signed): ("revoked", nil, signed.transaction.productID.rawValue)
        case .reinstated(let signed): ("reinstated", nil, signed.transaction.productID.rawValue)
        case .revocationSettled(_, let changes, _):
            ("revocation-settled", nil, HistoryStep.amounts(changes))
        case .finishDeferred(_, let attempt, _): ("finish-deferred", nil, attemptText(attempt))
        case .finished: ("finished", nil, "")
        case .statementReceived(let statement):
            ("statement-received", nil, "version \(statement.version)")
        // The note that the customer typed for a spending is left out.
        case .spendRecorded(let spend):
            ("spend-recorded", nil, "-\(spend.goods.amount) \(spend.goods.good), \(spend.id)")
        case .spendConfirmed(let id, let version):
            ("spend-confirmed", nil, "version \(version), \(id)")
        case .spendRefused(let id, let reason): ("spend-refused", nil, "\(id): \(reason)")
        case .spendDeferred(let id, let attempt, _, let reason):
            ("spend-deferred", nil, "\(id), " + attemptText(attempt, reason))
        case .cursorMoved(let cursor): ("cursor-moved", nil, "\(cursor)")
        case .listDeferred(let source, let refused, let attempt, _, let reason):
            (
                "list-deferred", nil,
                "\(source.rawValue), \(refused) refused, " + attemptText(attempt, reason)
            )
        case .listTaken(let source): ("list-taken", nil, source.rawValue)
        case .paymentRetryReset: ("payment-retry-reset", nil, "")
        case .deliveryRetryReset: ("delivery-retry-reset", nil, "")
        case .retriesReset: ("retries-reset", nil, "")
        }
    }

    private static func terms(_ intent: Intent) -> String {
        let currency = intent.unitPrice.currency
        let price = DecimalAmount.text(
            milliunits: intent.unitPrice.milliunits, exponent: currency.exponent)
        return "\(intent.productID) × \(intent.quantity), \(price) \(currency.code) each"
    }

    private static func attemptText(_ attempt: Int, _ reason: String = "") -> String {
        reason.isEmpty ? "attempt \(attempt)" : "attempt \(attempt): \(reason)"
    }

    private static func decision(_ verdict: Verdict) -> String {
        guard let reason = verdict.reason else { return verdict.decision.rawValue }
        return "\(verdict.decision.rawValue): \(reason)"
    }
}
