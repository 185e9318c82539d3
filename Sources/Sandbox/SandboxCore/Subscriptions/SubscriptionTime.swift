import StoreModel

/// Computes the periods of subscriptions.
enum SubscriptionTime {
    /// Returns the first period of a run that begins at a moment.
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

    /// Returns the period after the last one.
    ///
    /// It follows the last one to the day, also if it is paid later during a grace period; after a gap, a new sequence
    /// of periods begins.
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
        // A grace period may be longer than the period that is paid during it; a period that is over is not charged.
        guard period.expires > moment else {
            return restarted(plan, offer, moment, id, rate, since: last.runBegan)
        }
        period.runBegan = last.runBegan
        period.began = moment
        return period
    }

    /// Returns when the run of paid time began to which a new period belongs; gaps of up to 60 days do not interrupt a
    /// run (Apple, “recentSubscriptionStartDate”).
    static func runBegan(
        after last: Subscription.Period, at moment: Timestamp, rate: TimeRate
    ) -> Timestamp {
        // The billing retry period has the length of the longest gap.
        moment <= rate.endOfRetries(from: last.expires) ? last.runBegan : moment
    }

    /// Returns a period that begins at its payment, in a run with this beginning.
    private static func restarted(
        _ plan: Subscription.Plan, _ offer: OfferTerms?, _ moment: Timestamp, _ id: TransactionID,
        _ rate: TimeRate, since runBegan: Timestamp
    ) -> Subscription.Period {
        var period = first(plan, offer, at: moment, id: id, rate: rate)
        period.runBegan = runBegan
        return period
    }

    /// Returns the refund for the rest of a period.
    static func remainder(of period: Subscription.Period, at moment: Timestamp) -> Price {
        let whole = period.expires.since(period.began)
        let left = min(whole, max(0, period.expires.since(moment)))
        guard whole > 0, period.paid.milliunits > 0 else {
            return Price(milliunits: 0, currency: period.paid.currency)
        }
        let product = period.paid.milliunits.multipliedFullWidth(by: left)
        // The quotient is at most the price, since the rest is at most the whole period.
        let back = whole.dividingFullWidth((product.high, product.low)).quotient
        return Price(milliunits: back, currency: period.paid.currency)
    }

    /// Whether the offer's periods have the plan's length, so that both are counted in one sequence.
    private static func isRegular(_ offer: OfferTerms, _ plan: Subscription.Plan) -> Bool {
        offer.period == plan.period && offer.periodsPerPayment == 1
    }
}

extension OfferTerms {
    /// The number of periods that one payment covers.
    fileprivate var times: Int64 { Int64(periodsPerPayment) }
}
