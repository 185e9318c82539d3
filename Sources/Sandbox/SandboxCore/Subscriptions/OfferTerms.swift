package import StoreModel

/// The offer on which a period is sold, and the number of its remaining payments.
package struct OfferTerms: Hashable, Sendable, Codable {
    /// The type of the offer.
    package let type: OfferType
    /// The ID of the offer; nil for introductory offers.
    package let identifier: String?
    /// The payment mode.
    package let discount: OfferDiscountType
    /// The price of one payment; zero for a free offer.
    package let price: Price
    /// The length of one period of the offer.
    package let period: SubscriptionPeriod
    /// The number of periods that one payment covers.
    package let periodsPerPayment: Int
    /// The number of periods of the whole offer; nil if version 0.4.0 or earlier stored the terms, which did not record
    /// it.
    package let numberOfPeriods: Int?
    /// The number of payments that follow this one.
    package var paymentsLeft: Int

    /// Creates the terms of the first payment.
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

    /// Creates the terms of an offer's first payment; nil for a paid offer without a price.
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

    /// The length of the whole offer (App Store Server API, `offerPeriod`): two periods of one month are `P2M`.
    package var wholePeriod: SubscriptionPeriod {
        period.times(numberOfPeriods ?? periodsPerPayment)
    }

    /// The terms of the next payment; nil if the standard price follows.
    package var next: OfferTerms? {
        guard paymentsLeft > 0 else { return nil }
        var next = self
        next.paymentsLeft -= 1
        return next
    }
}
