public import PurchaseCore
import StoreModel

/// What the engine shows, and how it tells that something changed.
extension PurchaseEngine {
    /// The durable state at this moment.
    public func snapshot() -> EngineSnapshot {
        EngineSnapshot(
            mode: notDriving.map(DriverMode.reading(reason:)) ?? .driving, rows: rows,
            wallet: WalletView(committed.wallet),
            entitlements: Entitlement.current(of: Array(entitling.values)),
            backlogs: committed.backlogs.values.sorted { $0.source.rawValue < $1.source.rawValue },
            spendRetryAt: committed.spendRetries.values.map(\.notBefore).min(),
            hasLaunched: hasLaunched, isSettled: hasLaunched && !committed.hasOpenWork)
    }

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
        let transactions = Set(events.compactMap(\.transactionID))
        var intents = Set(events.compactMap(\.intentID))
        for index in rows.indices where !transactions.isEmpty {
            guard let id = rows[index].transactionID, transactions.contains(id) else { continue }
            if let intent = rows[index].intentID { intents.insert(intent) }
        }
        observers.tell(about: intents)
    }

    /// Takes what an append touched into the lines that are shown.
    func show(_ projection: JournalProjection) {
        for delivery in projection.deliveries
        where delivery.signed.transaction.type.isEntitlement {
            entitling[delivery.signed.transaction.id] = delivery
        }
        for payment in projection.payments {
            let delivery = payment.transactionID.flatMap { committed.deliveries[$0] }
            replace(TransactionRow(payment: payment, delivery: delivery))
            // What came by itself is the answer to a purchase now, and has its line.
            if let id = payment.transactionID { rows.removeAll { $0.id == id.rawValue } }
        }
        for delivery in projection.deliveries { show(delivery) }
    }

    private func show(_ delivery: Delivery) {
        let id = delivery.signed.transaction.id
        let shown = rows.indices.filter { rows[$0].transactionID == id }
        if shown.isEmpty { return replace(TransactionRow(delivery: delivery)) }
        for index in shown {
            let payment = rows[index].intentID.flatMap { try? knownPayment($0) }
            rows[index] = titled(
                payment.map { TransactionRow(payment: $0, delivery: delivery) }
                    ?? TransactionRow(delivery: delivery))
        }
    }

    /// The line with the title that the store last said, where this device never confirmed one.
    func titled(_ row: TransactionRow) -> TransactionRow { row.titled(titles[row.productID]) }

    /// Keeps the titles of what the store sells, for lines that came without a confirmation.
    func keepTitles(_ products: [Product]) {
        for product in products { titles[product.id] = product.displayName }
        let old = rows
        rows = rows.map(titled)
        if rows != old { publish() }
    }

    func knownPayment(_ id: IntentID) throws -> Payment? {
        if let payment = committed.payments[id] { return payment }
        return try journal.payment(id, options.account)
    }

    private func replace(_ row: TransactionRow) {
        let row = titled(row)
        if let index = rows.indices.first(where: { rows[$0].id == row.id }) {
            rows[index] = row
        } else {
            let place = rows.firstIndex { TransactionRow.isNewer(row, $0) } ?? rows.endIndex
            rows.insert(row, at: place)
            if rows.count > Self.shownRows { rows.removeLast() }
        }
    }
}
