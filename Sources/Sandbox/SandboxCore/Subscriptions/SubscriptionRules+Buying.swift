package import StoreModel

extension SubscriptionRules {
    /// The answer to somebody who wants a subscription.
    package enum Decision: Hashable, Sendable {
        /// A period is sold now.
        case sold(SubscriptionStep)
        /// Nothing is charged now; the period that was paid last is the answer.
        case arranged(SubscriptionStep)
        /// It is had already, and renews.
        case already
        /// The offer is not for this customer.
        case ineligible
    }

    /// What somebody wants who asks for a plan.
    package struct Request: Hashable, Sendable {
        /// What is wanted.
        package let plan: SubscriptionPlan
        /// The offer that is asked for by name.
        package let offer: SubscriptionOffer?
        /// Whether the account ever had an introductory offer of the group.
        package let hadIntroduction: Bool
        /// Whose it is.
        package let account: AccountName
        /// What the account has paid of the group.
        package let history: WinBackRules.History

        /// Takes the parts as they are.
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

    /// Decides what somebody gets who wants a plan of a group of which this is the account's subscription, if it ever had
    /// one.
    ///
    /// - Parameter id: A free transaction number.
    package static func subscribe(
        _ wish: Request, current: Subscription?, id: TransactionID, at now: Timestamp,
        policy: SubscriptionPolicy
    ) -> Decision {
        guard isEligible(wish, current, now, policy.rate) else { return .ineligible }
        guard let current else { return .sold(begin(wish, id, now, policy)) }
        switch current.state {
        case .expired, .revoked: return .sold(beginAgain(current, wish, id, now, policy))
        case .inGracePeriod, .inBillingRetryPeriod:
            guard wish.plan.productID == current.plan.productID, wish.offer == nil else {
                return .sold(change(current, wish, id, now, policy))
            }
            // Whoever buys it again agrees to all that it costs now.
            var step = SubscriptionStep(current, at: now)
            step.subscription.renewal.productID = current.plan.productID
            if !current.renewal.isOn {
                step.subscription.renewal.isOn = true
                step.tell(.didChangeRenewalStatus, .autoRenewEnabled)
            }
            step.subscription.renewal.increase?.isAgreed = true
            return .sold(recover(step, wish.plan, id, policy))
        case .subscribed: return change(current, to: wish, id, now, policy)
        }
    }

    /// What is charged first: that of the offer asked for, of the introductory one for whoever never had one, or the
    /// standard price.
    package static func firstTerms(_ wish: Request, current: Subscription?) -> OfferTerms? {
        if let offer = wish.offer { return OfferTerms(offer, currency: wish.plan.price.currency) }
        guard !wish.hadIntroduction, current.map({ $0.due == nil }) ?? true,
            let introductory = wish.plan.introductory
        else { return nil }
        return OfferTerms(introductory, currency: wish.plan.price.currency)
    }

    /// What is charged now, if it is sold now.
    package static func firstPrice(_ wish: Request, current: Subscription?) -> Price {
        firstTerms(wish, current: current)?.price ?? wish.plan.price
    }

    /// Promotional offers are for whoever is or was a subscriber, win-back offers for whoever was one, and codes for whom
    /// the catalog says.
    private static func isEligible(
        _ wish: Request, _ current: Subscription?, _ now: Timestamp, _ rate: TimeRate
    ) -> Bool {
        guard let offer = wish.offer else { return true }
        guard OfferTerms(offer, currency: wish.plan.price.currency) != nil else { return false }
        switch offer.kind {
        case .introductory: return !wish.hadIntroduction && (current.map { $0.due == nil } ?? true)
        case .promotional: return current != nil
        case .winBack:
            return WinBackRules.isEligible(offer, current, wish.history, at: now, rate: rate)
        case .code: return offer.audience?.admits(customer(current)) ?? true
        }
    }

    /// What an account is to a group, for codes that are not for everybody.
    package static func customer(_ current: Subscription?) -> OfferAudience.Customer {
        guard let current else { return .new }
        return current.due == nil ? .expired : .existing
    }

    private static func begin(
        _ wish: Request, _ id: TransactionID, _ now: Timestamp, _ policy: SubscriptionPolicy
    ) -> SubscriptionStep {
        let origin = Subscription.Origin(
            id: id, date: now, account: wish.account, groupID: wish.plan.groupID)
        return start(origin, wish, nil, id, now, policy) { step in
            step.tell(.subscribed, .initialBuy)
        }
    }

    private static func beginAgain(
        _ current: Subscription, _ wish: Request, _ id: TransactionID, _ now: Timestamp,
        _ policy: SubscriptionPolicy
    ) -> SubscriptionStep {
        start(current.origin, wish, current, id, now, policy) { step in
            step.tell(.subscribed, .resubscribe)
        }
    }

    private static func start(
        _ origin: Subscription.Origin, _ wish: Request, _ current: Subscription?,
        _ id: TransactionID, _ now: Timestamp, _ policy: SubscriptionPolicy,
        then finish: (inout SubscriptionStep) -> Void
    ) -> SubscriptionStep {
        let plan = Subscription.Plan(wish.plan)
        let offer = firstTerms(wish, current: current)
        var period = SubscriptionTime.first(plan, offer, at: now, id: id, rate: policy.rate)
        if let last = current?.period {
            period.runBegan = SubscriptionTime.runBegan(after: last, at: now, rate: policy.rate)
        }
        var renewal = Subscription.Renewal(productID: plan.productID)
        if let current { renewal = renewal.extended(as: current.renewal) }
        renewal.fails = fails(after: current, policy)
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

    /// Whether renewals of what is bought now fail: what was set for a subscription goes on, unless its customer has just paid
    /// what was owed.
    private static func fails(
        after current: Subscription?, _ policy: SubscriptionPolicy
    ) -> Bool {
        switch current?.state {
        case .subscribed: current?.renewal.fails ?? false
        case .inGracePeriod, .inBillingRetryPeriod: false
        case .expired, .revoked, nil: policy.failsRenewals
        }
    }

    /// A change of plan while one is paid for (Apple, “Auto-renewable subscriptions”: upgrades and crossgrades to the same
    /// duration at once, all else at the next renewal).
    private static func change(
        _ current: Subscription, to wish: Request, _ id: TransactionID, _ now: Timestamp,
        _ policy: SubscriptionPolicy
    ) -> Decision {
        let plan = wish.plan
        if plan.productID == current.plan.productID { return keep(current, wish, now) }
        if subtype(of: plan, replacing: current.plan) == .upgrade {
            return .sold(change(current, wish, id, now, policy))
        }
        return .arranged(later(current, wish, now))
    }

    /// What a change of plans is called: an upgrade leads to a higher level, or to the same level and length; nil for the same
    /// product (Apple's pages “subtype” and “notificationType”).
    private static func subtype(
        of plan: SubscriptionPlan, replacing current: Subscription.Plan
    ) -> NotificationSubtype? {
        if plan.productID == current.productID { return nil }
        let isSame = plan.level == current.level && plan.period == current.period
        return plan.level < current.level || isSame ? .upgrade : .downgrade
    }

    /// The same product: its renewal is switched on again, a planned change is taken back, an offer begins with the next
    /// renewal.
    private static func keep(
        _ current: Subscription, _ wish: Request, _ now: Timestamp
    ) -> Decision {
        var step = SubscriptionStep(current, at: now)
        step.subscription.renewal.productID = current.plan.productID
        step.subscription.renewal.isOn = true
        if let offer = wish.offer {
            step.subscription.renewal.offer = OfferTerms(
                offer, currency: wish.plan.price.currency)
            step.tell(.offerRedeemed)
            step.note(.planChosen, offer.name)
            return .arranged(step)
        }
        if current.renewal.productID != current.plan.productID {
            step.subscription.renewal.offer = nil
            step.tell(.didChangeRenewalPref)
            step.note(.planChosen, current.plan.productID.rawValue)
        }
        if !current.renewal.isOn {
            step.tell(.didChangeRenewalStatus, .autoRenewEnabled)
            step.note(.renewalSwitched, "on")
        }
        return step.told.isEmpty ? .already : .arranged(step)
    }

    private static func later(
        _ current: Subscription, _ wish: Request, _ now: Timestamp
    ) -> SubscriptionStep {
        var step = SubscriptionStep(current, at: now)
        let wasOn = current.renewal.isOn
        step.subscription.renewal.productID = wish.plan.productID
        step.subscription.renewal.isOn = true
        step.subscription.renewal.increase = nil
        step.subscription.renewal.offer = wish.offer.flatMap {
            OfferTerms($0, currency: wish.plan.price.currency)
        }
        step.tell(wish.offer == nil ? .didChangeRenewalPref : .offerRedeemed, .downgrade)
        if !wasOn { step.tell(.didChangeRenewalStatus, .autoRenewEnabled) }
        step.note(.planChosen, wish.plan.productID.rawValue)
        return step
    }

    /// Another plan from now on, or in place of an unpaid one the same plan on an offer; what is left of the old one goes back.
    private static func change(
        _ current: Subscription, _ wish: Request, _ id: TransactionID, _ now: Timestamp,
        _ policy: SubscriptionPolicy
    ) -> SubscriptionStep {
        var step = start(current.origin, wish, current, id, now, policy) { step in
            step.tell(
                wish.offer == nil ? .didChangeRenewalPref : .offerRedeemed,
                subtype(of: wish.plan, replacing: current.plan))
            step.note(.planChosen, wish.plan.productID.rawValue)
        }
        // What is over was had for its price.
        guard current.period.expires > now else { return step }
        step.remainder = SubscriptionStep.Remainder(
            transactionID: current.period.transactionID,
            refund: SubscriptionTime.remainder(of: current.period, at: now))
        return step
    }
}
