package import StoreModel

/// Decides on the changes of subscriptions.
///
/// A change through time alone happens at the moment when it is due, no matter when the store computes it: ten years in
/// one step give the same history as ten years of single days. The state transitions are rows of the table in
/// <doc:Subscriptions>.
package enum SubscriptionRules {
    /// Makes the next change that is due, at the moment when it was due.
    ///
    /// - Parameters:
    ///   - next: The product that is to be renewed, as it is sold then; nil if it is not sold.
    ///   - id: A free transaction ID.
    /// - Returns: Nil if the subscription does not change through time alone.
    package static func advance(
        _ subscription: Subscription, next: SubscriptionPlan?, id: TransactionID,
        policy: SubscriptionPolicy
    ) -> SubscriptionStep? {
        guard let due = subscription.due else { return nil }
        let step = SubscriptionStep(subscription, at: due)
        switch subscription.state {
        case .subscribed: return renew(step, next, id, policy)
        case .inGracePeriod: return endGrace(step)
        case .inBillingRetryPeriod: return end(step, .billingError)
        case .expired, .revoked: return nil
        }
    }

    /// Returns the plan of the next renewal; nil if it cannot be charged.
    package static func renewedPlan(
        _ subscription: Subscription, _ next: SubscriptionPlan?
    ) -> Subscription.Plan? {
        guard let next, next.groupID == subscription.origin.groupID,
            next.price.currency == subscription.plan.price.currency
        else { return nil }
        var plan = subscription.plan
        // A product that the customer has keeps its terms; a different one is renewed on its current terms.
        if next.productID != plan.productID { plan = Subscription.Plan(next) }
        // The new price was announced for the current product only.
        if let increase = subscription.renewal.increase,
            next.productID == subscription.plan.productID
        {
            plan.price = increase.price
        }
        return plan
    }

    private static func renew(
        _ step: SubscriptionStep, _ next: SubscriptionPlan?, _ id: TransactionID,
        _ policy: SubscriptionPolicy
    ) -> SubscriptionStep {
        let subscription = step.subscription
        guard subscription.renewal.isOn else { return end(step, .cancelled) }
        guard hasConsent(subscription) else { return end(step, .noConsent) }
        guard let plan = renewedPlan(subscription, next) else {
            return end(step, .productUnavailable)
        }
        let limit = policy.renewalLimit ?? SubscriptionPolicy.maximumRenewals
        guard subscription.period.renewals < limit else { return end(step, .cancelled) }
        if subscription.renewal.paymentFails { return fail(step, policy) }
        return sell(step, plan, id, policy, .renewal) { step in
            step.addNotification(.didRenew)
            step.appendHistory(.renewed, plan.productID.rawValue)
        }
    }

    /// Whether the customer has agreed to the new price of the same product, if consent is needed.
    static func hasConsent(_ subscription: Subscription) -> Bool {
        subscription.renewal.productID != subscription.plan.productID
            || subscription.renewal.increase?.isEffective ?? true
    }

    private static func fail(
        _ step: SubscriptionStep, _ policy: SubscriptionPolicy
    ) -> SubscriptionStep {
        var step = step
        let (plan, since) = (step.subscription.plan, step.subscription.period.expires)
        step.subscription.renewal.retriesEnd = policy.rate.endOfRetries(from: since)
        if policy.hasGracePeriod {
            step.subscription.state = .inGracePeriod
            step.subscription.renewal.graceEnds = policy.rate.endOfGrace(
                of: plan.period, from: since)
            step.addNotification(.didFailToRenew, .gracePeriod)
        } else {
            step.subscription.state = .inBillingRetryPeriod
            step.addNotification(.didFailToRenew)
        }
        step.appendHistory(.renewalFailed)
        return step
    }

    private static func endGrace(_ step: SubscriptionStep) -> SubscriptionStep {
        guard step.subscription.renewal.isOn else { return end(step, .cancelled) }
        var step = step
        step.subscription.state = .inBillingRetryPeriod
        step.subscription.renewal.graceEnds = nil
        step.addNotification(.gracePeriodExpired)
        step.appendHistory(.graceEnded)
        return step
    }

    /// Ends the subscription for a reason.
    static func end(_ step: SubscriptionStep, _ intent: ExpirationIntent) -> SubscriptionStep {
        var step = step
        step.subscription.state = .expired
        step.subscription.renewal.isOn = false
        step.subscription.renewal.intent = intent
        step.subscription.renewal.graceEnds = nil
        step.subscription.renewal.retriesEnd = nil
        step.addNotification(.expired, intent.subtype)
        step.appendHistory(.subscriptionEnded, intent.historyName)
        return step
    }

    /// Sells the next period, which follows the last one without a gap if that is not over yet.
    static func sell(
        _ step: SubscriptionStep, _ plan: Subscription.Plan, _ id: TransactionID,
        _ policy: SubscriptionPolicy, _ reason: TransactionReason,
        then finish: (inout SubscriptionStep) -> Void
    ) -> SubscriptionStep {
        var step = step
        let before = step.subscription
        let offer = nextOffer(before, plan)
        var period = SubscriptionTime.following(
            before, plan: plan, offer: offer, at: step.at, id: id, rate: policy.rate)
        period.renewals = reason == .renewal ? before.period.renewals + 1 : 0
        // At the maximum timestamp, the next period would not end later.
        guard period.expires > step.at else { return end(step, .other) }
        step.subscription.plan = plan
        step.subscription.period = period
        step.subscription.renewal = before.renewal.continued(with: plan.productID)
        step.subscription.state = .subscribed
        step.sale = SubscriptionStep.Sale(
            transactionID: id, productID: plan.productID, price: period.paid,
            began: period.began, expires: period.expires, reason: reason, offer: offer)
        finish(&step)
        return step
    }

    /// Returns the offer of the next renewal; nil for the standard price.
    static func nextOffer(
        _ subscription: Subscription, _ plan: Subscription.Plan
    ) -> OfferTerms? {
        guard plan.productID == subscription.plan.productID else {
            return subscription.renewal.offer
        }
        return subscription.renewal.offer ?? subscription.period.offer?.next
    }
}

extension Subscription.Renewal {
    /// Returns the renewal after a sale: scheduled changes have taken effect and are dropped.
    func continued(with product: ProductID) -> Self {
        var renewal = Self(productID: product).extended(as: self)
        renewal.paymentFails = paymentFails
        return renewal
    }

    /// Returns the renewal with the extensions of another one.
    func extended(as other: Self) -> Self {
        var renewal = self
        renewal.extensions = other.extensions
        return renewal
    }
}

extension ExpirationIntent {
    /// The subtype of the `EXPIRED` notification.
    var subtype: NotificationSubtype? {
        switch self {
        case .cancelled: .voluntary
        case .billingError: .billingRetry
        case .noConsent: .priceIncrease
        case .productUnavailable: .productNotForSale
        case .other: nil
        }
    }

    /// The name of the reason in a history.
    var historyName: String {
        switch self {
        case .cancelled: "cancelled"
        case .billingError: "billing-error"
        case .noConsent: "no-consent"
        case .productUnavailable: "product-unavailable"
        case .other: "other"
        }
    }
}
