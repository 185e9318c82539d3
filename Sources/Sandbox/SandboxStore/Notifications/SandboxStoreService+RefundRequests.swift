import SandboxCore
package import StoreAPI
package import StoreModel

extension SandboxStoreService {
    /// Opens a customer's refund request.
    package func requestRefund(
        of id: TransactionID, because reason: ConsumptionRequestReason
    ) async throws(ServiceFailure) {
        _ = try await write(processingDue: .owner(id)) { operations in
            try RefundRequestOperations(subscriptions: operations.subscriptions).openRequest(
                id, because: reason)
        }
    }

    /// Declines a refund request.
    package func declineRefund(of id: TransactionID) async throws(ServiceFailure) {
        _ = try await write(processingDue: .owner(id)) { operations in
            try RefundRequestOperations(subscriptions: operations.subscriptions).decline(id)
        }
    }

    /// Returns a transaction as it would be signed for servers now; nil if the store does not have it.
    package func transactionForServers(of id: TransactionID) async throws(ServiceFailure)
        -> Transaction?
    {
        try await read(processingDue: .owner(id)) { rows in
            try rows.transaction(id).map(rows.transactionForServers)
        }
    }

    /// The current time of the store's clock.
    package var now: Timestamp { clock.now() }

    package func newID() -> String { clock.uuid() }
}
