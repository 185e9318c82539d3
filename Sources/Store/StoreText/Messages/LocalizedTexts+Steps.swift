package import StoreModel

extension LocalizedTexts {
    /// Returns the description of a step in an order's history in a few words.
    package func name(of step: HistoryStep.Kind) -> String {
        text(Self.message(of: step))
    }

    private static func message(of step: HistoryStep.Kind) -> TextKey {
        switch step {
        case .intentJournalled: .stepIntentJournalled
        case .numbered: .stepNumbered
        case .submitted: .stepSubmitted
        case .unanswered: .stepUnanswered
        case .deferred: .stepDeferred
        case .cancelled: .stepCancelled
        case .failed: .stepFailed
        case .completed: .stepCompleted
        case .received: .stepReceived
        case .verified: .stepVerified
        case .verifyUnanswered: .stepVerifyUnanswered
        case .delivered: .stepDelivered
        case .finishUnanswered: .stepFinishUnanswered
        case .finished: .stepFinished
        case .quarantined: .stepQuarantined
        case .revoked: .stepRevoked
        case .reinstated: .stepReinstated
        case .revocationSettled: .stepRevocationSettled
        case .refundRequested: .stepRefundRequested
        case .refundDeclined: .stepRefundDeclined
        case .refundReversed: .stepRefundReversed
        case .withdrawn: .stepWithdrawn
        case .deleted: .stepDeleted
        case .givenBack: .stepGivenBack
        case .ordered: .stepOrdered
        case .charged: .stepCharged
        case .issuedFree: .stepIssuedFree
        case .declined: .stepDeclined
        case .awaitingApproval: .stepAwaitingApproval
        case .approved: .stepApproved
        case .storeFinished: .stepStoreFinished
        case .refunded: .stepRefunded
        case .restored: .stepRestored
        case .serverFinished: .stepServerFinished
        case .handedOut: .stepHandedOut
        case .leftWaiting: .stepLeftWaiting
        case .consumptionReported: .stepConsumptionReported
        case .accountTokenSet: .stepAccountTokenSet
        case .numberIssued: .stepNumberIssued
        case .granted: .stepGranted
        case .alreadyGranted: .stepAlreadyGranted
        case .postponed: .stepPostponed
        case .compensated: .stepCompensated
        case .rejected: .stepRejected
        case .debited: .stepDebited
        case .renewed: .stepRenewed
        case .renewalSwitched: .stepRenewalSwitched
        case .planChosen: .stepPlanChosen
        case .renewalFailed: .stepRenewalFailed
        case .graceEnded: .stepGraceEnded
        case .subscriptionEnded: .stepSubscriptionEnded
        case .priceAnnounced: .stepPriceAnnounced
        case .priceAgreed: .stepPriceAgreed
        case .extended: .stepExtended
        case .offerRefused: .stepOfferRefused
        case .shared: .stepShared
        case .sharingEnded: .stepSharingEnded
        }
    }
}
