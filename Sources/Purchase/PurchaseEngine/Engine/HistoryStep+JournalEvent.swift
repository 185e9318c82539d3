import PurchaseCore
import StoreModel

extension HistoryStep {
    /// Returns the steps of one order's events.
    static func steps(of events: [(at: Timestamp, event: JournalEvent)]) -> [HistoryStep] {
        var submitted: Set<IntentID> = []
        return events.compactMap { HistoryStep(event: $1, at: $0, &submitted) }
    }

    /// Creates the step of a customer's timeline from a journal event; nil for events without an order.
    ///
    /// The first recorded submission has no number: after a crash it counts as the second attempt, because the record of
    /// the first one may be lost.
    ///
    /// - Parameter submitted: The orders that an earlier event submitted.
    init?(event: JournalEvent, at now: Timestamp, _ submitted: inout Set<IntentID>) {
        guard let (kind, detail) = Self.words(event) else { return nil }
        let isFirst =
            kind == .submitted && event.intentID.map { submitted.insert($0).inserted } == true
        self.init(side: .device, at: now, kind: kind, detail: isFirst ? "" : detail)
    }

    private static func words(_ event: JournalEvent) -> (Kind, String)? {
        switch event {
        case .intentRecorded: (.intentJournalled, "")
        case .orderNumbered(_, let number): (.numbered, number.rawValue)
        // No call failed; the order was only resumed.
        case .numberDeferred(_, _, _, Payment.resumedReason, _): nil
        case .numberDeferred(_, _, _, let reason, _): (.numberUnanswered, reason)
        case .submitted(_, let attempt, _): (.submitted, attempt == 1 ? "" : "\(attempt)")
        case .paymentDeferred(_, _, _, let reason): (.unanswered, reason)
        case .paymentPending: (.deferred, "")
        case .paymentCancelled: (.cancelled, "")
        case .paymentFailed(_, let reason, _): (.failed, reason.rawValue)
        case .paymentCompleted(_, let id): (.completed, id.rawValue)
        case .transactionReceived(_, let source): (.received, source.rawValue)
        case .verificationDeferred(_, _, _, let reason): (.verifyUnanswered, reason)
        case .verified(_, let verdict, let jws):
            (.verified, verdict.decision.rawValue + (jws == nil ? " (unsigned)" : ""))
        case .delivered(_, let changes): (.delivered, amounts(changes))
        case .quarantined(_, let reason): (.quarantined, reason)
        case .revoked(let signed):
            (.revoked, signed.transaction.withdrawal?.rawValue.lowercased() ?? "")
        case .reinstated: (.reinstated, "")
        case .revocationSettled(_, let changes, _): (.revocationSettled, amounts(changes))
        case .finishDeferred, .acknowledgeDeferred: (.finishUnanswered, "")
        case .finished, .orderAcknowledged: (.finished, "")
        case .statementReceived, .spendRecorded, .spendConfirmed, .spendRefused, .spendDeferred,
            .cursorMoved, .listDeferred, .listTaken, .paymentRetryReset, .deliveryRetryReset,
            .retriesReset:
            nil
        }
    }

    /// Returns the amounts of ledger rows as text, such as `+60 gem`.
    static func amounts(_ changes: [VerdictChange]) -> String {
        changes.map { change in
            let sign = change.change.amount > 0 ? "+" : ""
            return "\(sign)\(change.change.amount) \(change.change.good)"
        }.joined(separator: ", ")
    }
}
