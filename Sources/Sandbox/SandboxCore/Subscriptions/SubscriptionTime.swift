import StoreModel

/// Counts the periods of subscriptions.
enum SubscriptionTime {
    /// The first period of a run that begins at a moment.
    static func first(
        _ plan: Subscription.Plan, _ offer: OfferTerms?, at start: Timestamp, id: TransactionID,
        rate: TimeRate
    ) -> Subscription.Period {
        var period = Subscription.Period(
            transactionID: id, paid: offer?.price ?? plan.price, began: start,
            expires: rate.end(of: plan.period, from: start))
        period.offer = offer
        guard let offer, !isRegular(offer, plan) else { return period }
        period.expires = rate.end(of: offer.period, times: offer.times, from: start)
        (period.anchor, period.count) = (period.expires, 0)
        return period
    }

    /// The period after the last one.
    ///
    /// It follows the last one to the day, also where it is paid a little later, in a grace period; after a gap a new count
    /// begins.
    static func following(
        _ subscription: Subscription, plan: Subscription.Plan, offer: OfferTerms?,
        at moment: Timestamp, id: TransactionID, rate: TimeRate
    ) -> Subscription.Period {
        let last = subscription.period
        let follows =
            [.subscribed, .inGracePeriod].contains(subscription.state)
            && moment >= last.expires
        let run = runBegan(after: last, at: moment, rate: rate)
        guard follows else { return restarted(plan, offer, moment, id, rate, since: run) }
        var period = first(plan, offer, at: last.expires, id: id, rate: rate)
        let isSameLength = plan.period == subscription.plan.period
        if isSameLength, offer.map({ isRegular($0, plan) }) ?? true {
            (period.anchor, period.count) = (last.anchor, last.count + 1)
            period.expires = rate.end(of: plan.period, times: period.count, from: period.anchor)
        }
        // A grace period may be longer than what is paid in it: nobody pays for what is over.
        guard period.expires > moment else {
            return restarted(plan, offer, moment, id, rate, since: last.runBegan)
        }
        period.runBegan = last.runBegan
        period.began = moment
        return period
    }

    /// When the run of paid time began to which a period belongs that begins now: gaps of sixty days and less do not end a
    /// run (Apple, “recentSubscriptionStartDate”).
    static func runBegan(
        after last: Subscription.Period, at moment: Timestamp, rate: TimeRate
    ) -> Timestamp {
        // As long as the store tries to charge.
        moment <= rate.endOfRetries(from: last.expires) ? last.runBegan : moment
    }

    /// A period that begins when it is paid, in a run that began at some moment.
    private static func restarted(
        _ plan: Subscription.Plan, _ offer: OfferTerms?, _ moment: Timestamp, _ id: TransactionID,
        _ rate: TimeRate, since runBegan: Timestamp
    ) -> Subscription.Period {
        var period = first(plan, offer, at: moment, id: id, rate: rate)
        period.runBegan = runBegan
        return period
    }

    /// What goes back of a price for the time that is left of its period.
    static func remainder(of period: Subscription.Period, at moment: Timestamp) -> Price {
        let whole = period.expires.since(period.began)
        let left = min(whole, max(0, period.expires.since(moment)))
        guard whole > 0, period.paid.milliunits > 0 else {
            return Price(milliunits: 0, currency: period.paid.currency)
        }
        let product = period.paid.milliunits.multipliedFullWidth(by: left)
        // The quotient is at most the price, since no more is left than the whole.
        let back = whole.dividingFullWidth((product.high, product.low)).quotient
        return Price(milliunits: back, currency: period.paid.currency)
    }

    /// Whether an offer's periods are as long as the plan's, so that they are counted together.
    private static func isRegular(_ offer: OfferTerms, _ plan: Subscription.Plan) -> Bool {
        offer.period == plan.period && offer.periodsPerPayment == 1
    }
}

extension OfferTerms {
    /// How many of its periods one payment covers.
    fileprivate var times: Int64 { Int64(periodsPerPayment) }
}
