import SandboxCore
package import StoreAPI
package import StoreModel

extension SandboxStoreService {
    /// Opens a customer's refund request.
    package func requestRefund(
        of id: TransactionID, because reason: ConsumptionRequestReason
    ) async throws(ServiceFailure) {
        _ = try await write(settling: .owner(id)) { desk in
            try RefundRequestOperations(subscriptions: desk.subscriptions).openRequest(
                id, because: reason)
        }
    }

    /// Declines a refund request.
    package func declineRefund(of id: TransactionID) async throws(ServiceFailure) {
        _ = try await write(settling: .owner(id)) { desk in
            try RefundRequestOperations(subscriptions: desk.subscriptions).decline(id)
        }
    }

    /// Returns a transaction as it would be signed for servers now; nil if the store does not have it.
    package func transactionForServers(of id: TransactionID) async throws(ServiceFailure)
        -> Transaction?
    {
        try await read(settling: .owner(id)) { rows in
            try rows.transaction(id).map(rows.forServers)
        }
    }

    /// The current time of the store's clock.
    package var now: Timestamp { clock.now() }

    /// Returns a new UUID.
    package func newID() -> String { clock.uuid() }
}
