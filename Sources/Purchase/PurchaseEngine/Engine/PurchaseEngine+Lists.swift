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
            return Answers.listFailed(error, source)
        }
    }

    private func take(
        _ transactions: [JWS], _ orders: [OrderNotice], _ source: DeliverySource, cursor: Int64?
    ) async {
        var believed: [SignedTransaction] = []
        var faults: [String] = []
        for jws in transactions {
            do throws(VerificationError) {
                believed.append(try verified(jws))
            } catch {
                faults.append(error.description)
            }
        }
        let notices = orders.flatMap { heard($0.status, $0.intentID) }
        try? await accept(
            Answers.list(
                source, believed: believed, faults: faults, notices: notices, cursor: cursor))
    }
}
