package import StoreModel

/// Says whom a win-back offer is for.
///
/// Apple names three conditions, which a catalog may set: for how long a customer has paid, for how long nothing was paid
/// since, and how long ago another offer won the customer back. Months are those of the store's clock.
package enum WinBackRules {
    /// What an account has paid of a group.
    package struct History: Hashable, Sendable {
        /// For how many months, in thousandths; what was free or was refunded does not count.
        package let paid: Int64
        /// When it was won back last; nil for never.
        package let wonBack: Timestamp?

        /// Takes the parts as they are.
        package init(paid: Int64 = 0, wonBack: Timestamp? = nil) {
            self.paid = paid
            self.wonBack = wonBack
        }
    }

    /// Whether an offer would win this customer back now.
    package static func isEligible(
        _ offer: SubscriptionOffer, _ current: Subscription?, _ history: History,
        at now: Timestamp, rate: TimeRate
    ) -> Bool {
        guard offer.kind == .winBack, let current, current.due == nil else { return false }
        guard let audience = offer.audience else { return true }
        let isPaid = (history.paid + 500) / 1000 >= Int64(audience.paidMonths ?? 0)
        return audience.admits(.expired) && isPaid
            && hasPassed(audience.lapsedMonths, since: current.period.expires, now, rate)
            && hasPassed(audience.monthsBetween, since: history.wonBack, now, rate)
    }

    /// The names of the offers with which somebody could be won back now, in the catalog's order.
    package static func eligible(
        _ plan: SubscriptionPlan?, _ current: Subscription, _ history: History,
        at now: Timestamp, rate: TimeRate
    ) -> [String]? {
        let offers = plan?.offers.filter {
            isEligible($0, current, history, at: now, rate: rate)
        }
        guard let offers, !offers.isEmpty else { return nil }
        return offers.map(\.name)
    }

    private static func hasPassed(
        _ months: Int?, since moment: Timestamp?, _ now: Timestamp, _ rate: TimeRate
    ) -> Bool {
        guard let months, months > 0, let moment else { return true }
        let month = SubscriptionPeriod(count: 1, unit: .month)
        return rate.end(of: month, times: Int64(months), from: moment) <= now
    }
}
