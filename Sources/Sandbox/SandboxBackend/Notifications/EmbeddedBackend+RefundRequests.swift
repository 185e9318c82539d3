import SandboxStore
package import StoreAPI
package import StoreModel

/// Customers' requests for refunds.
extension EmbeddedBackend {
    /// Requests a refund for a customer; the team's server is asked about the consumption (`CONSUMPTION_REQUEST`).
    ///
    /// Repeating an undecided request changes nothing.
    ///
    /// - Throws: A refusal if the transaction cannot be refunded.
    package func requestRefund(
        of id: TransactionID, because reason: ConsumptionRequestReason
    ) async throws(ServiceFailure) {
        try await store.requestRefund(of: id, because: reason)
    }

    /// Declines a customer's request (`REFUND_DECLINED`); repeating it changes nothing.
    ///
    /// - Throws: A refusal if the customer has not requested a refund, or the transaction is refunded already.
    package func declineRefund(of id: TransactionID) async throws(ServiceFailure) {
        try await store.declineRefund(of: id)
    }
}
