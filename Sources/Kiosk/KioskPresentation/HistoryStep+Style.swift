package import StoreModel
package import StoreText
package import TerminalGraphics

extension HistoryStep {
    /// The direction of a step's message, and whether it arrives.
    package enum MessageArrow: Hashable {
        /// No message is sent.
        case none
        /// This side sends a message to the other side.
        case to(HistoryStep.Side)
        /// This side receives a message from the other side.
        case from(HistoryStep.Side)
        /// The other side's answer is lost.
        case lost(HistoryStep.Side)

        /// The side at the other end.
        package var otherSide: HistoryStep.Side? {
            switch self {
            case .none: nil
            case .to(let side), .from(let side), .lost(let side): side
            }
        }
    }
}

extension PriceFormatter {
    /// Returns the detail of a step, with an amount of the store as a price.
    package func detail(_ detail: String, of side: HistoryStep.Side?) -> String {
        guard side == .store, let amount = StepAmount(detail) else { return detail }
        return string(amount.price) + amount.suffix
    }
}

extension DisplayFormatter {
    /// Returns the goods in the detail of a step, such as `2600 gems` or `+60 gems, +1 keys`, in the customer's locale;
    /// nil for another detail.
    package func goods(inDetail detail: String) -> SafeText? {
        let parts = detail.split(separator: ", ", omittingEmptySubsequences: false)
        let goods = parts.compactMap { part -> String? in
            let words = part.split(separator: " ", omittingEmptySubsequences: false)
            guard words.count == 2, let number = Int64(words[0]), !words[1].isEmpty else {
                return nil
            }
            let amount = GoodAmount(good: GoodID(String(words[1])), amount: number)
            return part.hasPrefix("+") ? change(amount) : self.goods(amount)
        }
        return goods.count == parts.count ? sanitized(lists.string(goods)) : nil
    }
}

extension HistoryStep.Kind {
    /// Whether the detail of a step has an amount of goods.
    package var hasGoods: Bool {
        switch self {
        case .granted, .delivered, .debited, .givenBack, .revocationSettled, .compensated: true
        default: false
        }
    }

    /// The message that a step of this kind sends or receives.
    ///
    /// Each message has one arrow, in the step that proves it: an answer where it becomes durable, a call where it
    /// arrives. An order in transit is drawn where it was sent, since it may never arrive.
    package var arrow: HistoryStep.MessageArrow {
        switch self {
        case .submitted: .to(.store)
        case .numbered, .verified, .revocationSettled: .from(.merchant)
        case .deferred, .cancelled, .failed, .completed, .finished, .revoked, .reinstated:
            .from(.store)
        case .unanswered, .finishUnanswered: .lost(.store)
        case .numberUnanswered, .verifyUnanswered: .lost(.merchant)
        case .numberIssued, .granted, .alreadyGranted, .postponed, .rejected: .from(.device)
        case .debited, .givenBack: .from(.store)
        case .storeFinished, .restored: .from(.device)
        case .intentJournalled, .received, .delivered, .quarantined: .none
        case .ordered, .charged, .issuedFree, .declined, .awaitingApproval, .approved, .refunded,
            .compensated, .serverFinished, .consumptionReported, .accountTokenSet, .renewed,
            .renewalSwitched, .planChosen, .renewalFailed, .graceEnded, .subscriptionEnded,
            .priceAnnounced, .priceAgreed, .extended, .handedOut, .leftWaiting, .offerRefused,
            .shared, .sharingEnded, .refundRequested, .refundDeclined, .refundReversed, .withdrawn,
            .deleted:
            .none
        }
    }

    /// The color of a step; the step's text conveys the same.
    package var role: Role {
        switch self {
        case .failed, .declined, .quarantined, .rejected, .renewalFailed: .stateFailed
        case .unanswered, .numberUnanswered, .verifyUnanswered, .finishUnanswered, .postponed:
            .stateUnknown
        case .refunded, .revoked, .revocationSettled, .debited, .sharingEnded, .withdrawn,
            .deleted:
            .stateRefunded
        case .deferred, .awaitingApproval: .stateDeferred
        case .restored: .stateRestored
        case .finished, .storeFinished, .delivered, .granted, .alreadyGranted, .compensated,
            .charged, .serverFinished, .consumptionReported, .accountTokenSet, .renewed, .extended,
            .reinstated, .refundReversed, .givenBack:
            .stateFinished
        default: .statePurchasing
        }
    }
}
