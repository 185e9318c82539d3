import StoreModel

/// The steps on another side that must precede a kind of step.
struct StepCauses {
    /// The kinds of steps, any of which can be the cause.
    let kinds: [HistoryStep.Kind]
    /// Whether each occurrence needs a cause of its own; otherwise the first cause suffices for all.
    var isCounted = false

    static let of: [HistoryStep.Kind: StepCauses] = {
        let outcomes: [HistoryStep.Kind] = [.charged, .issuedFree, .renewed, .restored, .shared]
        return [
            .numberIssued: StepCauses(kinds: [.intentJournalled]),
            .numbered: StepCauses(kinds: [.numberIssued]),
            .ordered: StepCauses(kinds: [.submitted]), .charged: StepCauses(kinds: [.submitted]),
            .issuedFree: StepCauses(kinds: [.submitted]),
            .awaitingApproval: StepCauses(kinds: [.submitted]),
            .declined: StepCauses(kinds: [.submitted]),
            .deferred: StepCauses(kinds: [.awaitingApproval]),
            .failed: StepCauses(kinds: [.declined]),
            .completed: StepCauses(kinds: outcomes), .received: StepCauses(kinds: outcomes),
            .granted: StepCauses(kinds: [.received]), .rejected: StepCauses(kinds: [.received]),
            .postponed: StepCauses(kinds: [.received]),
            .verified: StepCauses(kinds: [.granted, .alreadyGranted]),
            .quarantined: StepCauses(kinds: [.rejected]),
            .storeFinished: StepCauses(kinds: [.delivered, .quarantined]),
            .finished: StepCauses(kinds: [.storeFinished, .serverFinished]),
            .debited: StepCauses(kinds: [.refunded, .withdrawn, .deleted], isCounted: true),
            .givenBack: StepCauses(kinds: [.refundReversed], isCounted: true),
            .revoked: StepCauses(
                kinds: [.refunded, .withdrawn, .deleted, .sharingEnded], isCounted: true),
            .reinstated: StepCauses(kinds: [.refundReversed], isCounted: true),
            .revocationSettled: StepCauses(kinds: [.debited], isCounted: true),
        ]
    }()

    /// The usual order of steps, for steps of the same millisecond.
    static let ranks = Dictionary(
        uniqueKeysWithValues: [
            HistoryStep.Kind.intentJournalled, .numberIssued, .numbered, .submitted, .ordered,
            .awaitingApproval, .approved, .declined, .charged, .issuedFree, .handedOut,
            .unanswered, .deferred, .cancelled, .failed, .completed, .received, .granted,
            .alreadyGranted, .postponed, .rejected, .verifyUnanswered, .verified, .delivered,
            .quarantined, .storeFinished, .finishUnanswered, .finished, .refunded, .debited,
            .revoked, .revocationSettled,
        ].enumerated().map { ($0.element, $0.offset) })
}
