import SandboxMerchant
import SandboxStore
package import StoreAPI
import StoreModel

extension EmbeddedBackend: ForwardingStore, ForwardingMerchant {
    package func answer<Request, Reply>(
        _ call: StoreCall<Request, Reply>, _ request: Request, _ context: CallContext
    ) async throws(ServiceFailure) -> Reply {
        await deliverOutbox(before: call.name, context)
        return try await call.perform(store, request, context)
    }

    package func answer<Request, Reply>(
        _ call: MerchantCall<Request, Reply>, _ request: Request, _ context: CallContext
    ) async throws(ServiceFailure) -> Reply {
        await deliverOutbox(before: call.name, context)
        return try await call.perform(merchant, request, context)
    }

    package func changeSignals(_ context: CallContext) -> AsyncStream<Void> {
        store.changeSignals(context)
    }

    /// Delivers the refunds of a customer if the reply to the customer's call depends on them.
    private func deliverOutbox(before call: ServiceCall?, _ context: CallContext) async {
        switch call {
        case .changes, .verify, .wallet, .spend: await deliverOutbox(of: context.account)
        default: break
        }
    }
}
