package import PurchaseCore
package import StoreModel
package import StoreText
package import TerminalGraphics

/// Describes the terms that a customer agrees to, and the state and renewal of subscriptions.
package struct SubscriptionFormatter: Sendable {
    private let messages: LocalizedTexts
    private let periods: PeriodFormatter
    private let prices: PriceFormatter
    private let times: TimeFormatter

    /// Creates a formatter from the formatters of the customer's locale.
    package init(
        messages: LocalizedTexts, prices: PriceFormatter, times: TimeFormatter
    ) {
        self.messages = messages
        self.prices = prices
        self.times = times
        periods = PeriodFormatter(locale: times.locale, prices: prices)
    }

    /// Returns what is charged when, such as `7 days free, then $4.99 a month`; nil if the product is not a
    /// subscription.
    ///
    /// - Parameter title: Returns the title of a product that the customer owns.
    package func sentence(
        _ terms: SubscriptionTerms, of product: Product, title: (ProductID) -> String
    ) -> String? {
        guard let info = product.subscription, let standard = product.price else { return nil }
        let rate = periods.string(standard, each: info.period)
        let plan = terms.offer.map { periods.string($0, then: standard, each: info.period) } ?? rate
        switch terms.kind {
        case .begins: return plan
        case .changesNow(let had): return messages.text(.termsNow, plan, title(had))
        case .replaces(let had): return messages.text(.termsReplaced, plan, title(had))
        case .changesLater(_, let moment):
            return messages.text(.termsLater, day(moment), plan)
        case .resumes(let moment):
            return terms.offer == nil
                ? messages.text(.termsResumed, day(moment))
                : messages.text(.termsLater, day(moment), plan)
        case .recovers: return messages.text(.termsRecovered, prices.string(terms.price))
        case .active(let moment): return messages.text(.termsHad, day(moment))
        }
    }

    /// Returns one sentence each for the terms, today's charge, and the renewals.
    ///
    /// - Parameters:
    ///   - now: The store's time.
    ///   - rate: The speed of the store's clock; if periods are shorter than their names, the time of day is included.
    ///   - title: Returns the title of a product that the customer owns.
    package func charges(
        _ terms: SubscriptionTerms, of product: Product, at now: Timestamp,
        rate: TimeRate = .realTime, title: (ProductID) -> String
    ) -> [String] {
        guard let info = product.subscription, let standard = product.price,
            let sentence = sentence(terms, of: product, title: title)
        else { return [] }
        switch terms.kind {
        case .active: return [sentence]
        case .changesLater, .resumes, .recovers:
            return [sentence, messages.text(.untilCancelled)]
        case .begins, .changesNow, .replaces:
            let today =
                terms.price.isFree
                ? messages.text(.chargedNothing)
                : messages.text(.chargedToday, prices.string(terms.price))
            let first = rate.end(
                of: terms.offer?.period ?? info.period,
                times: Int64(terms.offer?.numberOfPeriods ?? 1), from: now)
            let charge = periods.string(standard, each: info.period)
            let moment = rate == .realTime ? day(first) : times.dateTime(first)
            return [sentence, today, messages.text(.renewsFrom, moment, charge)]
        }
    }

    /// Returns the subscription's state in a word or two.
    package func state(of subscription: VerifiedSubscription) -> String {
        state(
            subscription.state,
            isCancelled: subscription.renewal.autoRenewStatus == 0 && !subscription.isShared)
    }

    /// Returns a state in a word or two.
    ///
    /// - Parameter isCancelled: Whether the subscription ends with the current period.
    package func state(_ state: RenewalState, isCancelled: Bool) -> String {
        switch state {
        case .subscribed where isCancelled: messages.text(.subscriptionCancelled)
        case .inGracePeriod: messages.text(.lineGrace)
        case .inBillingRetryPeriod: messages.text(.lineRetry)
        case .subscribed, .expired, .revoked: messages.name(of: state)
        }
    }

    /// Returns what an announced price increase means for the customer; nil if none is announced.
    package func increase(of subscription: VerifiedSubscription) -> String? {
        guard subscription.isActive, let status = subscription.renewal.priceIncreaseStatus,
            let price = subscription.renewal.nextPrice.map({ prices.string($0) })
        else { return nil }
        return messages.text(status == 0 ? .priceWaits : .priceAgreed, price)
    }

    /// Returns what happens next to a subscription, such as `renews on Dec 22, 2026 for $4.99`.
    package func future(
        of subscription: VerifiedSubscription, title: (ProductID) -> String
    ) -> String {
        let (renewal, paid) = (subscription.renewal, subscription.transaction)
        let end = day(paid.expiresDate)
        switch subscription.state {
        case .expired: return messages.text(.endedAt, end)
        case .revoked: return messages.text(.endedAt, day(paid.revocationDate ?? paid.expiresDate))
        case .inGracePeriod: return messages.text(.graceUntil, day(subscription.entitlementEnd))
        case .inBillingRetryPeriod: return messages.text(.retriedSince, end)
        case .subscribed: break
        }
        // The renewal of a shared subscription is up to the family member who pays for it.
        if subscription.isShared { return messages.text(.sharedUntil, end) }
        guard renewal.autoRenewStatus == 1, let price = renewal.nextPrice else {
            return messages.text(.endsAt, end)
        }
        let money = prices.string(price)
        return renewal.autoRenewProductID == paid.productID
            ? messages.text(.renewsAt, end, money)
            : messages.text(.renewsTo, end, title(renewal.autoRenewProductID), money)
    }

    private func day(_ moment: Timestamp?) -> String { moment.map { times.day($0) } ?? "–" }
}

extension RenewalInfo {
    /// The price of the next renewal; nil if it is unknown.
    package var nextPrice: Price? {
        guard let renewalPrice, let currency = currency.flatMap({ Currency(code: $0) }) else {
            return nil
        }
        return Price(milliunits: renewalPrice, currency: currency)
    }
}

// MARK: Styles

extension VerifiedSubscription {
    /// The glyph and the color of the subscription's state.
    package var appearance: (glyph: Glyph, role: Role) {
        state == .subscribed && renewal.autoRenewStatus == 0 && !isShared
            ? (.cancelled, .stateDeferred) : state.appearance
    }
}

extension RenewalState {
    /// The glyph and the color of the state.
    package var appearance: (glyph: Glyph, role: Role) {
        switch self {
        case .subscribed: (.subscription, .stateFinished)
        case .inGracePeriod: (.warning, .warning)
        case .inBillingRetryPeriod: (.failed, .stateFailed)
        case .expired: (.unavailable, .stateCancelled)
        case .revoked: (.refunded, .stateRefunded)
        }
    }
}
