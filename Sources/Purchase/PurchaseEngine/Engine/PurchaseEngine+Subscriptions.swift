public import PurchaseCore
public import StoreAPI
public import StoreModel
import StoreSigning

/// Subscriptions, and the store's time by which they are judged.
extension PurchaseEngine {
    /// Asks the store how the account's subscriptions stand.
    ///
    /// - Throws: `ServiceFailure` when the store does not say; what was known stays.
    public func refreshSubscriptions() async throws(ServiceFailure) {
        bookQuestions.asked += 1
        let question = bookQuestions.asked
        let reply = try await store.subscriptions(context())
        // An answer that was overtaken by that to a later question is old.
        guard question > bookQuestions.answered else { return }
        bookQuestions.answered = question
        let before = book
        // Before anything that it carries is judged, since that may be signed at the store's time of today.
        let clock = StoreClock(
            machineTime: clock.now(), storeTime: reply.time.now, rate: reply.time.rate)
        book = SubscriptionBook(
            subscriptions: book.subscriptions, introducedGroups: book.introducedGroups,
            clock: clock,
            timeRate: reply.timeRate)
        let told = reply.statuses.compactMap { read($0) }
        book = SubscriptionBook(
            subscriptions: told, introducedGroups: Set(reply.introducedGroups), clock: clock,
            timeRate: reply.timeRate)
        if before != book { publish() }
    }

    /// Asks what has to be known besides before a purchase's answer is shown: the store's time, and how the subscription stands.
    func learn(from jws: JWS) async {
        let (believed, _) = await sortedToday([jws])
        guard believed.contains(where: { $0.transaction.type == .autoRenewable }) else { return }
        try? await refreshSubscriptions()
    }

    /// What the store last told of subscriptions, and of its time.
    public func subscriptionBook() -> SubscriptionBook { book }

    /// The moment at which signatures are judged: the later one of the device's time and of the store's, as it is known.
    public func judgedAt() -> Timestamp { latestSigned }

    /// Does what the customer wants with a subscription, and says how all of them stand then.
    ///
    /// - Throws: `ServiceFailure`; a refusal with `wrongState` for one that has ended.
    public func manage(
        _ originalID: TransactionID, _ wish: SubscriptionWish
    ) async throws(ServiceFailure) -> SubscriptionBook {
        _ = try await store.manage(originalID, wish, context())
        try await refreshSubscriptions()
        return book
    }

    /// Asks what an offer code is good for; a purchase with the offer that is answered spends it.
    ///
    /// - Parameter intentID: The order for which it is to be redeemed.
    /// - Throws: `ServiceFailure` when the store does not say.
    public func offerCode(
        _ code: String, for intentID: IntentID
    ) async throws(ServiceFailure) -> OfferCodeReply {
        try await store.offerCode(
            OfferCodeQuestion(code: code, intentID: intentID), context())
    }

    /// A status whose two parts are the store's own, and about the same subscription.
    private func read(_ status: SubscriptionStatus) -> SubscriptionView? {
        guard let verifier, let transaction = checked(status.transaction)?.transaction,
            let renewal = try? verifier.verifyRenewalInfo(status.renewalInfo, now: latestSigned),
            renewal.originalTransactionID == transaction.originalID
        else { return nil }
        return SubscriptionView(
            groupID: transaction.subscriptionGroupID ?? status.groupID, state: status.state,
            transaction: transaction, renewal: renewal)
    }
}
