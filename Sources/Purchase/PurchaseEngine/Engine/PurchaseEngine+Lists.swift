import PurchaseCore
import StoreAPI
import StoreModel
import StoreSigning

/// The store's lists: what is unfinished, and what changed since the cursor.
extension PurchaseEngine {
    /// Takes in everything that this device has not finished.
    func redeliver() async throws(ServiceFailure) {
        let reply = try await store.unfinished(context())
        await take(reply.transactions, reply.orders, .unfinished, cursor: nil)
    }

    /// Takes in what happened at the store since the cursor.
    func pullChanges() async throws(ServiceFailure) {
        let reply = try await store.changes(after: head.cursor, context())
        await take(reply.transactions, reply.orders, .changes, cursor: reply.cursor)
    }

    /// Asks for a list whose moment has come; what is to be recorded if it does not come.
    func askAgain(_ source: DeliverySource) async -> [QueueInput]? {
        do throws(ServiceFailure) {
            if source == .changes { try await pullChanges() } else { try await redeliver() }
            return nil
        } catch {
            return [
                .listDeferred(
                    source, refused: 0, reason: error.words, retryAfter: error.retryAfter)
            ]
        }
    }

    private func take(
        _ transactions: [JWS], _ orders: [OrderNotice], _ source: DeliverySource, cursor: Int64?
    ) async {
        var inputs: [QueueInput] = []
        var faults: [VerificationError] = []
        for jws in transactions {
            do throws(VerificationError) {
                inputs.append(.received(try verified(jws), source))
            } catch {
                faults.append(error)
            }
        }
        inputs += orders.flatMap { heard($0.status, $0.intentID) }
        // The cursor stays before what is not believed; and an empty list is not worth a commit.
        if faults.isEmpty, !inputs.isEmpty, let cursor { inputs.append(.cursor(cursor)) }
        inputs.append(faults.isEmpty ? .listTaken(source) : deferred(source, faults))
        try? await accept(inputs)
    }

    private func deferred(_ source: DeliverySource, _ faults: [VerificationError]) -> QueueInput {
        let reason = Set(faults.map(\.description)).sorted().joined(separator: " ")
        return .listDeferred(source, refused: faults.count, reason: reason, retryAfter: nil)
    }
}
