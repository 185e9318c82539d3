public import PurchaseCore
public import StoreAPI
public import StoreModel

/// The customer's requests: show products, buy, restore, and spend.
extension PurchaseEngine {
    /// Returns the products on sale in the merchant's order, or the requested ones; unavailable products include the
    /// reason.
    ///
    /// The call ends in exactly one result. It also processes unfinished transactions.
    public func products(
        _ ids: [ProductID]?, locale: LocaleID
    ) async throws(ServiceFailure) -> ProductsReply {
        if notDrivingReason == nil, hasLaunched { try? await redeliverOldest() }
        var wanted = ids
        if wanted == nil {
            let offer = try await merchant.offer(context())
            appAccountToken = offer.appAccountToken
            wanted = offer.productIDs
        }
        let reply = try await store.products(
            ProductsRequest(productIDs: wanted, locale: locale), context())
        storeTitles(reply.products)
        return reply
    }

    /// Buys on the displayed terms, and returns once the goods are delivered, the order is pending, or it is cancelled.
    ///
    /// On success, the delivery is durable and the store has confirmed the finish. The record of that confirmation is
    /// written with the next events, or at once by ``flush()``.
    ///
    /// - Parameters:
    ///   - product: The product as it was displayed; the store declines the order if its price differs.
    ///   - intentID: The ID of the confirmation, one for each dialog. A repeated call with the same ID is the same
    ///     purchase and never charged again; with another product or quantity it is refused with `keyReused`. If it is
    ///     nil, a new ID is created.
    ///   - terms: The confirmed terms of a subscription; if nil, the product's price applies.
    ///   - offer: The selected offer of a subscription. The merchant signs a promotional offer without a signature
    ///     first.
    /// - Throws: ``PurchaseError``; each case tells whether the order was charged. If the task is cancelled, it is
    ///   `service` before the order is recorded, which is then not placed, and `outcomeUnknown` afterwards.
    public func purchase(
        _ product: Product, quantity: Int = 1, outcome: Outcome = .approve,
        intentID: IntentID? = nil, terms: SubscriptionTerms? = nil, offer: OfferChoice? = nil
    ) async throws(PurchaseError) -> PurchaseResult {
        let price = terms?.price ?? product.price
        let newIntent = try intent(product, price, quantity, outcome, (intentID, offer))
        try refuseDifferentOrder(newIntent)
        if let failure = recoverOrReason() {
            return try resultOfEarlierOrder(newIntent.id, failure)
        }
        let intent = try await signed(newIntent, of: product)
        // Unfinished transactions are processed first, so that the customer does not pay for a purchase that is in
        // progress.
        try? await redeliverOldest()
        await waitUntilIdle(product.id)
        // Nothing is awaited after this check, so a later failure comes from the commit itself.
        if let failure = recoverOrReason() { return try resultOfEarlierOrder(intent.id, failure) }
        do throws(JournalError) { try journal.reserveSpace() } catch { throw .journal(error) }
        // A caller that has stopped waiting does not place an order; one that is recorded continues.
        if Task.isCancelled, isNew(intent.id) { throw .service(.noAnswer(NoAnswer(.cut))) }
        awaitedOrders.insert(intent.id)
        defer { awaitedOrders.remove(intent.id) }
        // Nothing is awaited in between, so both are written in one commit.
        log(.action("buy-confirmed", intentID: intent.id))
        do throws(JournalError) {
            try await accept(.confirmed(intent))
        } catch {
            try resolveFailedCommit(intent, error)
        }
        return try await result(awaiting: intent.id)
    }

    /// Refuses an ID that belongs to an order of another product or quantity, so that its result is not reported for
    /// this one.
    private func refuseDifferentOrder(_ intent: Intent) throws(PurchaseError) {
        guard let earlier = try? knownPayment(intent.id)?.intent else { return }
        guard earlier.productID == intent.productID, earlier.quantity == intent.quantity else {
            let refusal = Refusal(
                .keyReused,
                "This intent ID was already used for another purchase. Use a new intent ID.")
            throw .service(.refusal(refusal))
        }
    }

    /// Returns the intent with the merchant's signature, if its promotional offer lacks one; a retry uses the signature
    /// in the journal.
    private func signed(
        _ intent: Intent, of product: Product
    ) async throws(PurchaseError) -> Intent {
        guard let offer = intent.offer, offer.type == .promotional, offer.proof == nil,
            (try? knownPayment(intent.id)) == nil
        else { return intent }
        let subscription = product.subscription.flatMap {
            knownSubscriptions.subscription(of: $0.groupID)
        }
        let request = OfferSigningRequest(
            productID: product.id, offerIdentifier: offer.identifier,
            transactionID: subscription?.transaction.originalID)
        do throws(ServiceFailure) {
            return intent.withOffer(
                offer.proved(by: try await merchant.signOffer(request, context())))
        } catch {
            throw .service(error)
        }
    }

    /// Returns the result of an order that was confirmed before, which may have been charged.
    private func resultOfEarlierOrder(
        _ id: IntentID, _ failure: JournalError
    ) throws(PurchaseError) -> PurchaseResult {
        if let result = try result(of: id) { return result }
        throw row(of: id).map { .outcomeUnknown($0) } ?? .journal(failure)
    }

    /// Returns whether an order is certainly not recorded, not even in a commit that is in progress.
    private func isNew(_ id: IntentID) -> Bool {
        guard speculativeState.payments[id] == nil else { return false }
        return (try? knownPayment(id) == nil) ?? false
    }

    /// Resolves a failed commit, whose outcome is ambiguous: the journal is read again to determine whether the order
    /// exists. Without an answer, the order may be in the journal, even from an earlier call that was charged.
    private func resolveFailedCommit(_ intent: Intent, _ failure: JournalError)
        throws(PurchaseError)
    {
        let payment = Payment(intent: intent, at: clock.now())
        let unknown = PurchaseError.outcomeUnknown(TransactionRow(payment: payment, delivery: nil))
        guard journalFailure == nil else { throw unknown }
        let known: Payment?
        do { known = try knownPayment(intent.id) } catch { throw unknown }
        guard known != nil else { throw .journal(failure) }
        try refuseDifferentOrder(intent)
    }

    private func intent(
        _ product: Product, _ price: Price?, _ quantity: Int, _ outcome: Outcome,
        _ names: (id: IntentID?, offer: OfferChoice?)
    ) throws(PurchaseError) -> Intent {
        if let reason = product.unavailable { throw .unavailable(reason) }
        guard let price else { throw .unavailable(.noPrice) }
        guard product.type.quantities.contains(quantity), price.times(quantity) != nil else {
            throw .invalidQuantity(allowed: product.type.quantities)
        }
        return Intent(
            id: names.id ?? IntentID(clock.newID()), account: options.account,
            productID: product.id,
            type: product.type, displayName: product.displayName, quantity: quantity,
            unitPrice: price, outcome: outcome, confirmedAt: clock.now(), offer: names.offer)
    }

    private func result(awaiting id: IntentID) async throws(PurchaseError) -> PurchaseResult {
        for await _ in signals(about: id) {
            if let result = try result(of: id) { return result }
            // The order continues once the journal can be written again, which may not be before the next start.
            if journalFailure != nil { break }
        }
        guard let row = row(of: id) else { throw .service(.noAnswer(NoAnswer(.cut))) }
        throw .outcomeUnknown(row)
    }

    /// Returns the row of an order, including one that is too old to be displayed.
    private func row(of id: IntentID) -> TransactionRow? {
        if let row = rowIndex[id.rawValue] { return row }
        guard let payment = try? knownPayment(id) else { return nil }
        let delivery = payment.transactionID.flatMap { try? journal.delivery($0, options.account) }
        return TransactionRow(payment: payment, delivery: delivery)
    }

    private func result(of id: IntentID) throws(PurchaseError) -> PurchaseResult? {
        guard let row = row(of: id) else { return nil }
        switch row.stage {
        case .awaitingApproval: return .pending(row)
        case .cancelled: return .userCancelled(row)
        case .declined: throw .declined(row)
        case .quarantined: throw .rejected(row)
        case .finished: return .success(row)
        case .refunded: throw .refunded(row)
        case .delivered: return isComplete(row) ? .success(row) : nil
        // The order continues to be retried, but only an intervention at the store ends this state.
        case .retrying where row.isKeptBack: throw .outcomeUnknown(row)
        case .journalled, .submitting, .retrying, .received, .verified: return nil
        }
    }

    /// Returns whether a delivered transaction is complete: it is finished manually, or the store has confirmed its
    /// finish.
    private func isComplete(_ row: TransactionRow) -> Bool {
        guard options.policy.autoFinish, let id = row.transactionID else { return true }
        return speculativeState.deliveries[id]?.isFinished ?? true
    }

    /// Restores the customer's purchases and returns their rows. Subscriptions arrive without a restore; see
    /// ``restoredSubscriptions()``.
    ///
    /// The call ends in exactly one result. A returned row that is still open waits for the merchant's answer and
    /// continues automatically.
    ///
    /// - Throws: ``PurchaseError``; `service` if the store did not perform the restore.
    public func restore() async throws(PurchaseError) -> [TransactionRow] {
        if let failure = recoverOrReason() { throw .journal(failure) }
        await retryNow()
        do throws(ServiceFailure) { try await redeliver() } catch { throw .service(error) }
        var (request, hasFaults) = (PageRequest?.some(.first), false)
        var ids: Set<TransactionID> = []
        while let page = request {
            let (restored, isWhole, next) = try await restore(page)
            ids.formUnion(restored)
            hasFaults = hasFaults || !isWhole
            await waitUntilProcessed(restored)
            request = next.map(page.after)
        }
        try? await refreshWallet()
        // The valid transactions are restored anyway; the others remain unfinished at the store and are sent again.
        guard !hasFaults else {
            throw .service(.noAnswer(NoAnswer(.notUnderstood)))
        }
        return try rows(of: ids)
    }

    /// Returns the rows of transactions, newest first, including those that are too old to be displayed.
    private func rows(of ids: Set<TransactionID>) throws(PurchaseError) -> [TransactionRow] {
        let shown = ids.flatMap(rowIndex.rows)
        let others = ids.subtracting(shown.compactMap(\.transactionID))
        guard !others.isEmpty else { return shown.sorted(by: TransactionRow.isNewer) }
        do throws(JournalError) {
            let older = try journal.rows(of: others, options.account).map(titled)
            return (shown + older).sorted(by: TransactionRow.isNewer)
        } catch {
            throw .journal(error)
        }
    }

    /// Restores one page; returns its transactions, whether all of them are valid, and the start of the next page.
    private func restore(
        _ page: PageRequest
    ) async throws(PurchaseError) -> (Set<TransactionID>, isWhole: Bool, next: PageCursor?) {
        let reply: Page<JWS>
        do throws(ServiceFailure) {
            reply = try await store.restore(page, context())
        } catch {
            throw .service(error)
        }
        // A store that returned the same cursor again would cause an endless loop.
        guard reply.next == nil || reply.next != page.cursor else {
            throw .service(.noAnswer(NoAnswer(.notUnderstood)))
        }
        let checked = await checkedWithStoreTime(reply.items)
        let (restored, faults) = (checked.valid, checked.errorTexts)
        if !faults.isEmpty { listFetches.recordFailure(.unfinished) }
        do throws(JournalError) {
            try await accept(ServiceResponseMapper.restored(restored, faults: faults))
        } catch {
            throw .journal(error)
        }
        return (Set(restored.map(\.transaction.id)), faults.isEmpty, reply.next)
    }

    /// Waits until each transaction is settled or waits for a retry.
    private func waitUntilProcessed(_ ids: Set<TransactionID>) async {
        for await _ in signals() {
            let isUnderWay = ids.lazy.flatMap(rowIndex.rows).contains { row in
                let isDone = row.stage == .delivered && isComplete(row)
                return row.isOpen && !isDone && row.retryAt == nil
            }
            if !isUnderWay || journalFailure != nil { break }
        }
        try? await flush()
    }

    /// Returns the device's history of a row, oldest first, without the steps of other orders that were answered with
    /// the same transaction.
    public func history(of row: TransactionRow) throws(JournalError) -> [HistoryStep] {
        HistoryStep.steps(
            of: try journal.steps(intentID: row.intentID, transactionID: row.transactionID)
                .filter { $0.event.intentID == nil || $0.event.intentID == row.intentID })
    }

    /// Returns the signed form of a transaction on this device; nil if it is unknown.
    public func receipt(_ id: TransactionID) throws(JournalError) -> SignedTransaction? {
        if let delivery = committed.deliveries[id] { return delivery.signed }
        return try journal.delivery(id, options.account)?.signed
    }

    /// Returns the newest verdict on a transaction that this device stores; nil if it does not store one.
    public func verdict(on id: TransactionID) throws(JournalError) -> SignedVerdict? {
        let steps = try journal.steps(intentID: nil, transactionID: id)
        for step in steps.reversed() {
            switch step.event {
            case .verified(_, let verdict, let jws):
                return SignedVerdict(verdict: verdict, jws: jws)
            case .revocationSettled(_, _, let jws?): return SignedVerdict(verdict: nil, jws: jws)
            case .revocationSettled where journal.merchant == .team:
                return SignedVerdict(verdict: nil, jws: nil)
            default: continue
            }
        }
        return nil
    }

    /// Finishes a delivered transaction manually; does nothing if it is already finished.
    ///
    /// - Throws: ``FinishError``; finishing is refused before delivery, because it could lose the goods.
    public func finish(_ id: TransactionID) async throws(FinishError) {
        if let failure = recoverOrReason() { throw .journal(failure) }
        guard let delivery = try delivery(id) else { throw .unknown }
        if delivery.isFinished { return }
        guard delivery.mayFinish else { throw .notDelivered }
        do throws(JournalError) {
            try await accept(.finishRequested(id))
        } catch {
            throw .journal(error)
        }
        for await _ in signals() {
            // A row that is no longer open may be too old to be displayed.
            guard let row = rowIndex.rows(of: id).first, row.isOpen else { return }
            if speculativeState.deliveries[id]?.isFinished == true {
                return try await flushFinish()
            }
            if let journalFailure { throw .journal(journalFailure) }
            if row.retryAt != nil, !inFlight.contains(.finish(id)) { throw .noAnswer }
        }
        throw .noAnswer
    }

    private func flushFinish() async throws(FinishError) {
        do throws(JournalError) {
            try await flush()
        } catch {
            throw .journal(error)
        }
    }

    private func delivery(_ id: TransactionID) throws(FinishError) -> Delivery? {
        do throws(JournalError) {
            return try journal.delivery(id, options.account)
        } catch {
            throw .journal(error)
        }
    }

    /// Spends goods from the wallet exactly once.
    ///
    /// - Throws: ``SpendError``; `notEnough` is checked against the device's balance first, and finally by the
    ///   merchant, whose other reasons are reported as `refused`.
    public func spend(_ goods: GoodAmount, note: String) async throws(SpendError) -> WalletSnapshot
    {
        if let failure = recoverOrReason() { throw .journal(failure) }
        guard goods.amount > 0 else { throw .invalidAmount }
        let have = speculativeState.wallet.balance(of: goods.good)
        guard have >= goods.amount else { throw .notEnough(have: have) }
        let spend = Spend(id: SpendID(clock.newID()), goods: goods, note: note)
        awaitedSpends.insert(spend.id)
        defer {
            awaitedSpends.remove(spend.id)
            refusedSpends[spend.id] = nil
        }
        self.log(.action("spend-confirmed", detail: goods.good.rawValue))
        do throws(JournalError) {
            try await accept(.spendConfirmed(spend))
        } catch {
            // A failed commit is ambiguous: a spending that is in the journal after all is sent again automatically.
            let isDoubtful = journalFailure != nil || committed.wallet.pending[spend.id] != nil
            throw isDoubtful ? recordLateSpend(spend) : .journal(error)
        }
        return try await outcome(of: spend)
    }

    private func outcome(of spend: Spend) async throws(SpendError) -> WalletSnapshot {
        for await _ in signals() {
            if committed.wallet.pending[spend.id] == nil { break }
            // The spending is durable without an answer; it counts as spent until the merchant refuses it.
            if committed.spendRetries[spend.id] != nil || journalFailure != nil {
                throw recordLateSpend(spend)
            }
        }
        if Task.isCancelled { throw recordLateSpend(spend) }
        guard let refusal = refusedSpends[spend.id] else { return walletSnapshot }
        guard refusal.code == .notEnough else { throw .refused(refusal.message) }
        throw .notEnough(have: committed.wallet.balance(of: spend.goods.good))
    }

    /// Records that the answer is late, and returns the error. Its ID identifies the result that is reported later.
    private func recordLateSpend(_ spend: Spend) -> SpendError {
        lateSpends.insert(spend.id)
        return .noAnswer(spend.id)
    }
}
