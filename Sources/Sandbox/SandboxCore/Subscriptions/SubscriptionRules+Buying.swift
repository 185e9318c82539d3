package import StoreModel

extension SubscriptionRules {
    /// The decision on the request for a subscription.
    package enum Decision: Hashable, Sendable {
        /// A period is sold now.
        case sold(SubscriptionStep)
        /// Nothing is charged now; the transaction of the current period is the answer.
        case scheduled(SubscriptionStep)
        /// The account has the subscription already, and it renews.
        case alreadySubscribed
        /// The customer is not eligible for the offer.
        case ineligible
    }

    /// A request to subscribe to a plan.
    package struct Request: Hashable, Sendable {
        /// The requested plan.
        package let plan: SubscriptionPlan
        /// The requested offer; nil without one.
        package let offer: SubscriptionOffer?
        /// Whether the account ever had an introductory offer of the group.
        package let hadIntroduction: Bool
        /// The account that subscribes.
        package let account: AccountName
        /// The account's payments for the group.
        package let history: WinBackRules.History

        /// Creates a request from its parts.
        package init(
            plan: SubscriptionPlan, offer: SubscriptionOffer?, hadIntroduction: Bool,
            account: AccountName, history: WinBackRules.History = WinBackRules.History()
        ) {
            self.plan = plan
            self.offer = offer
            self.hadIntroduction = hadIntroduction
            self.account = account
            self.history = history
        }
    }

    /// Decides on the request for a plan.
    ///
    /// - Parameters:
    ///   - current: The account's subscription of the same group, which may have ended; nil if there never was one.
    ///   - id: A free transaction ID.
    package static func subscribe(
        _ request: Request, current: Subscription?, id: TransactionID, at now: Timestamp,
        policy: SubscriptionPolicy
    ) -> Decision {
        guard isEligible(request, current, now, policy.rate) else { return .ineligible }
        guard let current else { return .sold(startNew(request, id, now, policy)) }
        switch current.state {
        case .expired, .revoked: return .sold(resubscribe(current, request, id, now, policy))
        case .inGracePeriod, .inBillingRetryPeriod:
            guard request.plan.productID == current.plan.productID, request.offer == nil else {
                return .sold(change(current, request, id, now, policy))
            }
            // A customer who buys the plan again accepts its current price.
            var step = SubscriptionStep(current, at: now)
            step.subscription.renewal.productID = current.plan.productID
            if !current.renewal.isOn {
                step.subscription.renewal.isOn = true
                step.addNotification(.didChangeRenewalStatus, .autoRenewEnabled)
            }
            step.subscription.renewal.increase?.isAgreed = true
            return .sold(recover(step, request.plan, id, policy))
        case .subscribed: return change(current, to: request, id, now, policy)
        }
    }

    /// Returns the terms of the first payment: those of the requested offer, or of the introductory offer for a new
    /// subscriber of the group; nil for the standard price.
    package static func firstTerms(_ request: Request, current: Subscription?) -> OfferTerms? {
        if let offer = request.offer {
            return OfferTerms(offer, currency: request.plan.price.currency)
        }
        guard !request.hadIntroduction, current.map({ $0.due == nil }) ?? true,
            let introductory = request.plan.introductory
        else { return nil }
        return OfferTerms(introductory, currency: request.plan.price.currency)
    }

    /// Returns the price of the first payment, if the plan is sold now.
    package static func firstPrice(_ request: Request, current: Subscription?) -> Price {
        firstTerms(request, current: current)?.price ?? request.plan.price
    }

    /// Checks the eligibility for the requested offer: promotional offers are for current and former subscribers,
    /// win-back offers for former subscribers, and offer codes for the customers that the catalog names.
    private static func isEligible(
        _ request: Request, _ current: Subscription?, _ now: Timestamp, _ rate: TimeRate
    ) -> Bool {
        guard let offer = request.offer else { return true }
        guard OfferTerms(offer, currency: request.plan.price.currency) != nil else { return false }
        switch offer.kind {
        case .introductory:
            return !request.hadIntroduction && (current.map { $0.due == nil } ?? true)
        case .promotional: return current != nil
        case .winBack:
            return WinBackRules.isEligible(offer, current, request.history, at: now, rate: rate)
        case .code: return offer.audience?.includes(customer(current)) ?? true
        }
    }

    /// Returns the kind of customer that an account is to a group, for offer codes that are limited to some kinds.
    package static func customer(_ current: Subscription?) -> OfferAudience.Customer {
        guard let current else { return .new }
        return current.due == nil ? .expired : .existing
    }

    private static func startNew(
        _ request: Request, _ id: TransactionID, _ now: Timestamp, _ policy: SubscriptionPolicy
    ) -> SubscriptionStep {
        let origin = Subscription.Origin(
            id: id, date: now, account: request.account, groupID: request.plan.groupID)
        return start(origin, request, nil, id, now, policy) { step in
            step.addNotification(.subscribed, .initialBuy)
        }
    }

    private static func resubscribe(
        _ current: Subscription, _ request: Request, _ id: TransactionID, _ now: Timestamp,
        _ policy: SubscriptionPolicy
    ) -> SubscriptionStep {
        start(current.origin, request, current, id, now, policy) { step in
            step.addNotification(.subscribed, .resubscribe)
        }
    }

    private static func start(
        _ origin: Subscription.Origin, _ request: Request, _ current: Subscription?,
        _ id: TransactionID, _ now: Timestamp, _ policy: SubscriptionPolicy,
        then finish: (inout SubscriptionStep) -> Void
    ) -> SubscriptionStep {
        let plan = Subscription.Plan(request.plan)
        let offer = firstTerms(request, current: current)
        var period = SubscriptionTime.first(plan, offer, at: now, id: id, rate: policy.rate)
        if let last = current?.period {
            period.runBegan = SubscriptionTime.runBegan(after: last, at: now, rate: policy.rate)
        }
        var renewal = Subscription.Renewal(productID: plan.productID)
        if let current { renewal = renewal.extended(as: current.renewal) }
        renewal.paymentFails = renewalsFail(after: current, policy)
        var step = SubscriptionStep(
            Subscription(
                origin: origin, plan: plan, period: period, renewal: renewal, state: .subscribed),
            at: now)
        step.sale = SubscriptionStep.Sale(
            transactionID: id, productID: plan.productID, price: period.paid, began: now,
            expires: period.expires, reason: .purchase, offer: offer)
        finish(&step)
        return step
    }

    /// Returns whether renewals of a new purchase fail: a subscription keeps its setting, unless the customer has just
    /// paid an overdue renewal.
    private static func renewalsFail(
        after current: Subscription?, _ policy: SubscriptionPolicy
    ) -> Bool {
        switch current?.state {
        case .subscribed: current?.renewal.paymentFails ?? false
        case .inGracePeriod, .inBillingRetryPeriod: false
        case .expired, .revoked, nil: policy.failsRenewals
        }
    }

    /// Changes the plan of a paid subscription (Apple, “Auto-renewable subscriptions”: upgrades, and crossgrades to the
    /// same duration, take effect immediately; all other changes at the next renewal).
    private static func change(
        _ current: Subscription, to request: Request, _ id: TransactionID, _ now: Timestamp,
        _ policy: SubscriptionPolicy
    ) -> Decision {
        let plan = request.plan
        if plan.productID == current.plan.productID { return keepProduct(current, request, now) }
        if subtype(of: plan, replacing: current.plan) == .upgrade {
            return .sold(change(current, request, id, now, policy))
        }
        return .scheduled(scheduleChange(current, request, now))
    }

    /// Returns the notification subtype of a change of plan: an upgrade leads to a higher level, or to the same level
    /// and duration; nil for the same product (Apple's pages “subtype” and “notificationType”).
    private static func subtype(
        of plan: SubscriptionPlan, replacing current: Subscription.Plan
    ) -> NotificationSubtype? {
        if plan.productID == current.productID { return nil }
        let isSame = plan.level == current.level && plan.period == current.period
        return plan.level < current.level || isSame ? .upgrade : .downgrade
    }

    /// Keeps the same product: turns renewal on again, takes back a scheduled change of plan, and lets an offer start
    /// with the next renewal.
    private static func keepProduct(
        _ current: Subscription, _ request: Request, _ now: Timestamp
    ) -> Decision {
        var step = SubscriptionStep(current, at: now)
        step.subscription.renewal.productID = current.plan.productID
        step.subscription.renewal.isOn = true
        if let offer = request.offer {
            step.subscription.renewal.offer = OfferTerms(
                offer, currency: request.plan.price.currency)
            step.addNotification(.offerRedeemed)
            step.appendHistory(.planChosen, offer.name)
            return .scheduled(step)
        }
        if current.renewal.productID != current.plan.productID {
            step.subscription.renewal.offer = nil
            step.addNotification(.didChangeRenewalPref)
            step.appendHistory(.planChosen, current.plan.productID.rawValue)
        }
        if !current.renewal.isOn {
            step.addNotification(.didChangeRenewalStatus, .autoRenewEnabled)
            step.appendHistory(.renewalSwitched, "on")
        }
        return step.notifications.isEmpty ? .alreadySubscribed : .scheduled(step)
    }

    private static func scheduleChange(
        _ current: Subscription, _ request: Request, _ now: Timestamp
    ) -> SubscriptionStep {
        var step = SubscriptionStep(current, at: now)
        let wasOn = current.renewal.isOn
        step.subscription.renewal.productID = request.plan.productID
        step.subscription.renewal.isOn = true
        step.subscription.renewal.increase = nil
        step.subscription.renewal.offer = request.offer.flatMap {
            OfferTerms($0, currency: request.plan.price.currency)
        }
        step.addNotification(
            request.offer == nil ? .didChangeRenewalPref : .offerRedeemed, .downgrade)
        if !wasOn { step.addNotification(.didChangeRenewalStatus, .autoRenewEnabled) }
        step.appendHistory(.planChosen, request.plan.productID.rawValue)
        return step
    }

    /// Replaces the current plan now, or an unpaid period by the same plan on an offer; the remainder of the old period
    /// is refunded.
    private static func change(
        _ current: Subscription, _ request: Request, _ id: TransactionID, _ now: Timestamp,
        _ policy: SubscriptionPolicy
    ) -> SubscriptionStep {
        var step = start(current.origin, request, current, id, now, policy) { step in
            step.addNotification(
                request.offer == nil ? .didChangeRenewalPref : .offerRedeemed,
                subtype(of: request.plan, replacing: current.plan))
            step.appendHistory(.planChosen, request.plan.productID.rawValue)
        }
        // The remainder of a period that is over is zero.
        guard current.period.expires > now else { return step }
        step.remainder = SubscriptionStep.Remainder(
            transactionID: current.period.transactionID,
            refund: SubscriptionTime.remainder(of: current.period, at: now))
        return step
    }
}
