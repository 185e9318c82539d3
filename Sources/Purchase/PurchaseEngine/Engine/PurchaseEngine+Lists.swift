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
        let (believed, faults) = sorted(reply.transactions)
        await take(
            HeardList(
                .unfinished, believed: believed, faults: faults, notices: notices(reply.orders),
                cursor: nil, due: due,
                isOvertaken: listQuestions.isOvertaken(mark, .unfinished)))
    }

    /// Takes in what happened at the store since the cursor.
    ///
    /// - Parameter due: The moment of the timer that asks, if one does.
    func pullChanges(due: Timestamp? = nil) async throws(ServiceFailure) {
        // Not after what is only about to be durable: should its commit fail, this list would leave it out for ever.
        let mark = listQuestions.mark(.changes)
        let reply = try await store.changes(after: committed.cursor, context())
        let (believed, faults) = sorted(reply.transactions)
        await take(
            HeardList(
                .changes, believed: believed, faults: faults, notices: notices(reply.orders),
                cursor: reply.cursor, due: due,
                isOvertaken: listQuestions.isOvertaken(mark, .changes)))
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

    private func notices(_ orders: [OrderNotice]) -> [QueueInput] {
        orders.flatMap { heard($0.status, $0.intentID) }
    }

    private func take(_ list: HeardList) async {
        if !list.faults.isEmpty { listQuestions.cameToNothing(list.source) }
        do throws(JournalError) {
            try await accept(Answers.list(list))
        } catch {
            answerLost()
        }
    }

    /// What is believed of these, and why the rest is not.
    func sorted(_ transactions: [JWS]) -> (believed: [SignedTransaction], faults: [String]) {
        var believed: [SignedTransaction] = []
        var faults: [String] = []
        for jws in transactions {
            do throws(VerificationError) {
                believed.append(try verified(jws))
            } catch {
                faults.append(error.description)
            }
        }
        return (believed, faults)
    }
}
