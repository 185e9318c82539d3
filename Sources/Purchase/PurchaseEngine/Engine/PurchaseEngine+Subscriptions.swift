public import PurchaseCore
public import StoreAPI
public import StoreModel
import StoreSigning

/// Subscriptions, and the store's time by which they are judged.
extension PurchaseEngine {
    /// Requests the state of the account's subscriptions from the store.
    ///
    /// - Throws: `ServiceFailure` without an answer; the previous state remains, and the snapshot reports the failure.
    public func refreshSubscriptions() async throws(ServiceFailure) {
        let request = subscriptionRequests.start()
        let reply: SubscriptionsReply
        do throws(ServiceFailure) {
            reply = try await store.subscriptions(context())
        } catch {
            if subscriptionRequests.recordEnd(of: request) {
                failures.subscriptions = error.journalText
            }
            throw error
        }
        if subscriptionRequests.recordEnd(of: request) { failures.subscriptions = nil }
        // The answer to a later request has arrived before, so this one is outdated.
        guard subscriptionRequests.recordAnswer(to: request) else { return }
        let (before, now) = (knownSubscriptions, clock.now())
        apply(reply, at: now)
        if before != knownSubscriptions { publish() }
        // An invalid answer does not replace the stored one.
        guard knownSubscriptions.subscriptions.count == reply.statuses.count else { return }
        if knownSubscriptions.hasChanges(after: before, at: now) {
            journal.storeSubscriptions(reply, of: options.account, at: now)
        }
    }

    /// Restores the store's last answer from the journal before the first one of this run; its signatures are verified
    /// as usual.
    func loadStoredSubscriptions() {
        guard subscriptionRequests.answered == 0,
            let (reply, moment) = journal.lastSubscriptions(of: options.account)
        else { return }
        // If the device's clock was set back since, the store's clock must not follow.
        apply(reply, at: min(moment, clock.now()))
    }

    /// Applies an answer about subscriptions.
    ///
    /// - Parameter moment: The time of the answer by the device's clock.
    private func apply(_ reply: SubscriptionsReply, at moment: Timestamp) {
        // The clock is applied first, because the signatures in the answer may carry the store's current time.
        let clock = StoreClock(
            machineTime: moment, storeTime: reply.time.now, rate: reply.time.rate)
        knownSubscriptions = SubscriptionOverview(
            subscriptions: knownSubscriptions.subscriptions,
            introducedGroups: knownSubscriptions.introducedGroups,
            clock: clock,
            timeRate: reply.timeRate)
        let reported = reply.statuses.compactMap { read($0) }
        knownSubscriptions = SubscriptionOverview(
            subscriptions: reported, introducedGroups: Set(reply.introducedGroups), clock: clock,
            timeRate: reply.timeRate)
    }

    /// Refreshes the subscriptions if an answer contains a transaction of one.
    func refreshSubscriptions(ifNeededFor answer: TransactionVerificationResults) async {
        guard answer.valid.contains(where: { $0.transaction.type == .autoRenewable }) else {
            return
        }
        try? await refreshSubscriptions()
    }

    /// Returns the subscriptions and the time as the store last reported them.
    public func subscriptionOverview() -> SubscriptionOverview { knownSubscriptions }

    /// Returns the moment for judging signatures: the later of the device's time and the known store time.
    public func signatureTime() -> Timestamp { latestSignatureTime }

    /// Changes a subscription as the customer requests, and returns the state of all subscriptions.
    ///
    /// - Throws: `ServiceFailure`; a refusal with `wrongState` for a subscription that has ended.
    public func manage(
        _ originalID: TransactionID, _ change: CustomerSubscriptionChange
    ) async throws(ServiceFailure) -> SubscriptionOverview {
        _ = try await store.manage(originalID, change, context())
        try await refreshSubscriptions()
        return knownSubscriptions
    }

    /// Requests the account's current subscriptions, which count as restored.
    ///
    /// They do not need new transactions, because every device receives its subscriptions anyway. StoreKit's restore
    /// replays one for each auto-renewable (Apple, `SKPaymentQueue.restoreCompletedTransactions()`); ended ones are
    /// left out here, as in `Transaction.currentEntitlements`.
    ///
    /// - Throws: `ServiceFailure` if the store does not answer.
    public func restoredSubscriptions() async throws(ServiceFailure) -> [VerifiedSubscription] {
        try await refreshSubscriptions()
        return knownSubscriptions.subscriptions.filter { $0.entitlementEnd != nil }
    }

    /// Requests the offer of an offer code; a purchase with that offer redeems the code.
    ///
    /// - Parameter intentID: The order that is to redeem the code.
    /// - Throws: `ServiceFailure` if the store does not answer.
    public func offerCode(
        _ code: String, for intentID: IntentID
    ) async throws(ServiceFailure) -> OfferCodeReply {
        try await store.offerCode(
            OfferCodeRequest(code: code, intentID: intentID), context())
    }

    /// Returns the view of a status whose two parts are signed by the store and belong to the same subscription.
    private func read(_ status: SubscriptionStatus) -> VerifiedSubscription? {
        guard let verifier, let transaction = (try? verified(status.transaction))?.transaction,
            let renewal = try? verifier.verifyRenewalInfo(
                status.renewalInfo, now: latestSignatureTime),
            renewal.originalTransactionID == transaction.originalID
        else { return nil }
        return VerifiedSubscription(
            groupID: transaction.subscriptionGroupID ?? status.groupID, state: status.state,
            transaction: transaction, renewal: renewal)
    }
}

extension SubscriptionOverview {
    /// The deviation of the store's clock from its expected time, in milliseconds, above which the answer is stored.
    private static let clockTolerance: Int64 = 60_000

    /// Returns whether the overview differs from an earlier one in more than the signing dates.
    fileprivate func hasChanges(after before: SubscriptionOverview, at now: Timestamp) -> Bool {
        let drift = clock.now(at: now).since(before.clock.now(at: now)).magnitude
        return introducedGroups != before.introducedGroups || clock.rate != before.clock.rate
            || timeRate != before.timeRate || drift > Self.clockTolerance
            || subscriptions.map(\.undated) != before.subscriptions.map(\.undated)
    }
}

extension VerifiedSubscription {
    /// The subscription without its signing dates.
    fileprivate var undated: VerifiedSubscription {
        let never = Timestamp(milliseconds: 0)
        var renewal = renewal
        renewal.signedDate = never
        return VerifiedSubscription(
            groupID: groupID, state: state,
            transaction: transaction.changed { $0.signedDate = never }, renewal: renewal)
    }
}
