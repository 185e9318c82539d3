import PurchaseCore
import StoreModel

/// Reads and resumes the journal's open orders: at the start, and after a failure of the journal.
extension PurchaseEngine {
    /// Loads the payment and delivery of an input if they are not in memory: because they are settled, or because the
    /// start has not read them yet.
    func load(_ input: QueueInput) throws(JournalError) {
        if let id = input.intentID, speculativeState.payments[id] == nil,
            let payment = try journal.payment(id, options.account)
        {
            speculativeState.payments[id] = payment
            committed.payments[id] = payment
            if payment.isOpen { updateRows(payment) }
        }
        if let id = input.transactionID, speculativeState.deliveries[id] == nil,
            let delivery = try journal.delivery(id, options.account)
        {
            speculativeState.deliveries[id] = delivery
            committed.deliveries[id] = delivery
            if delivery.isOpen { updateRows(delivery) }
        }
    }

    /// Returns the input that resumes the orders in memory before the first input, and after a failure; later orders
    /// belong to this run and are in progress. The other orders of the journal follow.
    func resumption() -> [QueueInput] {
        guard !hasResumed else { return [] }
        hasResumed = true
        resumptionsInput.yield()
        return [.resumed]
    }

    /// Reads and resumes the open orders that the start left out, part by part, so that a start needs only the
    /// memory of a few parts as long as their orders end.
    func resumeUnreadOrders() async {
        for await _ in resumptions {
            guard hasResumed, journalFailure == nil, !unread.isEmpty else { continue }
            // While requests wait for their turn, more of them would only wait longer. A purchase must know all orders of
            // its product, and not wait until the merchant has answered for the others.
            guard effectQueue.waitingCount == 0 || waitingPurchases > 0 else { continue }
            await resumeNextOrders()
            await Task.yield()
        }
    }

    private func resumeNextOrders() async {
        let part: OpenOrders
        do throws(JournalError) {
            part = try journal.openOrders(
                unread, of: options.account, limit: options.capacity.part)
        } catch {
            // A start that reads a damaged order fails, too.
            if case .unreadable = error { journal.stop(error) } else { retryLostAnswer() }
            return
        }
        unread = part.unread
        resumedCount += part.work.openCount
        // An input may have loaded an order in the meantime, which is then newer in memory.
        for (id, payment) in part.work.payments.byID where speculativeState.payments[id] == nil {
            speculativeState.payments[id] = payment
            committed.payments[id] = payment
        }
        for (id, delivery) in part.work.deliveries.byID
        where speculativeState.deliveries[id] == nil {
            speculativeState.deliveries[id] = delivery
            committed.deliveries[id] = delivery
        }
        for row in part.rows where rowIndex[row.id] == nil {
            rowIndex.insertOrReplace(titled(row))
        }
        publish()
        do throws(JournalError) {
            try await accept(
                .ordersResumed(
                    Array(part.work.payments.byID.keys), Array(part.work.deliveries.byID.keys)))
            resumptionsInput.yield()
        } catch {
            retryLostAnswer()
        }
    }

    /// Waits until earlier charged orders of the product have ended or wait for a retry, because the store answers a
    /// purchase with the product's unfinished transaction. The wait ends early when the task is cancelled.
    func waitUntilIdle(_ product: ProductID) async {
        waitingPurchases += 1
        defer { waitingPurchases -= 1 }
        resumptionsInput.yield()
        for await _ in signals() {
            let count = speculativeState.deliveries.countInProgress(of: product, policy)
            // Orders that have not been read yet may be of this product.
            let isRead = unread.isEmpty || resumeAt != nil
            if count == 0 && isRead || journalFailure != nil { return }
        }
    }

    /// Opens and reads the journal again after a failure, and resumes all orders at once, because the requests that
    /// were not sent meanwhile would otherwise wait for the backoff; does nothing without a failure.
    func recover() throws(JournalError) {
        guard try reopen() else { return }
        scheduleResume(at: clock.now())
    }

    /// Opens and reads the journal again after a failure; returns whether there was one.
    func reopen() throws(JournalError) -> Bool {
        // A damaged journal is neither written nor repaired.
        if let damage = journal.damage {
            journalFailure = damage
            throw damage
        }
        guard journalFailure != nil else { return false }
        do throws(JournalError) {
            try journal.reopen()
            try reload()
            (journalFailure, hasResumed) = (nil, false)
            return true
        } catch {
            journalFailure = error
            throw error
        }
    }

    /// Schedules a retry if an answer could not be recorded. A failed commit schedules it on its own, but a journal
    /// that could not be read does not.
    func retryLostAnswer() {
        if resumeAt == nil { failedCommits += 1 }
        scheduleResume()
    }

    /// Schedules the resumption of all open orders with a backoff, because the effects of lost events must be derived
    /// from the journal again.
    func scheduleResume() {
        hasResumed = false
        guard resumeAt == nil else { return }
        scheduleResume(
            at: policy.nextAttempt(
                failedCommits, of: "journal", retryAfter: nil, now: clock.now()))
    }

    private func scheduleResume(at moment: Timestamp) {
        resumeAt = moment
        dispatch([.wakeQueue(at: moment)])
        publish()
    }

    /// Resumes all open orders, or schedules another attempt if the journal still fails.
    ///
    /// - Parameter moment: The moment of the timer; the timer of an earlier wait does nothing.
    func resumeAfterFailure(_ moment: Timestamp) async -> [QueueInput]? {
        guard moment == resumeAt else { return nil }
        resumeAt = nil
        do throws(JournalError) {
            _ = try reopen()
        } catch {
            failedCommits += 1
            scheduleResume()
            return nil
        }
        // A list waits until few deliveries are in progress, and those whose events were lost go on only when they are
        // resumed. Otherwise the lists are requested first, because that can make room on a full disk.
        let isListHeldUp =
            speculativeState.deliveries.countInProgress(policy) >= options.capacity.moving
        var inputs = isListHeldUp ? resumption() : []
        if isListHeldUp, (try? await accept(inputs)) != nil { inputs = [] }
        // The failed commit may have contained transactions of the store's lists.
        for list in [DeliverySource.unfinished, .changes] { inputs += await refetch(list) ?? [] }
        return resumption() + inputs
    }
}
