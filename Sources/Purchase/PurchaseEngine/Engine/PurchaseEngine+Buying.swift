public import PurchaseCore
public import StoreAPI
public import StoreModel

/// What a customer wants: to see, to buy, to get back, to spend.
extension PurchaseEngine {
    /// The products on sale, in the merchant's order, or those asked for; what is not sold is named with its cause.
    ///
    /// Ends in exactly one result. Unfinished transactions are taken in on the way.
    public func products(
        _ ids: [ProductID]?, locale: LocaleID
    ) async throws(ServiceFailure) -> ProductsReply {
        if notDriving == nil, hasLaunched { try? await redeliverOldest() }
        var wanted = ids
        if wanted == nil {
            let offer = try await merchant.offer(context())
            appAccountToken = offer.appAccountToken
            wanted = offer.productIDs
        }
        let reply = try await store.products(
            ProductsRequest(productIDs: wanted, locale: locale), context())
        keepTitles(reply.products)
        return reply
    }

    /// Buys on the terms that were shown, and returns once the goods are there, the order waits, or it is cancelled.
    ///
    /// What was bought is delivered for good then, and the store has heard so; that it has is written with the next
    /// facts, and ``flush()`` does it at once.
    /// - Parameters:
    ///   - product: The product as it was shown; the store refuses another price.
    ///   - intentID: The id of the confirmation, one for each dialog: a repeated call with the same id is the same
    ///     purchase and is never charged again; for another product or quantity it is refused with `keyReused`. A new
    ///     one is made where it is nil.
    ///   - terms: What was confirmed of a subscription; those of today where it is nil.
    ///   - offer: The offer of a subscription that was asked for by name. A promotional one without a signature is signed
    ///     by the merchant first.
    /// - Throws: ``PurchaseError``; every case says whether something was charged.
    public func purchase(
        _ product: Product, quantity: Int = 1, outcome: Outcome = .approve,
        intentID: IntentID? = nil, terms: SubscriptionTerms? = nil, offer: OfferChoice? = nil
    ) async throws(PurchaseError) -> PurchaseResult {
        let price = terms?.price ?? product.price
        let wish = try intent(product, price, quantity, outcome, (intentID, offer))
        try refuseOther(wish)
        if let failure = whyNotDriving() { return try known(wish.id, failure) }
        let intent = try await signed(wish, of: product)
        // What is unfinished comes first, so that nobody pays for what is on its way.
        try? await redeliverOldest()
        await drained(product.id)
        // Nothing is awaited after this look, so what fails later is the commit itself.
        if let failure = whyNotDriving() { return try known(intent.id, failure) }
        do throws(JournalError) { try journal.keepRoom() } catch { throw .journal(error) }
        // Nothing is awaited in between, so that both are written together.
        note(.act("buy-confirmed", intentID: intent.id))
        do throws(JournalError) {
            try await accept(.confirmed(intent))
        } catch {
            try settleDoubt(intent, error)
        }
        return try await result(awaiting: intent.id)
    }

    /// Nobody is told of an old order's goods who meant to buy others.
    private func refuseOther(_ intent: Intent) throws(PurchaseError) {
        guard let earlier = try? knownPayment(intent.id)?.intent else { return }
        guard earlier.productID == intent.productID, earlier.quantity == intent.quantity else {
            throw .service(
                .refusal(Refusal(.keyReused, "This confirmation is that of another order")))
        }
    }

    /// The same with the merchant's signature, where a promotional offer has none yet: a retry takes the one that is
    /// journalled with the order.
    private func signed(
        _ intent: Intent, of product: Product
    ) async throws(PurchaseError) -> Intent {
        guard let offer = intent.offer, offer.type == .promotional, offer.proof == nil,
            (try? knownPayment(intent.id)) == nil
        else { return intent }
        let had = product.subscription.flatMap { book.subscription(of: $0.groupID) }
        let request = OfferSigningRequest(
            productID: product.id, offerIdentifier: offer.identifier,
            transactionID: had?.transaction.originalID)
        do throws(ServiceFailure) {
            return intent.asking(
                for: offer.proved(by: try await merchant.signOffer(request, context())))
        } catch {
            throw .service(error)
        }
    }

    /// What became of an order that was confirmed before: it may have been charged, whatever happens now.
    private func known(
        _ id: IntentID, _ failure: JournalError
    ) throws(PurchaseError) -> PurchaseResult {
        if let result = try result(of: id) { return result }
        throw row(of: id).map { .outcomeUnknown($0) } ?? .journal(failure)
    }

    /// Waits until what was charged before for the product has come to its end, or waits for another try: the store
    /// answers a purchase with it as long as it is unfinished.
    private func drained(_ product: ProductID) async {
        for await _ in ticks() where broken != nil || !isOnItsWay(product) { return }
    }

    private func isOnItsWay(_ product: ProductID) -> Bool {
        head.deliveries.values.contains { delivery in
            let isByHand = delivery.stage == .delivered && !policy.autoFinish
            return delivery.signed.transaction.productID == product && delivery.isOpen
                && delivery.notBefore == nil && !isByHand
        }
    }

    /// A failed commit is ambiguous: the journal, read again, says whether the order goes on or never was.
    private func settleDoubt(_ intent: Intent, _ failure: JournalError) throws(PurchaseError) {
        guard broken == nil else {
            let payment = Payment(intent: intent, at: clock.now())
            throw .outcomeUnknown(TransactionRow(payment: payment, delivery: nil))
        }
        guard let known = try? knownPayment(intent.id), known.intent == intent else {
            throw .journal(failure)
        }
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
        for await _ in ticks(about: id) {
            if let result = try result(of: id) { return result }
            // It goes on once the journal can be written again, which may be at the next start only.
            if broken != nil { break }
        }
        guard let row = row(of: id) else { throw .service(.noAnswer(NoAnswer(.cut))) }
        throw .outcomeUnknown(row)
    }

    /// The line of an order, also of one that is too old to be shown.
    private func row(of id: IntentID) -> TransactionRow? {
        if let line = lines[id.rawValue] { return line }
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
        case .delivered: return isDone(row) ? .success(row) : nil
        // It goes on being asked about, and somebody at the store has to end that.
        case .retrying where row.isKeptBack: throw .outcomeUnknown(row)
        case .journalled, .submitting, .retrying, .received, .verified: return nil
        }
    }

    /// Whether a delivered one needs nothing more: by hand, or since the store has heard of it.
    private func isDone(_ row: TransactionRow) -> Bool {
        guard options.policy.autoFinish, let id = row.transactionID else { return true }
        return head.deliveries[id]?.isFinished ?? true
    }

    /// Brings back what can be restored; one result, which may be empty. Subscriptions come by themselves; see
    /// ``restoredSubscriptions()``.
    ///
    /// A line that is still open then waits for the merchant, which has not answered, and goes on by itself.
    /// - Throws: ``PurchaseError``; `service` when the store did not do it.
    public func restore() async throws(PurchaseError) -> [TransactionRow] {
        if let failure = whyNotDriving() { throw .journal(failure) }
        await retryNow()
        do throws(ServiceFailure) { try await redeliver() } catch { throw .service(error) }
        var (request, hasFaults) = (PageRequest?.some(.first), false)
        var ids: Set<TransactionID> = []
        while let page = request {
            let (restored, isWhole, next) = try await restore(page)
            ids.formUnion(restored)
            hasFaults = hasFaults || !isWhole
            await settled(restored)
            request = next.map(page.after)
        }
        try? await refreshWallet()
        // What is valid is restored all the same; the rest stays unfinished at the store and comes again.
        guard !hasFaults else {
            throw .service(.noAnswer(NoAnswer(.notUnderstood)))
        }
        return lines.newest().filter { $0.transactionID.map(ids.contains) ?? false }
    }

    /// Brings back one page; says which transactions came, whether all of them are believed, and where the next begins.
    private func restore(
        _ page: PageRequest
    ) async throws(PurchaseError) -> (Set<TransactionID>, isWhole: Bool, next: PageCursor?) {
        let reply: Page<JWS>
        do throws(ServiceFailure) {
            reply = try await store.restore(page, context())
        } catch {
            throw .service(error)
        }
        // A store that named the same place again would be asked for ever.
        guard reply.next == nil || reply.next != page.cursor else {
            throw .service(.noAnswer(NoAnswer(.notUnderstood)))
        }
        let (restored, faults) = await sortedToday(reply.items)
        if !faults.isEmpty { listQuestions.cameToNothing(.unfinished) }
        do throws(JournalError) {
            try await accept(ServiceResponses.restored(restored, faults: faults))
        } catch {
            throw .journal(error)
        }
        return (Set(restored.map(\.transaction.id)), faults.isEmpty, reply.next)
    }

    /// Waits until each of these is settled, or waits for another try.
    private func settled(_ ids: Set<TransactionID>) async {
        for await _ in ticks() {
            let isUnderWay = lines.newest().contains { row in
                let isDone = row.stage == .delivered && isDone(row)
                return row.isOpen && !isDone && row.retryAt == nil
                    && row.transactionID.map(ids.contains) ?? false
            }
            if !isUnderWay || broken != nil { break }
        }
        try? await flush()
    }

    /// The transactions that the store still waits to hear about, newest first.
    public func unfinished() -> [TransactionRow] { lines.newest().filter(\.isOpen) }

    /// The device's steps of one line, oldest first.
    public func history(of row: TransactionRow) throws(JournalError) -> [HistoryStep] {
        try journal.steps(intentID: row.intentID, transactionID: row.transactionID)
            .compactMap { HistoryStep(event: $0.event, at: $0.at) }
    }

    /// The signed form of a transaction, as this device holds it; nil if it has none.
    public func receipt(_ id: TransactionID) throws(JournalError) -> SignedTransaction? {
        if let delivery = committed.deliveries[id] { return delivery.signed }
        return try journal.delivery(id, options.account)?.signed
    }

    /// The merchant's verdict on a transaction as this device keeps it, the newest one; nil if it has none.
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

    /// Tells the store by hand that a delivered transaction is settled; does nothing when it was already.
    ///
    /// - Throws: ``FinishError``: before delivery it is refused, since finishing then could lose the goods.
    public func finish(_ id: TransactionID) async throws(FinishError) {
        if let failure = whyNotDriving() { throw .journal(failure) }
        guard let delivery = try delivery(id) else { throw .unknown }
        if delivery.isFinished { return }
        guard delivery.mayFinish else { throw .notDelivered }
        do throws(JournalError) {
            try await accept(.finishRequested(id))
        } catch {
            throw .journal(error)
        }
        for await _ in ticks() {
            guard let row = lines.about(id).first else { throw .unknown }
            if !row.isOpen { return }
            if head.deliveries[id]?.isFinished == true { return try await flushFinish() }
            if let broken { throw .journal(broken) }
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

    /// Takes goods out of the wallet, once.
    ///
    /// - Throws: ``SpendError``; `notEnough` is decided by what this device knows first, and by the merchant last, whose
    ///   other reasons come as `refused`.
    public func spend(_ goods: GoodAmount, note: String) async throws(SpendError) -> WalletView {
        if let failure = whyNotDriving() { throw .journal(failure) }
        guard goods.amount > 0 else { throw .invalidAmount }
        let have = head.wallet.balance(of: goods.good)
        guard have >= goods.amount else { throw .notEnough(have: have) }
        let spend = Spend(id: SpendID(clock.newID()), goods: goods, note: note)
        self.note(.act("spend-confirmed", detail: goods.good.rawValue))
        do throws(JournalError) {
            try await accept(.spendConfirmed(spend))
        } catch {
            // A failed commit is ambiguous: what is in the journal after all is sent again by itself.
            let isDoubtful = broken != nil || committed.wallet.pending[spend.id] != nil
            throw isDoubtful ? left(spend) : .journal(error)
        }
        return try await outcome(of: spend)
    }

    private func outcome(of spend: Spend) async throws(SpendError) -> WalletView {
        for await _ in ticks() {
            if committed.wallet.pending[spend.id] == nil { break }
            // Journalled, and no answer came: it stays counted as spent until the merchant says otherwise.
            if committed.spendRetries[spend.id] != nil || broken != nil { throw left(spend) }
        }
        if Task.isCancelled { throw left(spend) }
        guard let refusal = refusedSpends.removeValue(forKey: spend.id) else {
            return WalletView(committed.wallet)
        }
        guard refusal.code == .notEnough else { throw .refused(refusal.message) }
        throw .notEnough(have: committed.wallet.balance(of: spend.goods.good))
    }

    /// That no answer came, which is told by the id, and so is how it ends.
    private func left(_ spend: Spend) -> SpendError {
        lateSpends.insert(spend.id)
        return .noAnswer(spend.id)
    }
}
