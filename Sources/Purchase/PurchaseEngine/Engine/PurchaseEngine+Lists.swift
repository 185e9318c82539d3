import PurchaseCore
import StoreAPI
import StoreModel
import StoreSigning

/// The store's lists: what is unfinished, and what changed since the cursor.
extension PurchaseEngine {
    /// Takes in everything that this device has not finished.
    ///
    /// - Parameter due: The moment of the timer that asks, if one does.
    func redeliver(due: Timestamp? = nil) async throws(ServiceFailure) {
        let mark = listQuestions.mark(.unfinished)
        let reply = try await store.unfinished(context())
        await take(
            reply.transactions, reply.orders, .unfinished, cursor: nil, asked: (mark, due))
    }

    /// Takes in what happened at the store since the cursor.
    ///
    /// - Parameter due: The moment of the timer that asks, if one does.
    func pullChanges(due: Timestamp? = nil) async throws(ServiceFailure) {
        let mark = listQuestions.mark(.changes)
        let reply = try await news()
        if book.subscriptions.contains(where: \.isAlive) { try? await refreshSubscriptions() }
        await take(
            reply.transactions, reply.orders, .changes, cursor: reply.cursor, asked: (mark, due))
        if reply.transactions.isEmpty, reply.orders.isEmpty {
            heardInVain = max(heardInVain, reply.cursor)
        }
    }

    /// What the store lists as new.
    ///
    /// A number that the store never gave would hide everything that happens until it is reached. Nobody signs it, so
    /// whoever asks behind the newest one is told that, and asks for everything.
    private func news() async throws(ServiceFailure) -> ChangesReply {
        // Not after what is only about to be durable: should its commit fail, this list would leave it out for ever.
        let durable = committed.cursor > newestChange ? 0 : committed.cursor
        let asked = max(durable, heardInVain)
        let reply = try await store.changes(after: asked, context())
        guard reply.cursor < asked else { return reply }
        (newestChange, heardInVain) = (reply.cursor, 0)
        return try await store.changes(after: 0, context())
    }

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
            return Answers.listFailed(error, source, due: due)
        }
    }

    /// - Parameter asked: The mark of the question, and the moment of the timer that asked it, if one did.
    private func take(
        _ transactions: [JWS], _ orders: [OrderNotice], _ source: DeliverySource, cursor: Int64?,
        asked: (mark: Int, due: Timestamp?)
    ) async {
        let answers = orders.compactMap(\.status.signedTransaction)
        let (believed, faults) = await sortedToday(transactions + answers)
        if believed.contains(where: { $0.transaction.type == .autoRenewable }) {
            try? await refreshSubscriptions()
        }
        let list = HeardList(
            source, believed: believed.filter { !answers.contains($0.jws) }, faults: faults,
            notices: orders.flatMap { heard($0.status, $0.intentID) }, cursor: cursor,
            due: asked.due, isOvertaken: listQuestions.isOvertaken(asked.mark, source))
        if !faults.isEmpty { listQuestions.cameToNothing(source) }
        do throws(JournalError) {
            try await accept(Answers.list(list))
        } catch {
            answerLost()
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
