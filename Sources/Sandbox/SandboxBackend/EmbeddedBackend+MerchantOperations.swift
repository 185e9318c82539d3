import SandboxMerchant
package import StoreAPI

extension EmbeddedBackend: MerchantOperations {
    package func dispute(
        _ query: DisputeQuery
    ) async throws(ServiceFailure) -> DisputeReply {
        await deliverOutbox()
        return try await merchant.dispute(query)
    }

    package func compensate(
        _ request: CompensationRequest
    ) async throws(ServiceFailure) -> CompensationReply {
        await deliverOutbox()
        return try await merchant.compensate(request)
    }
}
