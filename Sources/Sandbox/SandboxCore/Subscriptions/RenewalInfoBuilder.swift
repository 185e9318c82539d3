package import StoreModel

/// Builds the renewal info of a subscription that the store signs.
package enum RenewalInfoBuilder {
    /// Returns the renewal info of a subscription.
    ///
    /// - Parameters:
    ///   - next: The product that is to be renewed, as it is sold now; nil if it is not sold.
    ///   - token: The app account token of the purchase.
    ///   - winBacks: The IDs of the win-back offers for which the customer is eligible.
    package static func info(
        of subscription: Subscription, next: SubscriptionPlan?, token: AppAccountToken?,
        winBacks: [String]?, signed: Timestamp
    ) -> RenewalInfo {
        let (period, renewal) = (subscription.period, subscription.renewal)
        var info = RenewalInfo(
            originalTransactionID: subscription.origin.id,
            productID: subscription.plan.productID, signedDate: signed)
        info.autoRenewProductID = renewal.productID
        info.autoRenewStatus = renewal.isOn ? 1 : 0
        info.expirationIntent = renewal.intent
        info.recentSubscriptionStartDate = period.runBegan
        info.appAccountToken = token
        info.renewalDate = period.expires
        info.priceIncreaseStatus = priceIncreaseStatus(subscription)
        switch subscription.state {
        case .inGracePeriod, .inBillingRetryPeriod:
            // The store stops charging after the customer has cancelled.
            info.isInBillingRetryPeriod = renewal.isOn
            info.expirationIntent = renewal.isOn ? .billingError : .cancelled
            info.gracePeriodExpiresDate = renewal.graceEnds
        case .expired, .revoked: info.isInBillingRetryPeriod = false
        case .subscribed: break
        }
        if subscription.due != nil, renewal.isOn { addNextRenewal(&info, subscription, next) }
        info.eligibleWinBackOfferIDs = winBacks
        return info
    }

    /// Returns Apple's `priceIncreaseStatus`: 0 until the customer agrees; 1 after that, and if no consent is needed;
    /// nil without a price increase (Apple's page “priceIncreaseStatus”).
    private static func priceIncreaseStatus(_ subscription: Subscription) -> Int? {
        guard let increase = subscription.renewal.increase,
            increase.price.milliunits > subscription.plan.price.milliunits
        else { return nil }
        return increase.isEffective ? 1 : 0
    }

    private static func addNextRenewal(
        _ info: inout RenewalInfo, _ subscription: Subscription, _ next: SubscriptionPlan?
    ) {
        guard let plan = SubscriptionRules.renewedPlan(subscription, next) else { return }
        let offer = SubscriptionRules.nextOffer(subscription, plan)
        info.currency = plan.price.currency.code
        info.renewalPrice = (offer?.price ?? plan.price).milliunits
        info.offerType = offer?.type
        info.offerIdentifier = offer?.identifier
        info.offerPeriod = offer?.wholePeriod
        info.offerDiscountType = offer?.discount
    }
}
