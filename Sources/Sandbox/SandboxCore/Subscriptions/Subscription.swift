package import StoreModel

/// One subscription: everything that one account has of one subscription group, from its first period on, for ever.
///
/// ``SubscriptionRules`` changes it; all dates are those of the store's clock.
package struct Subscription: Hashable, Sendable {
    /// The immutable part.
    package let origin: Origin
    /// The plan that is paid now.
    package var plan: Plan
    /// The period that was paid last.
    package var period: Period
    /// What happens at the end of the period.
    package var renewal: Renewal
    /// The state.
    package var state: RenewalState

    /// Creates a subscription from its parts.
    package init(
        origin: Origin, plan: Plan, period: Period, renewal: Renewal, state: RenewalState
    ) {
        self.origin = origin
        self.plan = plan
        self.period = period
        self.renewal = renewal
        self.state = state
    }

    /// When the state next changes through time alone; nil if it never does.
    package var due: Timestamp? {
        switch state {
        case .subscribed: period.expires
        case .inGracePeriod: renewal.graceEnds
        case .inBillingRetryPeriod: renewal.retriesEnd
        case .expired, .revoked: nil
        }
    }
}

extension Subscription {
    /// The immutable part of a subscription.
    package struct Origin: Hashable, Sendable {
        /// The ID of the original transaction.
        package let id: TransactionID
        /// The date of the original transaction.
        package let date: Timestamp
        /// The account that owns the subscription.
        package let account: AccountName
        /// The ID of the subscription group.
        package let groupID: String

        /// Creates an origin from its parts.
        package init(
            id: TransactionID, date: Timestamp, account: AccountName, groupID: String
        ) {
            self.id = id
            self.date = date
            self.account = account
            self.groupID = groupID
        }
    }

    /// A product on the terms on which a customer subscribes to it.
    package struct Plan: Hashable, Sendable {
        /// The product.
        package var productID: ProductID
        /// The level of service; 1 is the highest.
        package var level: Int
        /// The length of a period.
        package var period: SubscriptionPeriod
        /// The price of a renewal; a later price in the catalog does not change it.
        package var price: Price

        /// Creates a plan from its parts.
        package init(
            productID: ProductID, level: Int, period: SubscriptionPeriod, price: Price
        ) {
            self.productID = productID
            self.level = level
            self.period = period
            self.price = price
        }

        /// Creates a plan on the terms on which it is sold now.
        package init(_ plan: SubscriptionPlan) {
            self.init(
                productID: plan.productID, level: plan.level, period: plan.period,
                price: plan.price)
        }
    }

    /// The period that was paid last.
    package struct Period: Hashable, Sendable {
        /// The transaction that paid for the period.
        package var transactionID: TransactionID
        /// The price that was paid.
        package var paid: Price
        /// When the period began.
        package var began: Timestamp
        /// When the period ends.
        package var expires: Timestamp
        /// The start of the sequence of consecutive periods of this length.
        package var anchor: Timestamp
        /// The number of this period in that sequence; 0 during an offer of another length, and after an extension.
        package var count: Int64
        /// When the current run of paid time began; gaps of up to 60 days do not interrupt a run.
        package var runBegan: Timestamp
        /// The offer on which the period was sold; nil for the standard price.
        package var offer: OfferTerms?
        /// The number of automatic renewals since the last purchase.
        package var renewals: Int

        /// Creates the first period of a run; the seller sets further numbers.
        package init(
            transactionID: TransactionID, paid: Price, began: Timestamp, expires: Timestamp
        ) {
            self.transactionID = transactionID
            self.paid = paid
            self.began = began
            self.expires = expires
            anchor = began
            count = 1
            runBegan = began
            renewals = 0
        }
    }

    /// What happens at the end of the period.
    package struct Renewal: Hashable, Sendable {
        /// Whether the subscription renews.
        package var isOn = true
        /// The product that is renewed.
        package var productID: ProductID
        /// The announced new price, if there is one.
        package var increase: PriceIncrease?
        /// The offer that starts with the next renewal, if there is one.
        package var offer: OfferTerms?
        /// Whether the customer's payment method fails.
        package var paymentFails = false
        /// The end of the grace period, if one is running.
        package var graceEnds: Timestamp?
        /// When the store stops trying to charge for a failed renewal; nil if no renewal has failed.
        package var retriesEnd: Timestamp?
        /// Why the subscription ended.
        package var intent: ExpirationIntent?
        /// The times at which the subscription was extended.
        package var extensions: [Timestamp] = []

        /// Creates a renewal of the same product.
        package init(productID: ProductID) {
            self.productID = productID
        }
    }
}
