/// A temporarily reduced price of an auto-renewable subscription.
public struct SubscriptionOffer: Hashable, Sendable, Codable {
    /// The offer type, which decides which customers are eligible and how they redeem it.
    public enum Kind: String, Hashable, Sendable, Codable {
        /// For new subscribers of the group.
        case introductory
        /// Signed by the merchant for existing or lapsed subscribers.
        case promotional
        /// Redeemed with an offer code.
        case code
        /// For lapsed subscribers.
        case winBack
    }

    /// How it is paid; the raw values are those of `.storekit` files.
    public enum PaymentMode: String, Hashable, Sendable, Codable {
        /// A free trial.
        case free
        /// A reduced price at each renewal.
        case payAsYouGo
        /// One reduced price for the whole duration.
        case payUpFront
    }

    /// The offer type.
    public let kind: Kind
    /// The offer's id, or the reference name of a code; empty for introductory ones.
    public let name: String
    /// How it is paid.
    public let paymentMode: PaymentMode
    /// The price of one payment; nil if the offer is free.
    public let price: Price?
    /// The length of one discounted period.
    public let period: SubscriptionPeriod
    /// The number of discounted periods, at least 1.
    public let numberOfPeriods: Int
    /// The billing plan that it belongs to, if the catalog names one.
    public let billingPlan: BillingPlan.Kind?
    /// The eligible customers, if the catalog restricts them further than the offer type does.
    public let audience: OfferAudience?

    /// Creates a value from its parts without validating them.
    public init(
        kind: Kind, name: String, paymentMode: PaymentMode, price: Price?,
        period: SubscriptionPeriod, numberOfPeriods: Int, billingPlan: BillingPlan.Kind? = nil,
        audience: OfferAudience? = nil
    ) {
        self.kind = kind
        self.name = name
        self.paymentMode = paymentMode
        self.price = price
        self.period = period
        self.numberOfPeriods = numberOfPeriods
        self.billingPlan = billingPlan
        self.audience = audience
    }
}
