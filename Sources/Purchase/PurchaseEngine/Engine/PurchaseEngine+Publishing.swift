public import PurchaseCore
import StoreModel

/// What the engine shows, and how it tells that something changed.
extension PurchaseEngine {
    /// The durable state at this moment.
    public func snapshot() -> EngineSnapshot {
        EngineSnapshot(
            mode: notDriving.map(DriverMode.reading(reason:)) ?? .driving, rows: lines.newest(),
            wallet: WalletView(committed.wallet),
            entitlements: Entitlement.current(
                of: entitling.all, subscriptions: book.subscriptions
            ).filter { !$0.isOver(at: latestNow) },
            subscriptions: book,
            backlogs: committed.backlogs.values.sorted { $0.source.rawValue < $1.source.rawValue },
            spendRetryAt: committed.spendRetries.values.map(\.notBefore).min(),
            settledSpends: settledSpends, failures: failures,
            redelivered: hasLaunched ? 0 : redelivered, hasLaunched: hasLaunched,
            isSettled: hasLaunched && !committed.hasOpenWork)
    }

    /// Keeps how spendings with a late answer ended, before the wallet forgets them.
    func keepSettledSpends(of events: [JournalEvent]) {
        for event in events {
            let (id, refusal): (SpendID, String?)
            switch event {
            case .spendConfirmed(let spend, _): (id, refusal) = (spend, nil)
            case .spendRefused(let spend, let reason): (id, refusal) = (spend, reason)
            default: continue
            }
            guard lateSpends.remove(id) != nil, let spend = committed.wallet.pending[id] else {
                continue
            }
            let all = settledSpends + [SettledSpend(spend: spend, refusal: refusal)]
            settledSpends = Array(all.suffix(Self.mostSettledSpends))
        }
    }

    private static let mostSettledSpends = 20

    /// The durable state, now and after every change; bursts may be told as one. Ends when the engine is let go.
    public func updates() -> AsyncStream<EngineSnapshot> {
        let ticks = ticks()
        // Made when it is asked for, in the task that asks; a watcher keeps no engine alive, and so no journal locked.
        return AsyncStream { [weak self] in
            var tick = ticks.makeAsyncIterator()
            return await tick.next() == nil ? nil : await self?.snapshot()
        }
    }

    /// Yields at once and after every change, or after those of one order.
    func ticks(about intent: IntentID? = nil) -> AsyncStream<Void> {
        observers.ticks(about: intent)
    }

    func publish() { observers.tell() }

    /// Tells of facts: whoever waits for one order hears only of those that concern it.
    func publish(_ events: [JournalEvent]) {
        let about = events.compactMap(\.transactionID).flatMap(lines.about)
        observers.tell(about: Set(events.compactMap(\.intentID) + about.compactMap(\.intentID)))
    }

    /// Takes what an append touched into the lines that are shown.
    func show(_ projection: JournalProjection) {
        show(projection.payments, projection.deliveries)
        superseded.subtract(projection.superseded)
    }

    /// Takes what changed into the lines that are shown.
    func show(_ payments: [Payment], _ deliveries: [Delivery]) {
        for delivery in deliveries { superseded.formUnion(entitling.put(delivery)) }
        for payment in payments {
            let delivery = payment.transactionID.flatMap(knownDelivery)
            lines.put(judged(titled(TransactionRow(payment: payment, delivery: delivery))))
        }
        for delivery in deliveries { show(delivery) }
    }

    private func show(_ delivery: Delivery) {
        let transaction = delivery.signed.transaction
        let intents = lines.about(transaction.id).map(\.intentID) + [transaction.intentID]
        let orders = Set(intents.compactMap(\.self)).compactMap { try? knownPayment($0) }
            .filter { $0.transactionID == transaction.id }
        for payment in orders {
            lines.put(titled(TransactionRow(payment: payment, delivery: delivery)))
        }
        let own = titled(TransactionRow(delivery: delivery))
        if orders.isEmpty || own.isUnorderedCharge { lines.put(own) }
    }

    /// The line of an order that this process has recorded and not sent yet says that it is not charged.
    private func judged(_ row: TransactionRow) -> TransactionRow {
        guard row.stage == .journalled, let id = row.intentID, unsent.orders.contains(id) else {
            return row
        }
        return row.judged(.no)
    }

    /// Says of an order that is being sent that its charge is not known, before it is sent.
    func showSent(_ id: IntentID) {
        guard let row = lines[id.rawValue], row.stage == .journalled, row.isCharged == .no else {
            return
        }
        lines.put(row.judged(.unknown))
        observers.tell(about: [id])
    }

    private func knownDelivery(_ id: TransactionID) -> Delivery? {
        committed.deliveries[id] ?? (try? journal.delivery(id, options.account)) ?? nil
    }

    /// Reads the lines that the start left out, a few at a time, so that nobody waits for long meanwhile.
    func readMoreLines() async {
        var count = 0
        while hasMoreLines, !Task.isCancelled, broken == nil,
            let page = try? journal.lines(of: options.account, after: count, limit: Self.page)
        {
            lines.add(page.map(titled))
            count += Self.page
            hasMoreLines = !page.isEmpty && count < TransactionRowIndex.most
            publish()
            await Task.yield()
        }
    }

    private static let page = 50

    /// The line with the title that the store last said, where this device never confirmed one.
    func titled(_ row: TransactionRow) -> TransactionRow { row.titled(titles[row.productID]) }

    /// Keeps the titles of what the store sells, for lines that came without a confirmation.
    func keepTitles(_ products: [Product]) {
        for product in products { titles[product.id] = product.displayName }
        let retitled = lines.newest().map { ($0, titled($0)) }.filter { $0 != $1 }
        for (_, line) in retitled { lines.put(line) }
        if !retitled.isEmpty { publish() }
    }

    func knownPayment(_ id: IntentID) throws -> Payment? {
        if let payment = committed.payments[id] { return payment }
        return try journal.payment(id, options.account)
    }
}
