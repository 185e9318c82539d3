import SandboxMerchant
package import StoreAPI

extension EmbeddedBackend: MerchantOperations {
    package func dispute(
        _ question: DisputeQuestion
    ) async throws(ServiceFailure) -> DisputeAnswer {
        await deliverOutbox()
        return try await merchant.dispute(question)
    }

    package func compensate(
        _ request: CompensationRequest
    ) async throws(ServiceFailure) -> CompensationReply {
        await deliverOutbox()
        return try await merchant.compensate(request)
    }
}
