import SandboxMerchant
import SandboxStore
package import StoreAPI
package import StoreModel

extension EmbeddedBackend: SandboxControl, ForwardingQueries {
    package func answer<Request, Reply>(
        _ call: QueryCall<Request, Reply>, _ request: Request
    ) async throws(ServiceFailure) -> Reply {
        try await call.perform(store, request, .anonymous)
    }

    package func perform(_ action: SandboxAction) async throws(ServiceFailure) -> SandboxReply {
        let reply = try await store.perform(action) { purchase async throws(ServiceFailure) in
            let context = CallContext(
                account: purchase.account, device: purchase.device, requestID: "outside")
            return try await merchant.offer(context).appAccountToken
        }
        // The merchant receives a cleared history after its last part.
        if case .count(_, next: .some) = reply { return reply }
        if action.changesGoods { await deliverOutbox() }
        return reply
    }

    package func history(
        of reference: OrderReference, _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<HistoryStep> {
        try await store.history(of: reference, page) {
            intent, transaction, number, limit async throws(ServiceFailure) in
            try await merchant.history(
                intentID: intent, transactionID: transaction, after: number, limit: limit)
        }
    }
}
