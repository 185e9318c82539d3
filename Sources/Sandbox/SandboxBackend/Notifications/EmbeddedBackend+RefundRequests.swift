import SandboxStore
package import StoreAPI
package import StoreModel

/// What comes before a refund, where a customer asks for one.
extension EmbeddedBackend {
    /// A customer asks for a refund; the team's server is asked how much was used (`CONSUMPTION_REQUEST`).
    ///
    /// Repeating it while nobody has decided changes nothing.
    ///
    /// - Throws: A refusal where there is nothing to refund.
    package func requestRefund(
        of id: TransactionID, because reason: ConsumptionRequestReason
    ) async throws(ServiceFailure) {
        try await store.requestRefund(of: id, because: reason)
    }

    /// Turns a customer's request down (`REFUND_DECLINED`); repeating it changes nothing.
    ///
    /// - Throws: A refusal where nobody asked, or it is refunded already.
    package func declineRefund(of id: TransactionID) async throws(ServiceFailure) {
        try await store.declineRefund(of: id)
    }
}
