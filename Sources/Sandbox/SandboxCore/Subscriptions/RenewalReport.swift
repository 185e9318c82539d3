package import StoreModel

/// Tells a subscription's next renewal as the store signs it.
package enum RenewalReport {
    /// What is said of a subscription now.
    ///
    /// - Parameters:
    ///   - next: The product that is to be renewed, as it is sold now; nil where it is not.
    ///   - token: The player for whom it was bought.
    ///   - winBacks: The offers with which the customer could be won back.
    package static func info(
        of subscription: Subscription, next: SubscriptionPlan?, token: AppAccountToken?,
        winBacks: [String] = [], signed: Timestamp
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
        info.priceIncreaseStatus = renewal.increase.flatMap {
            $0.needsConsent ? ($0.isAgreed ? 1 : 0) : nil
        }
        switch subscription.state {
        case .inGracePeriod:
            info.isInBillingRetryPeriod = true
            info.gracePeriodExpiresDate = renewal.graceEnds
        case .inBillingRetryPeriod: info.isInBillingRetryPeriod = true
        case .expired, .revoked: info.isInBillingRetryPeriod = false
        case .subscribed: break
        }
        if subscription.due != nil, renewal.isOn { tell(&info, subscription, next) }
        if !winBacks.isEmpty { info.eligibleWinBackOfferIDs = winBacks }
        return info
    }

    private static func tell(
        _ info: inout RenewalInfo, _ subscription: Subscription, _ next: SubscriptionPlan?
    ) {
        info.renewalDate = subscription.period.expires
        guard let plan = SubscriptionRules.renewedPlan(subscription, next) else { return }
        let offer = SubscriptionRules.nextOffer(subscription, plan)
        info.currency = plan.price.currency.code
        info.renewalPrice = (offer?.price ?? plan.price).milliunits
        info.offerType = offer?.type
        info.offerIdentifier = offer?.identifier
        info.offerPeriod = offer?.period
        info.offerDiscountType = offer?.discount
    }
}
