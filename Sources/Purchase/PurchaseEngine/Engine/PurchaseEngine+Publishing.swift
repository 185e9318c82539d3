public import PurchaseCore
import StoreModel

/// The engine's published state, and the notification of its observers.
extension PurchaseEngine {
    /// Returns the durable state at this moment.
    public func snapshot() -> EngineSnapshot {
        let isLaunching = isLaunching
        return EngineSnapshot(
            mode: notDrivingReason.map(DriverMode.reading(reason:)) ?? .driving,
            rows: rowIndex.newest(),
            missingRowsUntil: rowIndex.older?.startedAt, wallet: walletSnapshot,
            entitlements: Entitlement.current(
                of: entitlingDeliveries.all, subscriptions: knownSubscriptions.subscriptions
            ).filter { !$0.hasExpired(at: latestNow) },
            subscriptions: knownSubscriptions,
            backlogs: committed.backlogs.values.sorted {
                $0.source.rawValue < $1.source.rawValue
            },
            spendRetryAt: committed.spendRetries.values.map(\.notBefore).min(),
            lateSpendResults: lateSpendResults, failures: failures,
            redeliveredCount: isLaunching ? redeliveredCount + resumedCount : 0,
            hasLaunched: !isLaunching,
            isIdle: !isLaunching && unread.isEmpty && !committed.hasOpenWork)
    }

    /// Whether the redelivery at launch is not done, or open orders of the journal have not been read once.
    private var isLaunching: Bool { !hasLaunched || !hasReadAll }

    /// The durable wallet. The team's own server does not send statements.
    var walletSnapshot: WalletSnapshot {
        WalletSnapshot(committed.wallet, hasStatements: journal.merchant != .team)
    }

    /// Keeps the results of spendings with a late answer before the wallet forgets them.
    func recordLateSpendResults(of events: [JournalEvent]) {
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
            let all = lateSpendResults + [LateSpendResult(spend: spend, refusal: refusal)]
            lateSpendResults = Array(all.suffix(Self.maximumLateSpendResults))
        }
    }

    private static let maximumLateSpendResults = 20

    /// Returns the durable state now and after every change, and ends when the engine is deallocated. Changes in quick
    /// succession may be combined; during a launch with many transactions they are combined for a quarter of a second.
    public func updates() -> AsyncStream<EngineSnapshot> {
        let (ticks, clock) = (signals(), self.clock)
        // Each snapshot is created on demand in the task that reads it. The stream does not keep the engine alive and
        // its journal locked, not even while it waits.
        return AsyncStream { [weak self] in
            var iterator = ticks.makeAsyncIterator()
            guard await iterator.next() != nil else { return nil }
            if await self?.isLaunchLong ?? false {
                await clock.pause(milliseconds: PurchaseEngine.launchUpdateInterval)
            }
            return await self?.snapshot()
        }
    }

    /// The time between two snapshots during a long launch, in milliseconds.
    private static let launchUpdateInterval: Int64 = 250

    /// Whether the launch is not done, and redelivers or resumes so many transactions that a snapshot of each change
    /// would keep its readers busy.
    private var isLaunchLong: Bool {
        journal.isDriving && isLaunching
            && (redeliveredCount + resumedCount > 0 || !unread.isEmpty
                || committed.openCount > TransactionRowIndex.displayedLimit)
    }

    /// Returns a stream that yields at once and after every change, or after those of one order.
    func signals(about intent: IntentID? = nil) -> AsyncStream<Void> {
        observers.signals(about: intent)
    }

    func publish() { observers.notify() }

    /// Notifies the observers of events; observers of one order are notified only of its own events.
    func publish(_ events: [JournalEvent]) { observers.notify(about: orders(of: events)) }

    /// Returns the orders that events change, according to the displayed rows.
    func orders(of events: [JournalEvent]) -> Set<IntentID> {
        let about = events.compactMap(\.transactionID).flatMap(rowIndex.rows)
        return Set(events.compactMap(\.intentID) + about.compactMap(\.intentID))
    }

    /// Updates the displayed rows after an append.
    func updateRows(_ projection: ProjectionUpdate) {
        for delivery in projection.deliveries {
            endedEntitlements.formUnion(entitlingDeliveries.insert(delivery))
        }
        for payment in projection.payments { updateRows(payment) }
        for delivery in projection.deliveries { updateRows(delivery) }
        endedEntitlements.subtract(projection.endedEntitlements)
    }

    /// Displays a payment with its delivery.
    func updateRows(_ payment: Payment) {
        let delivery = payment.transactionID.flatMap(knownDelivery)
        rowIndex.insertOrReplace(
            markedUnsent(titled(TransactionRow(payment: payment, delivery: delivery))))
    }

    /// Displays a delivery in the rows of its orders, or in its own row.
    func updateRows(_ delivery: Delivery) {
        let transaction = delivery.signed.transaction
        let intents = rowIndex.rows(of: transaction.id).map(\.intentID) + [transaction.intentID]
        let orders = Set(intents.compactMap(\.self)).compactMap { try? knownPayment($0) }
            .filter { $0.transactionID == transaction.id }
        for payment in orders {
            rowIndex.insertOrReplace(titled(TransactionRow(payment: payment, delivery: delivery)))
        }
        let own = titled(TransactionRow(delivery: delivery))
        if orders.isEmpty || own.isUnorderedCharge { rowIndex.insertOrReplace(own) }
    }

    /// Returns the row marked as not charged if this process has recorded the order and not sent it yet.
    private func markedUnsent(_ row: TransactionRow) -> TransactionRow {
        guard row.stage == .journalled, let id = row.intentID, firstAttempts.orders.contains(id)
        else {
            return row
        }
        return row.withCharge(.no)
    }

    /// Marks the charge of an order as unknown before the order is sent.
    func markSent(_ id: IntentID) {
        guard let row = rowIndex[id.rawValue], row.stage == .journalled, row.isCharged == .no else {
            return
        }
        rowIndex.insertOrReplace(row.withCharge(.unknown))
        observers.notify(about: [id])
    }

    private func knownDelivery(_ id: TransactionID) -> Delivery? {
        committed.deliveries[id] ?? (try? journal.delivery(id, options.account)) ?? nil
    }

    /// Reads the rows that the start left out in small pages, so that other calls do not wait long.
    func readMoreRows() async {
        var count = 0
        while hasMoreRows, !Task.isCancelled, journalFailure == nil, let start = rowIndex.older,
            let page = try? journal.rows(of: options.account, from: start, limit: Self.page)
        {
            rowIndex.add(page.rows.map(titled), older: page.next)
            count += Self.page
            hasMoreRows = page.next != nil && count < TransactionRowIndex.displayedLimit
            publish()
            await Task.yield()
        }
    }

    /// Adds the next older rows from the journal to the displayed ones; does nothing if all rows are displayed.
    ///
    /// - Throws: ``JournalError`` if the journal cannot be read.
    public func showOlderRows() throws(JournalError) {
        guard let start = rowIndex.older else { return }
        let page = try journal.rows(
            of: options.account, from: start, limit: TransactionRowIndex.displayedLimit)
        rowIndex.extend(by: page.rows.map(titled), older: page.next)
        publish()
    }

    private static let page = 50

    /// Returns the row with the store's latest title if this device has not confirmed one.
    func titled(_ row: TransactionRow) -> TransactionRow { row.titled(titles[row.productID]) }

    /// Stores the titles of products for rows without a confirmation.
    func storeTitles(_ products: [Product]) {
        for product in products { titles[product.id] = product.displayName }
        let retitled = rowIndex.newest().map { ($0, titled($0)) }.filter { $0 != $1 }
        for (_, row) in retitled { rowIndex.insertOrReplace(row) }
        if !retitled.isEmpty { publish() }
    }

    func knownPayment(_ id: IntentID) throws -> Payment? {
        if let payment = committed.payments[id] { return payment }
        return try journal.payment(id, options.account)
    }
}
