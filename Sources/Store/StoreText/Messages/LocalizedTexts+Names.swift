package import StoreModel

extension LocalizedTexts {
    /// Returns the name of a product type.
    package func name(of type: ProductType) -> String {
        switch type {
        case .consumable: text(.typeConsumable)
        case .nonConsumable: text(.typeNonConsumable)
        case .nonRenewable: text(.typeNonRenewable)
        case .autoRenewable: text(.typeAutoRenewable)
        }
    }

    /// Returns the benefit of a product type, such as `yours for ever`.
    package func promise(of type: ProductType) -> String {
        switch type {
        case .consumable: text(.promiseConsumable)
        case .nonConsumable: text(.promiseNonConsumable)
        case .nonRenewable: text(.promiseNonRenewable)
        case .autoRenewable: text(.promiseAutoRenewable)
        }
    }

    /// Returns whether a restore returns products of the type, and if not, the reason.
    package func restores(_ type: ProductType) -> String {
        switch type {
        case .consumable: text(.restoresNoConsumable)
        case .nonRenewable: text(.restoresNoNonRenewable)
        case .nonConsumable, .autoRenewable: text(.restoresYes)
        }
    }

    /// Returns the name of a payment outcome.
    package func name(of outcome: Outcome) -> String {
        switch outcome {
        case .approve: text(.outcomeApprove)
        case .decline: text(.outcomeDecline)
        case .askToBuy: text(.outcomeAskToBuy)
        case .cancel: text(.outcomeCancel)
        case .slowApprove: text(.outcomeSlowApprove)
        case .slowDecline: text(.outcomeSlowDecline)
        case .interrupted: text(.outcomeInterrupted)
        case .answerLost: text(.outcomeAnswerLost)
        case .stuck: text(.outcomeStuck)
        case .insufficientFunds: text(.outcomeFunds)
        case .notAllowed: text(.outcomeNotAllowed)
        case .termsChanged: text(.outcomeTerms)
        case .unavailable: text(.outcomeUnavailable)
        case .ineligible: text(.outcomeIneligible)
        case .refused: text(.outcomeRefused)
        }
    }

    /// Returns the effect of a payment outcome in a whole sentence.
    package func note(of outcome: Outcome) -> String {
        switch outcome {
        case .approve: text(.outcomeNoteApprove)
        case .decline: text(.outcomeNoteDecline)
        case .askToBuy: text(.outcomeNoteAskToBuy)
        case .cancel: text(.outcomeNoteCancel)
        case .slowApprove: text(.outcomeNoteSlowApprove)
        case .slowDecline: text(.outcomeNoteSlowDecline)
        case .interrupted: text(.outcomeNoteInterrupted)
        case .answerLost: text(.outcomeNoteAnswerLost)
        case .stuck: text(.outcomeNoteStuck)
        case .insufficientFunds, .notAllowed, .termsChanged, .unavailable, .ineligible, .refused:
            outcome.declineReason.map(sentence(for:)) ?? text(.outcomeNoteDecline)
        }
    }

    /// Returns the name of a participant in an order.
    package func name(of side: HistoryStep.Side) -> String {
        switch side {
        case .device: text(.laneDevice)
        case .store: text(.laneStore)
        case .merchant: text(.laneMerchant)
        }
    }

    /// Returns the name of the kind of an offer, which is named after its recipients.
    package func name(of kind: SubscriptionOffer.Kind) -> String {
        switch kind {
        case .introductory: text(.offerIntroductory)
        case .promotional: text(.offerPromotional)
        case .code: text(.offerCode)
        case .winBack: text(.offerWinBack)
        }
    }
}

extension LocalizedTexts {
    /// Returns the name of a subscription's state.
    package func name(of state: RenewalState) -> String {
        switch state {
        case .subscribed: text(.subscriptionActive)
        case .expired: text(.subscriptionExpired)
        case .inBillingRetryPeriod: text(.subscriptionRetried)
        case .inGracePeriod: text(.subscriptionGrace)
        case .revoked: text(.subscriptionRevoked)
        }
    }
}

// MARK: Steps

extension LocalizedTexts {
    /// Returns the description of a step in an order's history in a few words.
    package func name(of step: HistoryStep.Kind) -> String {
        Self.stepMessages[step].map { text($0) } ?? step.rawValue
    }

    private static let stepMessages = Dictionary(
        uniqueKeysWithValues: HistoryStep.Kind.allCases.compactMap { kind in
            LanguageTexts.message("step", kind.rawValue).map { (kind, $0) }
        })
}
