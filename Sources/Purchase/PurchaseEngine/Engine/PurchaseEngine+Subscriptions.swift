public import PurchaseCore
public import StoreAPI
public import StoreModel
import StoreSigning

/// Subscriptions, and the store's time by which they are judged.
extension PurchaseEngine {
    /// Asks the store how the account's subscriptions stand.
    ///
    /// - Throws: `ServiceFailure` when the store does not say; what was known stays, and the snapshot says so.
    public func refreshSubscriptions() async throws(ServiceFailure) {
        let question = bookQuestions.ask()
        let reply: SubscriptionsReply
        do throws(ServiceFailure) {
            reply = try await store.subscriptions(context())
        } catch {
            if bookQuestions.noteEnd(of: question) { failures.subscriptions = error.words }
            throw error
        }
        if bookQuestions.noteEnd(of: question) { failures.subscriptions = nil }
        // An answer that was overtaken by that to a later question is old.
        guard bookQuestions.noteAnswer(to: question) else { return }
        let (before, now) = (book, clock.now())
        take(reply, at: now)
        if before != book { publish() }
        // What is not believed does not take the place of what was.
        guard book.subscriptions.count == reply.statuses.count else { return }
        if book.isNews(after: before, at: now) { journal.keep(reply, of: options.account, at: now) }
    }

    /// What the store told last, before anybody has answered in this run; its signatures are checked like any other's.
    func recallSubscriptions() {
        guard bookQuestions.answered == 0,
            let (reply, moment) = journal.lastSubscriptions(of: options.account)
        else { return }
        // A device's clock that was set back since does not set the store's back.
        take(reply, at: min(moment, clock.now()))
    }

    /// - Parameter moment: When it was told, by the device's clock.
    private func take(_ reply: SubscriptionsReply, at moment: Timestamp) {
        // Before anything that it carries is judged, since that may be signed at the store's time of today.
        let clock = StoreClock(
            machineTime: moment, storeTime: reply.time.now, rate: reply.time.rate)
        book = SubscriptionOverview(
            subscriptions: book.subscriptions, introducedGroups: book.introducedGroups,
            clock: clock,
            timeRate: reply.timeRate)
        let told = reply.statuses.compactMap { read($0) }
        book = SubscriptionOverview(
            subscriptions: told, introducedGroups: Set(reply.introducedGroups), clock: clock,
            timeRate: reply.timeRate)
    }

    /// Asks what has to be known besides before a purchase's answer is shown: the store's time, and how the subscription stands.
    func learn(from jws: JWS) async {
        let (believed, _) = await sortedToday([jws])
        guard believed.contains(where: { $0.transaction.type == .autoRenewable }) else { return }
        try? await refreshSubscriptions()
    }

    /// What the store last told of subscriptions, and of its time.
    public func subscriptionBook() -> SubscriptionOverview { book }

    /// The moment at which signatures are judged: the later one of the device's time and of the store's, as it is known.
    public func judgedAt() -> Timestamp { latestSigned }

    /// Does what the customer wants with a subscription, and says how all of them stand then.
    ///
    /// - Throws: `ServiceFailure`; a refusal with `wrongState` for one that has ended.
    public func manage(
        _ originalID: TransactionID, _ wish: CustomerSubscriptionChange
    ) async throws(ServiceFailure) -> SubscriptionOverview {
        _ = try await store.manage(originalID, wish, context())
        try await refreshSubscriptions()
        return book
    }

    /// Asks for the subscriptions that the account has now, which count as restored.
    ///
    /// No transaction is made for them: they come to every device by themselves. StoreKit's restore replays one for each
    /// auto-renewable (Apple, `SKPaymentQueue.restoreCompletedTransactions()`); ended ones are left out here, as in
    /// `Transaction.currentEntitlements`.
    /// - Throws: `ServiceFailure` when the store does not say.
    public func restoredSubscriptions() async throws(ServiceFailure) -> [SubscriptionView] {
        try await refreshSubscriptions()
        return book.subscriptions.filter { $0.ends != nil }
    }

    /// Asks what an offer code is good for; a purchase with the offer that is answered spends it.
    ///
    /// - Parameter intentID: The order for which it is to be redeemed.
    /// - Throws: `ServiceFailure` when the store does not say.
    public func offerCode(
        _ code: String, for intentID: IntentID
    ) async throws(ServiceFailure) -> OfferCodeReply {
        try await store.offerCode(
            OfferCodeRequest(code: code, intentID: intentID), context())
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

extension SubscriptionOverview {
    /// How far the store's clock may be from where it was expected, in milliseconds, before that is worth being kept.
    private static let drift: Int64 = 60_000

    /// Whether it says something that another one did not, but for when it was signed.
    fileprivate func isNews(after before: SubscriptionOverview, at now: Timestamp) -> Bool {
        let drift = clock.now(at: now).since(before.clock.now(at: now)).magnitude
        return introducedGroups != before.introducedGroups || clock.rate != before.clock.rate
            || timeRate != before.timeRate || drift > Self.drift
            || subscriptions.map(\.undated) != before.subscriptions.map(\.undated)
    }
}

extension SubscriptionView {
    /// The same, whenever it was signed.
    fileprivate var undated: SubscriptionView {
        let never = Timestamp(milliseconds: 0)
        var renewal = renewal
        renewal.signedDate = never
        return SubscriptionView(
            groupID: groupID, state: state,
            transaction: transaction.changed { $0.signedDate = never }, renewal: renewal)
    }
}
