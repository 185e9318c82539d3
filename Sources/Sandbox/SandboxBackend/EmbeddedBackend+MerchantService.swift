import SandboxMerchant
package import StoreAPI

extension EmbeddedBackend: ForwardingMerchant {
    package func answer<Request, Reply>(
        _ call: MerchantCall<Request, Reply>, _ request: Request, _ context: CallContext
    ) async throws(ServiceFailure) -> Reply {
        await deliverOutbox(before: call.name, context)
        return try await call.perform(merchant, request, context)
    }
}
