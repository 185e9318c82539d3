package import StoreModel

/// Decides on purchases from what the store knows.
///
/// A decision that depends on the catalog or the account is made once and written down, also a refusal to sell. If it
/// were made again after a change of the catalog, a delayed copy of a request that the customer saw fail could be
/// charged.
package enum PurchaseRules {
    /// The decision on a purchase request.
    package enum Decision: Hashable, Sendable {
        /// The request is a repetition; it gets the first answer again.
        case replay(OrderState)
        /// The intent was used for a different request.
        case keyReused
        /// The device closed the order before it arrived.
        case closed
        /// The order is new: its outcome, and the resolution that is scheduled for later.
        case decided(PurchaseOutcome, ScheduledResolution?)
    }

    /// Decides on a request with this content and these terms.
    ///
    /// - Parameters:
    ///   - content: The content of the request, encoded by ``OrderContent``.
    ///   - outcome: The outcome of the payment that the sandbox was told to produce.
    package static func decide(
        _ terms: OrderTerms, content: String, outcome: Outcome, facts: PurchaseFacts,
        numbers: TransactionNumbers
    ) -> Decision {
        switch facts.earlier {
        case .closed: return .closed
        case .order(let known, let state):
            return OrderContent.areEqual(known, content) ? .replay(state) : .keyReused
        case .none:
            let purchaseOutcome = decideOutcome(
                terms, outcome: outcome, facts: facts, numbers: numbers)
            return .decided(
                purchaseOutcome,
                ScheduledResolution.following(purchaseOutcome, outcome: outcome, at: numbers.now))
        }
    }

    /// Decides on an order after its approval, on the terms that the customer confirmed.
    ///
    /// A product that another order has bought meanwhile is not charged again.
    package static func approve(
        _ terms: OrderTerms, facts: PurchaseFacts, numbers: TransactionNumbers
    ) -> PurchaseOutcome {
        if terms.type == .autoRenewable { return subscribe(terms, .approve, facts, numbers) }
        if let unfinished = facts.unfinished { return .existing(unfinished) }
        if let owned = facts.owned, terms.type == .nonConsumable {
            return freePurchase(terms, owned, numbers)
        }
        return chargedPurchase(terms, numbers)
    }

    private static func decideOutcome(
        _ terms: OrderTerms, outcome: Outcome, facts: PurchaseFacts, numbers: TransactionNumbers
    ) -> PurchaseOutcome {
        let type = facts.offer?.type ?? terms.type
        guard type.quantities.contains(terms.quantity) else { return .declined(.invalidQuantity) }
        // A cancellation by the customer comes before any check of the price.
        if outcome == .cancel { return .cancelled }
        if type == .autoRenewable { return subscribe(terms, outcome, facts, numbers) }
        if let unfinished = facts.unfinished { return .existing(unfinished) }
        guard let offer = facts.offer, let price = offer.unitPrice else {
            return .declined(.productUnavailable)
        }
        guard offer.type == terms.type else { return .declined(.termsChanged) }
        if let owned = facts.owned, offer.type == .nonConsumable {
            return freePurchase(terms, owned, numbers)
        }
        guard price == terms.unitPrice else { return .declined(.termsChanged) }
        return pay(terms, outcome, numbers)
    }

    /// Decides on a subscription; the confirmed price must be the current charge, or the price of a later renewal.
    private static func subscribe(
        _ terms: OrderTerms, _ outcome: Outcome, _ facts: PurchaseFacts,
        _ numbers: TransactionNumbers
    ) -> PurchaseOutcome {
        guard let subscription = facts.subscription else { return .declined(.productUnavailable) }
        guard terms.type == .autoRenewable else { return .declined(.termsChanged) }
        let offer = terms.offer.flatMap { subscription.plan.offer($0) }
        guard (offer == nil) == (terms.offer == nil) else {
            return .declined(.invalidOfferIdentifier)
        }
        if let reason = subscription.offerEligibility.reason { return .declined(reason) }
        let request = SubscriptionRules.Request(
            plan: subscription.plan, offer: offer, hadIntroduction: subscription.hadIntroduction,
            account: terms.account, history: subscription.history)
        let decision = SubscriptionRules.subscribe(
            request, current: subscription.current, id: numbers.transactionID, at: numbers.now,
            policy: subscription.policy)
        switch decision {
        case .alreadySubscribed: return .declined(.alreadySubscribed)
        case .ineligible: return .declined(.ineligibleForOffer)
        case .scheduled(let step):
            // The current subscription keeps its price; any other plan, and any offer, costs the confirmed price.
            let isNew =
                offer != nil || subscription.current?.plan.productID != subscription.plan.productID
            let price = offer.flatMap {
                OfferTerms($0, currency: subscription.plan.price.currency)?.price
            }
            guard !isNew || (price ?? subscription.plan.price) == terms.unitPrice else {
                return .declined(.termsChanged)
            }
            return pay(outcome, .subscribed(step))
        case .sold(let step):
            guard step.sale?.price == terms.unitPrice else { return .declined(.termsChanged) }
            return pay(outcome, .subscribed(step))
        }
    }

    private static func pay(_ outcome: Outcome, _ purchaseOutcome: PurchaseOutcome)
        -> PurchaseOutcome
    {
        if let reason = outcome.declineReason { return .declined(reason) }
        return switch outcome {
        case .askToBuy, .slowApprove, .slowDecline: .pending
        case .cancel: .cancelled
        default: purchaseOutcome
        }
    }

    private static func pay(
        _ terms: OrderTerms, _ outcome: Outcome, _ numbers: TransactionNumbers
    ) -> PurchaseOutcome {
        pay(outcome, chargedPurchase(terms, numbers))
    }

    private static func chargedPurchase(_ terms: OrderTerms, _ numbers: TransactionNumbers)
        -> PurchaseOutcome
    {
        guard terms.unitPrice.milliunits >= 0, let charge = terms.unitPrice.times(terms.quantity)
        else { return .declined(.refused) }
        let record = TransactionIssuer.first(terms, numbers: numbers)
        return .issued(record, charge: charge)
    }

    private static func freePurchase(
        _ terms: OrderTerms, _ owned: TransactionRecord, _ numbers: TransactionNumbers
    ) -> PurchaseOutcome {
        .issued(TransactionIssuer.rebuy(terms, of: owned, numbers: numbers), charge: nil)
    }
}

extension OfferEligibility {
    /// Why the offer cannot be used; nil if it can.
    package var reason: DeclineReason? {
        switch self {
        case .proved: nil
        case .missing: .missingOfferParameters
        case .badSignature: .invalidOfferSignature
        case .unknownCode: .invalidOfferCode
        case .usedCode: .offerCodeRedeemed
        case .expiredCode: .offerCodeExpired
        case .refusedCode: .ineligibleForOffer
        }
    }
}
