package import StoreModel

/// Decides on the changes of a subscription by customers, the store and developers, except purchases.
extension SubscriptionRules {
    /// The reason why a change of a subscription is not possible.
    package struct ChangeError: Error, Hashable, Sendable {
        /// The reason, as a sentence.
        package let text: String
    }

    /// The maximum number of days of an extension (App Store Server API, `extendByDays`).
    package static let longestExtension = 90
    /// The maximum number of extensions in a year (Apple, “Extend a Subscription Renewal Date”).
    package static let extensionsPerYear = 2

    /// Turns renewal on or off; an unpaid subscription ends when it is turned off.
    package static func setRenewal(
        _ isOn: Bool, _ current: Subscription, at now: Timestamp
    ) throws(ChangeError) -> SubscriptionStep {
        guard current.due != nil else {
            throw ChangeError(text: "The subscription has ended. Buy it again.")
        }
        var step = SubscriptionStep(current, at: now)
        guard current.renewal.isOn != isOn else { return step }
        step.subscription.renewal.isOn = isOn
        step.addNotification(.didChangeRenewalStatus, isOn ? .autoRenewEnabled : .autoRenewDisabled)
        step.appendHistory(.renewalSwitched, isOn ? "on" : "off")
        let isUnpaid = current.state == .inBillingRetryPeriod
        return isUnpaid && !isOn ? end(step, .cancelled) : step
    }

    /// Ends a paid subscription now, as if its period were over and renewal were off.
    package static func expire(
        _ current: Subscription, at now: Timestamp
    ) throws(ChangeError) -> SubscriptionStep {
        guard current.due != nil else {
            throw ChangeError(text: "The subscription has already ended.")
        }
        var step = SubscriptionStep(current, at: now)
        if current.period.expires > now {
            step.subscription.period.expires = max(now, current.period.began)
            step.expiry = step.subscription.period.expires
        }
        return end(step, .cancelled)
    }

    /// Sets whether charges for renewals fail; if they succeed again, an overdue renewal is charged at once.
    ///
    /// - Parameters:
    ///   - next: The product that is to be renewed, as it is sold now; nil if it is not sold.
    ///   - id: A free transaction ID.
    package static func setFailing(
        _ fails: Bool, _ current: Subscription, next: SubscriptionPlan?, id: TransactionID,
        at now: Timestamp, policy: SubscriptionPolicy
    ) -> SubscriptionStep {
        var step = SubscriptionStep(current, at: now)
        step.subscription.renewal.paymentFails = fails
        return fails ? step : chargeOverdueRenewal(step, next, id, policy)
    }

    /// Turns renewal on again; an overdue renewal is charged if the payment method works.
    ///
    /// - Parameters:
    ///   - next: The product that is to be renewed, as it is sold now; nil if it is not sold.
    ///   - id: A free transaction ID.
    package static func resume(
        _ current: Subscription, next: SubscriptionPlan?, id: TransactionID, at now: Timestamp,
        policy: SubscriptionPolicy
    ) throws(ChangeError) -> SubscriptionStep {
        let step = try setRenewal(true, current, at: now)
        return step.subscription.renewal.paymentFails
            ? step : chargeOverdueRenewal(step, next, id, policy)
    }

    /// Charges an overdue renewal, unless the customer has cancelled.
    private static func chargeOverdueRenewal(
        _ step: SubscriptionStep, _ next: SubscriptionPlan?, _ id: TransactionID,
        _ policy: SubscriptionPolicy
    ) -> SubscriptionStep {
        let isOwed = [.inGracePeriod, .inBillingRetryPeriod].contains(step.subscription.state)
        return isOwed && step.subscription.renewal.isOn ? recover(step, next, id, policy) : step
    }

    /// Charges a renewal that failed before.
    static func recover(
        _ step: SubscriptionStep, _ next: SubscriptionPlan?, _ id: TransactionID,
        _ policy: SubscriptionPolicy
    ) -> SubscriptionStep {
        guard hasConsent(step.subscription) else { return end(step, .noConsent) }
        guard let plan = renewedPlan(step.subscription, next) else {
            return end(step, .productUnavailable)
        }
        var step = step
        step.subscription.renewal.paymentFails = false
        return sell(step, plan, id, policy, .renewal) { step in
            step.addNotification(.didRenew, .billingRecovery)
            step.appendHistory(.renewed, "billing-recovery")
        }
    }

    /// Announces a new price for the next renewal.
    package static func announcePrice(
        _ price: Price, needsConsent: Bool, _ current: Subscription, at now: Timestamp
    ) throws(ChangeError) -> SubscriptionStep {
        guard current.due != nil else {
            throw ChangeError(text: "The subscription has ended, so it has no next renewal.")
        }
        guard price.currency == current.plan.price.currency else {
            throw ChangeError(
                text: "Invalid price “\(price.plainText)”: the subscription is paid in "
                    + "\(current.plan.price.currency.code).")
        }
        guard (1...DecimalAmount.milliunitLimit).contains(price.milliunits) else {
            throw ChangeError(
                text: "Invalid price “\(price.plainText)”: use a price above 0, up to "
                    + "\(DecimalAmount.limit).")
        }
        let isHigher = price.milliunits > current.plan.price.milliunits
        var step = SubscriptionStep(current, at: now)
        step.subscription.renewal.increase = PriceIncrease(
            price: price, needsConsent: isHigher && needsConsent)
        // A lower price needs neither consent nor a notification.
        if isHigher { step.addNotification(.priceIncrease, needsConsent ? .pending : .accepted) }
        step.appendHistory(.priceAnnounced, "\(price.milliunits) \(price.currency.code)")
        return step
    }

    /// Accepts the announced price for the customer.
    package static func agreeToPrice(
        _ current: Subscription, at now: Timestamp
    ) throws(ChangeError) -> SubscriptionStep {
        guard let increase = current.renewal.increase, increase.needsConsent else {
            throw ChangeError(text: "No new price is waiting for consent.")
        }
        var step = SubscriptionStep(current, at: now)
        guard !increase.isAgreed else { return step }
        step.subscription.renewal.increase?.isAgreed = true
        step.addNotification(.priceIncrease, .accepted)
        step.appendHistory(
            .priceAgreed, "\(increase.price.milliunits) \(increase.price.currency.code)")
        return step
    }

    /// The decision on an extension.
    package enum Extension: Hashable, Sendable {
        /// The subscription is extended.
        case extended(SubscriptionStep)
        /// The subscription is not paid now, or the number of days is out of range.
        case ineligible
        /// The subscription has reached the maximum number of extensions in a year.
        case tooOften
    }

    /// Extends the paid period by days without a charge; a free trial is not a paid period (Apple, “Extending the
    /// renewal date for auto-renewable subscriptions”).
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
        // The next periods are counted from the new end.
        (step.subscription.period.anchor, step.subscription.period.count) = (end, 0)
        step.subscription.renewal.extensions = recent + [now]
        step.expiry = end
        step.addNotification(.renewalExtended)
        step.appendHistory(.extended, "\(days)")
        return .extended(step)
    }

    /// Ends the subscription if a refunded or revoked transaction paid for its current period.
    package static func withdraw(
        _ id: TransactionID, _ current: Subscription, at now: Timestamp
    ) -> SubscriptionStep {
        var step = SubscriptionStep(current, at: now)
        guard current.period.transactionID == id, current.state != .revoked else { return step }
        step.subscription.state = .revoked
        step.subscription.renewal.isOn = false
        step.subscription.renewal.graceEnds = nil
        step.subscription.renewal.retriesEnd = nil
        step.appendHistory(.subscriptionEnded, "revoked")
        return step
    }

    /// Reinstates the subscription until the end of its period if the transaction of a reversed refund paid for its
    /// last period.
    ///
    /// Only the customer can turn renewal on again. Apple: “the renewal date remains unchanged”.
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
