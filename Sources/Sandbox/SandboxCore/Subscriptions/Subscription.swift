package import StoreModel

/// One subscription: what one account has of one group, from its first period on, for ever.
///
/// It is a value that ``SubscriptionRules`` changes; every date is one of the store's clock.
package struct Subscription: Hashable, Sendable {
    /// What never changes.
    package let origin: Origin
    /// What is paid for now.
    package var plan: Plan
    /// The period that was paid last.
    package var period: Period
    /// What happens when it is over.
    package var renewal: Renewal
    /// Where it stands.
    package var state: RenewalState

    /// Takes the parts as they are.
    package init(
        origin: Origin, plan: Plan, period: Period, renewal: Renewal, state: RenewalState
    ) {
        self.origin = origin
        self.plan = plan
        self.period = period
        self.renewal = renewal
        self.state = state
    }

    /// When its state next changes by time alone; nil where it never does.
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
    /// What never changes of a subscription.
    package struct Origin: Hashable, Sendable {
        /// Its first transaction.
        package let id: TransactionID
        /// When that was made.
        package let date: Timestamp
        /// Whose it is.
        package let account: AccountName
        /// The group.
        package let groupID: String

        /// Takes the parts as they are.
        package init(
            id: TransactionID, date: Timestamp, account: AccountName, groupID: String
        ) {
            self.id = id
            self.date = date
            self.account = account
            self.groupID = groupID
        }
    }

    /// A product on the terms on which a customer has it.
    package struct Plan: Hashable, Sendable {
        /// The product.
        package var productID: ProductID
        /// Its level; 1 is the highest.
        package var level: Int
        /// How long a period lasts.
        package var period: SubscriptionPeriod
        /// What a renewal costs; a later price in the catalog is for others.
        package var price: Price

        /// Takes the parts as they are.
        package init(
            productID: ProductID, level: Int, period: SubscriptionPeriod, price: Price
        ) {
            self.productID = productID
            self.level = level
            self.period = period
            self.price = price
        }

        /// The terms on which it is sold now.
        package init(_ plan: SubscriptionPlan) {
            self.init(
                productID: plan.productID, level: plan.level, period: plan.period,
                price: plan.price)
        }
    }

    /// What was paid last, and how long it lasts.
    package struct Period: Hashable, Sendable {
        /// The transaction that paid for it.
        package var transactionID: TransactionID
        /// What was paid for it.
        package var paid: Price
        /// When it began.
        package var began: Timestamp
        /// When it is over.
        package var expires: Timestamp
        /// Since when periods of this length follow each other.
        package var anchor: Timestamp
        /// Which of those it is; 0 while an offer of another length lasts.
        package var count: Int64
        /// When this run of paid time began, gaps of sixty days and less left aside.
        package var runBegan: Timestamp
        /// The offer on which it was sold; nil for the standard price.
        package var offer: OfferTerms?
        /// How often it was renewed without any word of the customer.
        package var renewals: Int

        /// The first period of a run, whose numbers are set by whoever sells it.
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

    /// What happens when the period is over.
    package struct Renewal: Hashable, Sendable {
        /// Whether it renews at all.
        package var isOn = true
        /// The product that is renewed.
        package var productID: ProductID
        /// A new price, once it was announced.
        package var increase: PriceIncrease?
        /// An offer that begins with the next renewal.
        package var offer: OfferTerms?
        /// Whether the customer's means of payment fails.
        package var fails = false
        /// Until when it is kept although it was not paid.
        package var graceEnds: Timestamp?
        /// Until when the store tries to charge.
        package var retriesEnd: Timestamp?
        /// Why it ended.
        package var intent: ExpirationIntent?
        /// When it was extended, each time.
        package var extensions: [Timestamp] = []

        /// Renews the product as it is.
        package init(productID: ProductID) {
            self.productID = productID
        }
    }
}
