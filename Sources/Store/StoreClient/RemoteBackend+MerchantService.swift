package import StoreAPI

extension RemoteBackend: ForwardingMerchant {
    package func answer<Request, Reply>(
        _ call: MerchantCall<Request, Reply>, _ request: Request, _ context: CallContext
    ) async throws(ServiceFailure) -> Reply {
        try await send(call, request, context)
    }
}
