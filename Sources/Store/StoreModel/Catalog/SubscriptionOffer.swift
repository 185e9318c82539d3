/// A reduced price for the start, or for a while, of an auto-renewable subscription.
public struct SubscriptionOffer: Hashable, Sendable, Codable {
    /// Who gets it and how.
    public enum Kind: String, Hashable, Sendable, Codable {
        /// For new subscribers of the group.
        case introductory
        /// Signed by the merchant for existing or lapsed subscribers.
        case promotional
        /// Redeemed with a code.
        case code
        /// For lapsed subscribers.
        case winBack
    }

    /// How it is paid; the raw values are those of `.storekit` files.
    public enum PaymentMode: String, Hashable, Sendable, Codable {
        /// Nothing is paid.
        case free
        /// A reduced price at each renewal.
        case payAsYouGo
        /// One reduced price for the whole time.
        case payUpFront
    }

    /// Who gets it and how.
    public let kind: Kind
    /// The offer's id, or the reference name of a code; empty for introductory ones.
    public let name: String
    /// How it is paid.
    public let paymentMode: PaymentMode
    /// What one payment costs; nil when it is free.
    public let price: Price?
    /// How long one discounted period lasts.
    public let period: SubscriptionPeriod
    /// How many discounted periods there are, at least 1.
    public let numberOfPeriods: Int
    /// The billing plan that it belongs to, where the catalog says so.
    public let billingPlan: BillingPlan.Kind?
    /// For whom it is, where the catalog says more than its kind does.
    public let audience: OfferAudience?

    /// Takes the parts as they are.
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
