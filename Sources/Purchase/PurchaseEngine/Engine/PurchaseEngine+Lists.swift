import PurchaseCore
import StoreAPI
import StoreModel
import StoreSigning

/// The store's lists: what is unfinished, and what changed since the cursor.
extension PurchaseEngine {
    /// How much of a list is taken in beside something else that a customer waits for.
    private static let glance = 50

    /// Takes in everything that this device has not finished, page by page.
    ///
    /// - Parameter due: The moment of the timer that asks, if one does.
    func redeliver(due: Timestamp? = nil) async throws(ServiceFailure) {
        var reading = PagedListFetch(.unfinished, mark: listQuestions.mark(.unfinished), due: due)
        var request: PageRequest? = .first
        while let page = request {
            request = try await take(page, &reading)
            if request != nil { try await makeRoom() }
        }
    }

    /// Takes in the beginning of what this device has not finished, so that nobody pays for what is on its way.
    ///
    /// What is behind it comes with the launch or with a restore; the store sells nothing of which something is unfinished.
    func redeliverOldest() async throws(ServiceFailure) {
        var reading = PagedListFetch(.unfinished, mark: listQuestions.mark(.unfinished))
        _ = try await take(PageRequest(limit: Self.glance), &reading)
    }

    /// Takes in one page of what is unfinished, and returns the request for the next one.
    private func take(
        _ page: PageRequest, _ reading: inout PagedListFetch
    ) async throws(ServiceFailure) -> PageRequest? {
        let reply = try await store.unfinished(page, context())
        // A store that named the same place again would be asked for ever.
        guard reply.next == nil || reply.next != page.cursor else {
            throw .noAnswer(NoAnswer(.notUnderstood))
        }
        reading.isLast = reply.next == nil
        guard await take(reply.transactions, reply.orders, &reading) else { return nil }
        if reply.next != nil, !hasLaunched {
            redelivered += reply.transactions.count
            publish()
        }
        return reply.next.map(page.after)
    }

    /// Takes in what happened at the store since the cursor, page by page; each page moves the cursor.
    ///
    /// - Parameter due: The moment of the timer that asks, if one does.
    func pullChanges(due: Timestamp? = nil) async throws(ServiceFailure) {
        var reading = PagedListFetch(.changes, mark: listQuestions.mark(.changes), due: due)
        var reply = try await news()
        if book.subscriptions.contains(where: \.isAlive) { try? await refreshSubscriptions() }
        while true {
            (reading.cursor, reading.isLast) = (reply.cursor, !reply.hasMore)
            guard await take(reply.transactions, reply.orders, &reading) else { return }
            if reply.transactions.isEmpty, reply.orders.isEmpty, reading.faults.isEmpty {
                heardInVain = max(heardInVain, reply.cursor)
            }
            guard reply.hasMore else { return }
            try await makeRoom()
            let last = reply.cursor
            reply = try await store.changes(after: last, limit: PageRequest.most, context())
            guard reply.cursor > last || !reply.hasMore else {
                throw .noAnswer(NoAnswer(.notUnderstood))
            }
        }
    }

    /// The first page of what the store lists as new.
    ///
    /// A number that the store never gave would hide everything that happens until it is reached. Nobody signs it, so
    /// whoever asks behind the newest one is told that, and asks for everything.
    private func news() async throws(ServiceFailure) -> ChangesReply {
        // Not after what is only about to be durable: should its commit fail, this list would leave it out for ever.
        let durable = committed.cursor > newestChange ? 0 : committed.cursor
        let asked = max(durable, heardInVain)
        let reply = try await store.changes(after: asked, limit: PageRequest.most, context())
        guard reply.cursor < asked else { return reply }
        (newestChange, heardInVain) = (reply.cursor, 0)
        return try await store.changes(after: 0, limit: PageRequest.most, context())
    }

    /// Waits until little of what came is still being delivered, so that a list of any length is taken in with the memory
    /// of a few pages.
    ///
    /// - Throws: No answer where much waits for a merchant that does not answer: the rest of the list is asked for again.
    private func makeRoom() async throws(ServiceFailure) {
        for await _ in ticks() {
            let counts = head.openCounts(policy)
            if counts.waiting > Self.mostWaiting { throw .noAnswer(NoAnswer(.timeout)) }
            if broken != nil || counts.moving < Self.mostMoving { return }
        }
    }

    /// How many deliveries may be on their way when the next page is asked for.
    private static let mostMoving = 100
    /// How many deliveries may wait for another try when the next page is asked for.
    private static let mostWaiting = 2 * PageRequest.most

    /// Asks for a list; what is to be recorded if it does not come.
    ///
    /// - Parameter due: The moment of the timer that asks, if one does; that of an earlier wait asks nothing.
    func askAgain(_ source: DeliverySource, due: Timestamp? = nil) async -> [QueueInput]? {
        if let due, head.backlogs[source]?.notBefore != due { return nil }
        do throws(ServiceFailure) {
            switch source {
            case .changes: try await pullChanges(due: due)
            case .unfinished, .purchase, .restore: try await redeliver(due: due)
            }
            return nil
        } catch {
            listQuestions.cameToNothing(source)
            return ServiceResponses.listFailed(error, source, due: due)
        }
    }

    /// Takes in one page; returns whether what is in it is written down.
    private func take(
        _ transactions: [JWS], _ orders: [OrderNotice], _ reading: inout PagedListFetch
    ) async -> Bool {
        let answers = orders.compactMap(\.status.signedTransaction)
        let (believed, faults) = await sortedToday(transactions + answers)
        if believed.contains(where: { $0.transaction.type == .autoRenewable }) {
            try? await refreshSubscriptions()
        }
        let source = reading.source
        if !faults.isEmpty { listQuestions.cameToNothing(source) }
        reading.faults += faults
        let list = FetchedList(
            source, believed: believed.filter { !answers.contains($0.jws) },
            faults: reading.faults, notices: orders.flatMap { heard($0.status, $0.intentID) },
            cursor: reading.cursor, due: reading.due,
            isOvertaken: listQuestions.isOvertaken(reading.mark, source), isLast: reading.isLast)
        do throws(JournalError) {
            try await accept(ServiceResponses.list(list))
            return true
        } catch {
            answerLost()
            return false
        }
    }

    /// What is believed of these, and why the rest is not; where some are signed later than the store's time as far as that
    /// is known, it is asked for first.
    func sortedToday(
        _ transactions: [JWS]
    ) async -> (believed: [SignedTransaction], faults: [String]) {
        var (believed, faults) = sorted(transactions)
        if faults.contains(.signedInFuture) {
            try? await refreshSubscriptions()
            (believed, faults) = sorted(transactions)
        }
        return (believed, faults.map(\.description))
    }

    private func sorted(
        _ transactions: [JWS]
    ) -> (believed: [SignedTransaction], faults: [VerificationError]) {
        var believed: [SignedTransaction] = []
        var faults: [VerificationError] = []
        for jws in transactions {
            do throws(VerificationError) {
                believed.append(try verified(jws))
            } catch {
                faults.append(error)
            }
        }
        return (believed, faults)
    }
}

/// A list of the store while it is read page by page.
private struct PagedListFetch {
    let source: DeliverySource
    /// The mark of the question.
    let mark: Int
    /// The moment of the timer that asked, if one did.
    let due: Timestamp?
    /// How far the page goes that was read last; nil for a list that has no cursor.
    var cursor: Int64?
    /// Whether that page is the last.
    var isLast = true
    /// Why something in the pages so far is not believed.
    var faults: [String] = []

    init(_ source: DeliverySource, mark: Int, due: Timestamp? = nil) {
        (self.source, self.mark, self.due) = (source, mark, due)
    }
}

extension QueueState {
    /// How many deliveries are on their way, and how many wait for another try.
    fileprivate func openCounts(_ policy: QueuePolicy) -> (moving: Int, waiting: Int) {
        var counts = (moving: 0, waiting: 0)
        for delivery in deliveries.values where delivery.isOpen {
            let isByHand = delivery.stage == .delivered && !policy.autoFinish
            if delivery.notBefore != nil {
                counts.waiting += 1
            } else if !isByHand {
                counts.moving += 1
            }
        }
        return counts
    }
}
