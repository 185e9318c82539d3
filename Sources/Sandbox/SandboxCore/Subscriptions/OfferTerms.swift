package import StoreModel

/// The offer on which a period is sold, and how much of it is left.
package struct OfferTerms: Hashable, Sendable, Codable {
    /// The kind of offer.
    package let type: OfferType
    /// Its id; introductory ones have none.
    package let identifier: String?
    /// How it is paid.
    package let discount: OfferDiscountType
    /// What one payment costs; nothing where it is free.
    package let price: Price
    /// How long one of its periods lasts.
    package let period: SubscriptionPeriod
    /// How many of its periods one payment covers.
    package let periodsPerPayment: Int
    /// How many periods the whole offer has; nil where version 0.4.0 or earlier stored it, which left it out.
    package let numberOfPeriods: Int?
    /// How many more payments there are on it after this one.
    package var paymentsLeft: Int

    /// Takes the parts of the first payment.
    private init(
        type: OfferType, identifier: String?, discount: OfferDiscountType, price: Price,
        period: SubscriptionPeriod, payments: (periods: Int, left: Int)
    ) {
        self.type = type
        self.identifier = identifier
        self.discount = discount
        self.price = price
        self.period = period
        periodsPerPayment = payments.periods
        paymentsLeft = payments.left
        numberOfPeriods = payments.periods * (payments.left + 1)
    }

    /// The terms of an offer at its first payment; nil for a paid one without a price.
    package init?(_ offer: SubscriptionOffer, currency: Currency) {
        let free = Price(milliunits: 0, currency: currency)
        guard let price = offer.paymentMode == .free ? free : offer.price else { return nil }
        let many = max(1, offer.numberOfPeriods)
        let isOnce = offer.paymentMode != .payAsYouGo
        self.init(
            type: offer.kind.offerType, identifier: offer.name.isEmpty ? nil : offer.name,
            discount: offer.paymentMode.discountType, price: price, period: offer.period,
            payments: (isOnce ? many : 1, isOnce ? 0 : many - 1))
    }

    /// How long the whole offer lasts (App Store Server API, `offerPeriod`): two periods of one month are `P2M`.
    package var wholePeriod: SubscriptionPeriod {
        period.times(numberOfPeriods ?? periodsPerPayment)
    }

    /// The terms of the next payment; nil where the standard price comes next.
    package var next: OfferTerms? {
        guard paymentsLeft > 0 else { return nil }
        var next = self
        next.paymentsLeft -= 1
        return next
    }
}
