package import StoreModel

/// Decides a purchase from what the store knows.
///
/// Whatever depends on the catalog or the account is decided once and written down, a refusal to sell
/// included: if it were asked again after the catalog changed, a late copy of a request that the customer
/// saw fail could be charged.
package enum PurchaseRules {
    /// The answer to one purchase request.
    package enum Decision: Hashable, Sendable {
        /// The first answer again.
        case replay(OrderState)
        /// The intent was used for something else.
        case keyReused
        /// The device closed the order before it arrived.
        case closed
        /// A new order, decided, and what becomes of it later by itself.
        case decided(PurchaseOutcome, ScheduledResolution?)
    }

    /// Decides a request of this content on these terms.
    ///
    /// - Parameters:
    ///   - content: The request as ``OrderContent`` tells it.
    ///   - outcome: How the sandbox is asked to let the payment go.
    package static func decide(
        _ terms: OrderTerms, content: String, outcome: Outcome, facts: PurchaseFacts,
        numbers: NewNumbers
    ) -> Decision {
        switch facts.earlier {
        case .closed: return .closed
        case .order(let known, let state):
            return OrderContent.isSame(known, content) ? .replay(state) : .keyReused
        case .none:
            let settlement = settle(terms, outcome: outcome, facts: facts, numbers: numbers)
            return .decided(
                settlement,
                ScheduledResolution.following(settlement, outcome: outcome, at: numbers.now))
        }
    }

    /// Settles an order that somebody approved, on the terms that the customer confirmed.
    ///
    /// What was bought meanwhile by another order is not charged again.
    package static func approve(
        _ terms: OrderTerms, facts: PurchaseFacts, numbers: NewNumbers
    ) -> PurchaseOutcome {
        if terms.type == .autoRenewable { return subscribe(terms, .approve, facts, numbers) }
        if let unfinished = facts.unfinished { return .existing(unfinished) }
        if let owned = facts.owned, terms.type == .nonConsumable {
            return free(terms, owned, numbers)
        }
        return charged(terms, numbers)
    }

    private static func settle(
        _ terms: OrderTerms, outcome: Outcome, facts: PurchaseFacts, numbers: NewNumbers
    ) -> PurchaseOutcome {
        let type = facts.offer?.type ?? terms.type
        guard type.quantities.contains(terms.quantity) else { return .declined(.invalidQuantity) }
        // The customer's own act: it counts before the store looks at what there is to pay.
        if outcome == .cancel { return .cancelled }
        if type == .autoRenewable { return subscribe(terms, outcome, facts, numbers) }
        if let unfinished = facts.unfinished { return .existing(unfinished) }
        guard let offer = facts.offer, let price = offer.unitPrice else {
            return .declined(.productUnavailable)
        }
        guard offer.type == terms.type else { return .declined(.termsChanged) }
        if let owned = facts.owned, offer.type == .nonConsumable {
            return free(terms, owned, numbers)
        }
        guard price == terms.unitPrice else { return .declined(.termsChanged) }
        return pay(terms, outcome, numbers)
    }

    /// A subscription: what the customer confirmed is what is charged now, or what a later renewal costs.
    private static func subscribe(
        _ terms: OrderTerms, _ outcome: Outcome, _ facts: PurchaseFacts, _ numbers: NewNumbers
    ) -> PurchaseOutcome {
        guard let known = facts.subscription else { return .declined(.productUnavailable) }
        guard terms.type == .autoRenewable else { return .declined(.termsChanged) }
        let offer = terms.offer.flatMap { known.plan.offer($0) }
        guard (offer == nil) == (terms.offer == nil) else {
            return .declined(.invalidOfferIdentifier)
        }
        if let reason = known.standing.reason { return .declined(reason) }
        let wish = SubscriptionRules.Request(
            plan: known.plan, offer: offer, hadIntroduction: known.hadIntroduction,
            account: terms.account, history: known.history)
        let ruling = SubscriptionRules.subscribe(
            wish, current: known.current, id: numbers.transactionID, at: numbers.now,
            policy: known.policy)
        switch ruling {
        case .already: return .declined(.alreadySubscribed)
        case .ineligible: return .declined(.ineligibleForOffer)
        case .arranged(let step):
            // What one has goes on at what it cost; anything else costs what was confirmed.
            let isNew = offer != nil || known.current?.plan.productID != known.plan.productID
            let price = offer.flatMap { OfferTerms($0, currency: known.plan.price.currency)?.price }
            guard !isNew || (price ?? known.plan.price) == terms.unitPrice else {
                return .declined(.termsChanged)
            }
            return pay(outcome, .subscribed(step))
        case .sold(let step):
            guard step.sale?.price == terms.unitPrice else { return .declined(.termsChanged) }
            return pay(outcome, .subscribed(step))
        }
    }

    private static func pay(_ outcome: Outcome, _ settlement: PurchaseOutcome) -> PurchaseOutcome {
        if let reason = outcome.declineReason { return .declined(reason) }
        return switch outcome {
        case .askToBuy, .slowApprove, .slowDecline: .pending
        case .cancel: .cancelled
        default: settlement
        }
    }

    private static func pay(
        _ terms: OrderTerms, _ outcome: Outcome, _ numbers: NewNumbers
    ) -> PurchaseOutcome {
        pay(outcome, charged(terms, numbers))
    }

    private static func charged(_ terms: OrderTerms, _ numbers: NewNumbers) -> PurchaseOutcome {
        guard terms.unitPrice.milliunits >= 0, let charge = terms.unitPrice.times(terms.quantity)
        else { return .declined(.refused) }
        let record = TransactionIssuer.first(terms, numbers: numbers)
        return .issued(record, charge: charge)
    }

    private static func free(
        _ terms: OrderTerms, _ owned: TransactionRecord, _ numbers: NewNumbers
    ) -> PurchaseOutcome {
        .issued(TransactionIssuer.rebuy(terms, of: owned, numbers: numbers), charge: nil)
    }
}

extension OfferEligibility {
    /// Why nothing is sold on it; nil where it is.
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
