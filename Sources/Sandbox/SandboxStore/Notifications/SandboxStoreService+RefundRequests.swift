import SandboxCore
package import StoreAPI
package import StoreModel

extension SandboxStoreService {
    /// A customer asks for a refund.
    package func requestRefund(
        of id: TransactionID, because reason: ConsumptionRequestReason
    ) async throws(ServiceFailure) {
        _ = try await deciding(settling: .owner(id)) { desk in
            try RefundRequestOperations(subscriptions: desk.subscriptions).ask(id, because: reason)
        }
    }

    /// The request is turned down.
    package func declineRefund(of id: TransactionID) async throws(ServiceFailure) {
        _ = try await deciding(settling: .owner(id)) { desk in
            try RefundRequestOperations(subscriptions: desk.subscriptions).decline(id)
        }
    }

    /// A transaction as it would be signed now, for whoever tells of it; nil for one that the store does not know.
    package func told(of id: TransactionID) async throws(ServiceFailure) -> Transaction? {
        try await reading(settling: .owner(id)) { rows in
            try rows.transaction(id).map(rows.forServers)
        }
    }

    /// The store's clock.
    package var now: Timestamp { clock.now() }

    /// A UUID that was never given before.
    package func newID() -> String { clock.uuid() }
}
