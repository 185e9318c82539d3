package import StoreModel

/// What customers, stores and developers do to a subscription besides buying it.
extension SubscriptionRules {
    /// Why something cannot be done to a subscription, in a sentence.
    package struct Objection: Error, Hashable, Sendable {
        /// What is in the way.
        package let text: String
    }

    /// How many days an extension adds at most (App Store Server API, `extendByDays`).
    package static let longestExtension = 90
    /// How many extensions there are in a year at most (Apple, “Extend a Subscription Renewal Date”).
    package static let extensionsPerYear = 2

    /// Switches renewing on or off; what is not paid ends with it.
    package static func setRenewal(
        _ isOn: Bool, _ current: Subscription, at now: Timestamp
    ) throws(Objection) -> SubscriptionStep {
        guard current.due != nil else { throw Objection(text: "It has ended; buy it again.") }
        var step = SubscriptionStep(current, at: now)
        guard current.renewal.isOn != isOn else { return step }
        step.subscription.renewal.isOn = isOn
        step.tell(.didChangeRenewalStatus, isOn ? .autoRenewEnabled : .autoRenewDisabled)
        step.note(.renewalSwitched, isOn ? "on" : "off")
        let isUnpaid = current.state == .inBillingRetryPeriod
        return isUnpaid && !isOn ? end(step, .cancelled) : step
    }

    /// Ends what is paid now, as if its time were over and nobody had renewed it.
    package static func expire(
        _ current: Subscription, at now: Timestamp
    ) throws(Objection) -> SubscriptionStep {
        guard current.due != nil else { throw Objection(text: "It has ended already.") }
        var step = SubscriptionStep(current, at: now)
        if current.period.expires > now {
            step.subscription.period.expires = max(now, current.period.began)
            step.expiry = step.subscription.period.expires
        }
        return end(step, .cancelled)
    }

    /// Lets charges for renewals fail or succeed from now on; what waits to be charged is charged at once.
    ///
    /// - Parameters:
    ///   - next: The product that is to be renewed, as it is sold now; nil where it is not.
    ///   - id: A free transaction number.
    package static func setFailing(
        _ fails: Bool, _ current: Subscription, next: SubscriptionPlan?, id: TransactionID,
        at now: Timestamp, policy: SubscriptionPolicy
    ) -> SubscriptionStep {
        var step = SubscriptionStep(current, at: now)
        step.subscription.renewal.fails = fails
        return fails ? step : collect(step, next, id, policy)
    }

    /// Switches renewing on again; whoever could pay by now, and owes a renewal, is charged for it.
    ///
    /// - Parameters:
    ///   - next: The product that is to be renewed, as it is sold now; nil where it is not.
    ///   - id: A free transaction number.
    package static func resume(
        _ current: Subscription, next: SubscriptionPlan?, id: TransactionID, at now: Timestamp,
        policy: SubscriptionPolicy
    ) throws(Objection) -> SubscriptionStep {
        let step = try setRenewal(true, current, at: now)
        return step.subscription.renewal.fails ? step : collect(step, next, id, policy)
    }

    /// Charges what is owed, where something is; whoever has cancelled is not charged any more.
    private static func collect(
        _ step: SubscriptionStep, _ next: SubscriptionPlan?, _ id: TransactionID,
        _ policy: SubscriptionPolicy
    ) -> SubscriptionStep {
        let isOwed = [.inGracePeriod, .inBillingRetryPeriod].contains(step.subscription.state)
        return isOwed && step.subscription.renewal.isOn ? recover(step, next, id, policy) : step
    }

    /// Charges what could not be charged before.
    static func recover(
        _ step: SubscriptionStep, _ next: SubscriptionPlan?, _ id: TransactionID,
        _ policy: SubscriptionPolicy
    ) -> SubscriptionStep {
        guard hasConsent(step.subscription) else { return end(step, .noConsent) }
        guard let plan = renewedPlan(step.subscription, next) else {
            return end(step, .productUnavailable)
        }
        var step = step
        step.subscription.renewal.fails = false
        return sell(step, plan, id, policy, .renewal) { step in
            step.tell(.didRenew, .billingRecovery)
            step.note(.renewed, "billing-recovery")
        }
    }

    /// Announces a new price for the next renewal.
    package static func announce(
        _ price: Price, needsConsent: Bool, _ current: Subscription, at now: Timestamp
    ) throws(Objection) -> SubscriptionStep {
        guard current.due != nil else { throw Objection(text: "It has ended; nobody pays for it.") }
        guard price.currency == current.plan.price.currency else {
            throw Objection(
                text: "It is paid in \(current.plan.price.currency.code); a price in "
                    + "\(price.currency.code) would be another contract.")
        }
        guard (1...DecimalAmount.limit).contains(price.milliunits) else {
            throw Objection(text: "A price is more than nothing, and not more than can be paid.")
        }
        let isHigher = price.milliunits > current.plan.price.milliunits
        var step = SubscriptionStep(current, at: now)
        step.subscription.renewal.increase = PriceIncrease(
            price: price, needsConsent: isHigher && needsConsent)
        // Nobody is asked, or told, about paying less.
        if isHigher { step.tell(.priceIncrease, needsConsent ? .pending : .accepted) }
        step.note(.priceAnnounced, "\(price.milliunits) \(price.currency.code)")
        return step
    }

    /// The customer agrees to the announced price.
    package static func agree(
        _ current: Subscription, at now: Timestamp
    ) throws(Objection) -> SubscriptionStep {
        guard let increase = current.renewal.increase, increase.needsConsent else {
            throw Objection(text: "No new price waits for an answer.")
        }
        var step = SubscriptionStep(current, at: now)
        guard !increase.isAgreed else { return step }
        step.subscription.renewal.increase?.isAgreed = true
        step.tell(.priceIncrease, .accepted)
        step.note(.priceAgreed, "\(increase.price.milliunits) \(increase.price.currency.code)")
        return step
    }

    /// Whether a subscription may be extended by so many days now.
    package enum Extension: Hashable, Sendable {
        /// It is done.
        case extended(SubscriptionStep)
        /// It is not paid now.
        case ineligible
        /// It was extended too often within a year.
        case tooOften
    }

    /// Adds days to what is paid, without a charge; what is free for a while is not paid (Apple, “Extending the renewal date for
    /// auto-renewable subscriptions”).
    package static func extend(
        _ current: Subscription, byDays days: Int, at now: Timestamp, policy: SubscriptionPolicy
    ) -> Extension {
        guard current.state == .subscribed, (1...longestExtension).contains(days),
            current.period.offer?.discount != .freeTrial
        else { return .ineligible }
        let year = policy.rate.adding(days: -365, to: now)
        let recent = current.renewal.extensions.filter { $0 > year }
        guard recent.count < extensionsPerYear else { return .tooOften }
        var step = SubscriptionStep(current, at: now)
        let end = policy.rate.adding(days: Int64(days), to: current.period.expires)
        step.subscription.period.expires = end
        // What follows is counted from there.
        (step.subscription.period.anchor, step.subscription.period.count) = (end, 0)
        step.subscription.renewal.extensions = recent + [now]
        step.expiry = end
        step.tell(.renewalExtended)
        step.note(.extended, "\(days)")
        return .extended(step)
    }

    /// A transaction of it was refunded or revoked: if it paid for what is had now, that ends.
    package static func withdraw(
        _ id: TransactionID, _ current: Subscription, at now: Timestamp
    ) -> SubscriptionStep {
        var step = SubscriptionStep(current, at: now)
        guard current.period.transactionID == id, current.state != .revoked else { return step }
        step.subscription.state = .revoked
        step.subscription.renewal.isOn = false
        step.subscription.renewal.graceEnds = nil
        step.subscription.renewal.retriesEnd = nil
        step.note(.subscriptionEnded, "revoked")
        return step
    }

    /// A refund of a transaction of it was reversed: if that paid for what was had last, it is had until it was to end.
    ///
    /// Nobody switches renewing on again but the customer. Apple: “the renewal date remains unchanged”.
    package static func reinstate(
        _ id: TransactionID, _ current: Subscription, at now: Timestamp
    ) -> SubscriptionStep {
        var step = SubscriptionStep(current, at: now)
        guard current.period.transactionID == id, current.state == .revoked else { return step }
        let isOver = current.period.expires <= now
        step.subscription.state = isOver ? .expired : .subscribed
        step.subscription.renewal.intent = isOver ? .cancelled : nil
        return step
    }
}
