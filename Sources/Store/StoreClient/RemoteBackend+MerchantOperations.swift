import FoundationEssentials
package import StoreAPI

extension RemoteBackend: MerchantOperations {
    package func dispute(
        _ query: DisputeQuery
    ) async throws(ServiceFailure) -> DisputeReply {
        try await transport.send(SandboxRoutes.dispute, [], controlOptions(try encoded(query)))
    }

    package func compensate(
        _ request: CompensationRequest
    ) async throws(ServiceFailure) -> CompensationReply {
        try await transport.send(SandboxRoutes.compensate, [], controlOptions(try encoded(request)))
    }
}
