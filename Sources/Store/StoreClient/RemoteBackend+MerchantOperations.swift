import FoundationEssentials
package import StoreAPI

extension RemoteBackend: MerchantOperations {
    package func dispute(
        _ question: DisputeQuery
    ) async throws(ServiceFailure) -> DisputeReply {
        try await transport.send(SandboxRoutes.dispute, [], controlling(try encoded(question)))
    }

    package func compensate(
        _ request: CompensationRequest
    ) async throws(ServiceFailure) -> CompensationReply {
        try await transport.send(SandboxRoutes.compensate, [], controlling(try encoded(request)))
    }
}
