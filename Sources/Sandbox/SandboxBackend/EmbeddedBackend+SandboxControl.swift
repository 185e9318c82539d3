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
        let reply = try await apply(action)
        // The merchant receives a cleared history after its last part.
        if case .count(_, next: .some) = reply { return reply }
        if action.changesGoods { await deliverOutbox() }
        return reply
    }

    private func apply(_ action: SandboxAction) async throws(ServiceFailure) -> SandboxReply {
        switch action {
        case .order(let id, .resolve): .purchase(try await store.resolve(id))
        case .order(let id, .approve): .order(try await store.approve(id))
        case .order(let id, .decline): .order(try await store.decline(id))
        case .order(let id, .unstick): .order(try await store.unstick(id))
        case .transaction(let id, let change): .transaction(try await store.change(id, change))
        case .subscription(let id, let change):
            .subscription(try await store.control(id, change))
        case .buyOutside(let purchase): .purchase(try await sell(purchase))
        case .clearHistory(let account, let last): try await clearHistory(of: account, after: last)
        case .planFault(let plan): .fault(try await store.planFault(plan))
        case .clearFault(let id): try await clearFaults(numbered: id)
        case .clearFaults: try await clearFaults(numbered: nil)
        case .clock(let change): .clock(try await store.change(change))
        case .family(let change): .families(try await store.changeFamily(change))
        case .catalog(let edit): .products(try await store.edit(edit))
        case .createOfferCodes(let request):
            .offerCodes(try await store.createOfferCodes(request))
        }
    }

    private func sell(_ purchase: OutsidePurchase) async throws(ServiceFailure) -> TransactionID {
        let context = CallContext(
            account: purchase.account, device: purchase.device, requestID: "outside")
        return try await store.sell(
            purchase, token: try await merchant.offer(context).appAccountToken)
    }

    private func clearHistory(
        of account: AccountName, after last: TransactionID?
    ) async throws(ServiceFailure) -> SandboxReply {
        let part = try await store.clearHistory(of: account, after: last)
        return .count(part.count, next: part.last)
    }

    private func clearFaults(numbered id: Int64?) async throws(ServiceFailure) -> SandboxReply {
        try await store.clearFaults(id)
        return .done
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
