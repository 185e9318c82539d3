package import StoreAPI
package import StoreModel

extension RemoteBackend: SandboxControl, MerchantOperations, ForwardingQueries {
    package func answer<Request, Reply>(
        _ call: QueryCall<Request, Reply>, _ request: Request
    ) async throws(ServiceFailure) -> Reply {
        try await send(call, request)
    }

    package func perform(_ action: SandboxAction) async throws(ServiceFailure) -> SandboxReply {
        try await send(ControlCalls.perform, action)
    }

    package func history(
        of reference: OrderReference, _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<HistoryStep> {
        try await send(ControlCalls.history, OrderHistoryRequest(of: reference, page))
    }

    package func dispute(_ query: DisputeQuery) async throws(ServiceFailure) -> DisputeReply {
        try await send(ControlCalls.dispute, query)
    }

    package func compensate(
        _ request: CompensationRequest
    ) async throws(ServiceFailure) -> CompensationReply {
        try await send(ControlCalls.compensate, request)
    }
}
