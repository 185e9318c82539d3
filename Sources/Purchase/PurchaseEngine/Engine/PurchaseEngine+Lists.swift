import PurchaseCore
import StoreAPI
import StoreModel
import StoreSigning

/// The store's lists: the unfinished transactions, and the changes since the cursor.
extension PurchaseEngine {
    /// The number of unfinished transactions to process before another request of the customer.
    private static let firstPageLimit = 50

    /// Processes all unfinished transactions of this device, page by page.
    ///
    /// - Parameter due: The moment of the timer that requests the list, if any.
    func redeliver(due: Timestamp? = nil) async throws(ServiceFailure) {
        var fetch = PagedListFetch(.unfinished, mark: listFetches.mark(.unfinished), due: due)
        var request: PageRequest? = .first
        while let page = request {
            request = try await processPage(page, &fetch)
            if request != nil { try await waitForCapacity() }
        }
    }

    /// Processes the first unfinished transactions, so that the customer does not pay for a purchase that is in
    /// progress.
    ///
    /// The others are processed at launch or by a restore; the store does not sell a product that has an unfinished
    /// transaction.
    func redeliverOldest() async throws(ServiceFailure) {
        var fetch = PagedListFetch(.unfinished, mark: listFetches.mark(.unfinished))
        _ = try await processPage(PageRequest(limit: Self.firstPageLimit), &fetch)
    }

    /// Processes one page of unfinished transactions, and returns the request for the next page.
    private func processPage(
        _ page: PageRequest, _ fetch: inout PagedListFetch
    ) async throws(ServiceFailure) -> PageRequest? {
        let reply = try await store.unfinished(page, context())
        // A store that returned the same cursor again would cause an endless loop.
        guard reply.next == nil || reply.next != page.cursor else {
            throw .noAnswer(NoAnswer(.notUnderstood))
        }
        fetch.isLast = reply.next == nil
        guard await process(reply.transactions, reply.orders, &fetch) else { return nil }
        if reply.next != nil, !hasLaunched {
            redeliveredCount += reply.transactions.count
            publish()
        }
        return reply.next.map(page.after)
    }

    /// Processes the store's changes since the cursor, page by page; each page moves the cursor.
    ///
    /// - Parameter due: The moment of the timer that requests the list, if any.
    func pullChanges(due: Timestamp? = nil) async throws(ServiceFailure) {
        var fetch = PagedListFetch(.changes, mark: listFetches.mark(.changes), due: due)
        var reply = try await firstChangesPage()
        if knownSubscriptions.subscriptions.contains(where: \.isActive) {
            try? await refreshSubscriptions()
        }
        while true {
            (fetch.cursor, fetch.isLast) = (reply.cursor, !reply.hasMore)
            guard await process(reply.transactions, reply.orders, &fetch) else { return }
            if reply.transactions.isEmpty, reply.orders.isEmpty, fetch.verificationErrors.isEmpty {
                skippedCursor = max(skippedCursor, reply.cursor)
            }
            guard reply.hasMore else { return }
            try await waitForCapacity()
            let last = reply.cursor
            reply = try await store.changes(after: last, limit: PageRequest.maximumLimit, context())
            guard reply.cursor > last || !reply.hasMore else {
                throw .noAnswer(NoAnswer(.notUnderstood))
            }
        }
    }

    /// Returns the first page of the store's new changes.
    ///
    /// A forged cursor that is too high would hide all changes until the store reaches it, because cursors are not
    /// signed. The store therefore answers a request beyond its newest change with that change's cursor, and the engine
    /// then requests everything.
    private func firstChangesPage() async throws(ServiceFailure) -> ChangesReply {
        // The request starts at the durable cursor: if a running commit fails, a list after its cursor would skip the
        // lost changes permanently.
        let durable = committed.cursor > newestChange ? 0 : committed.cursor
        let requestedCursor = max(durable, skippedCursor)
        let reply = try await store.changes(
            after: requestedCursor, limit: PageRequest.maximumLimit, context())
        guard reply.cursor < requestedCursor else { return reply }
        (newestChange, skippedCursor) = (reply.cursor, 0)
        return try await store.changes(after: 0, limit: PageRequest.maximumLimit, context())
    }

    /// Waits until few deliveries are in progress; see ``DeliveryHighWaterMarks``.
    ///
    /// - Throws: A missing answer if many deliveries wait for the merchant's retry; the rest of the list is requested
    ///   again.
    private func waitForCapacity() async throws(ServiceFailure) {
        for await _ in signals() {
            if speculativeState.deliveries.waitingCount > options.capacity.waiting {
                throw .noAnswer(NoAnswer(.timeout))
            }
            let count = speculativeState.deliveries.countInProgress(policy)
            if journalFailure != nil || count < options.capacity.moving { return }
        }
    }

    /// Requests a list, and returns the inputs that record a failure.
    ///
    /// - Parameter due: The moment of the timer that requests the list, if any; the timer of an earlier wait does
    ///   nothing.
    func refetch(_ source: DeliverySource, due: Timestamp? = nil) async -> [QueueInput]? {
        if let due, speculativeState.backlogs[source]?.notBefore != due { return nil }
        do throws(ServiceFailure) {
            switch source {
            case .changes: try await pullChanges(due: due)
            case .unfinished, .purchase, .restore: try await redeliver(due: due)
            }
            return nil
        } catch {
            listFetches.recordFailure(source)
            return ServiceResponseMapper.listFailed(error, source, due: due)
        }
    }

    /// Processes one page; returns whether its contents are recorded.
    private func process(
        _ transactions: [JWS], _ orders: [OrderNotice], _ fetch: inout PagedListFetch
    ) async -> Bool {
        let answers = orders.compactMap(\.status.signedTransaction)
        let checked = await checkedWithStoreTime(transactions + answers)
        await refreshSubscriptions(ifNeededFor: checked)
        let source = fetch.source
        if !checked.errors.isEmpty { listFetches.recordFailure(source) }
        fetch.verificationErrors += checked.errorTexts
        let list = FetchedList(
            source, verified: checked.valid.filter { !answers.contains($0.jws) },
            verificationErrors: fetch.verificationErrors,
            notices: orders.flatMap { makeInputs($0.status, $0.intentID, checked) },
            cursor: fetch.cursor, due: fetch.due,
            isOutdated: listFetches.isOutdated(fetch.mark, source), isLast: fetch.isLast)
        do throws(JournalError) {
            try await accept(ServiceResponseMapper.list(list))
            return true
        } catch {
            retryLostAnswer()
            return false
        }
    }
}

/// The state of reading a list of the store page by page.
private struct PagedListFetch {
    let source: DeliverySource
    /// The mark of the request.
    let mark: Int
    /// The moment of the timer that requested the list, if any.
    let due: Timestamp?
    /// The cursor at the end of the last page; nil for a list without a cursor.
    var cursor: Int64?
    /// Whether the last page that was read is the end of the list.
    var isLast = true
    /// The verification errors in the pages so far.
    var verificationErrors: [String] = []

    init(_ source: DeliverySource, mark: Int, due: Timestamp? = nil) {
        (self.source, self.mark, self.due) = (source, mark, due)
    }
}
