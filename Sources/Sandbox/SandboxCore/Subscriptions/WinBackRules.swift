package import StoreModel

/// Decides which customers are eligible for a win-back offer.
///
/// Apple names three conditions that a catalog may set: how long the customer has paid, how long nothing was paid
/// since, and how long ago the customer was last won back. Months are those of the store's clock.
package enum WinBackRules {
    /// An account's payments for a group.
    package struct History: Hashable, Sendable {
        /// The number of paid months, in thousandths; free and refunded periods do not count.
        package let paid: Int64
        /// When the account last redeemed a win-back offer; nil if it never did.
        package let lastWinBack: Timestamp?

        /// Creates a history from its parts.
        package init(paid: Int64 = 0, lastWinBack: Timestamp? = nil) {
            self.paid = paid
            self.lastWinBack = lastWinBack
        }
    }

    /// Whether a customer is eligible for a win-back offer now.
    package static func isEligible(
        _ offer: SubscriptionOffer, _ current: Subscription?, _ history: History,
        at now: Timestamp, rate: TimeRate
    ) -> Bool {
        guard offer.kind == .winBack, let current, current.due == nil else { return false }
        guard let audience = offer.audience else { return true }
        let isPaid = (history.paid + 500) / 1000 >= Int64(audience.paidMonths ?? 0)
        return audience.includes(.expired) && isPaid
            && hasPassed(audience.lapsedMonths, since: current.period.expires, now, rate)
            && hasPassed(audience.monthsBetween, since: history.lastWinBack, now, rate)
    }

    /// Returns the names of the win-back offers for which a customer is eligible now, in the catalog's order; nil
    /// without any.
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
