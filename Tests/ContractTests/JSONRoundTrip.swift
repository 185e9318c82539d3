import Foundation
import StoreAPI
import StoreModel

/// Passes every request, reply and failure through JSON, as a network connection would.
///
/// A value that does not survive JSON would not survive HTTP either.
struct JSONRoundTrip: ForwardingStore, ForwardingMerchant, SandboxControl, MerchantOperations {
    let store: any StoreService
    let merchant: any MerchantService
    let control: any SandboxControl
    let desk: any MerchantOperations

    private func pass<Value: Codable>(_ value: Value) throws(ServiceFailure) -> Value {
        do {
            let data = try JSONEncoder().encode([value])
            guard let back = try JSONDecoder().decode([Value].self, from: data).first else {
                throw ServiceFailure.noAnswer(NoAnswer(.notUnderstood))
            }
            return back
        } catch {
            throw .noAnswer(NoAnswer(.notUnderstood))
        }
    }

    private func call<Value: Codable>(
        _ body: () async throws(ServiceFailure) -> Value
    ) async throws(ServiceFailure) -> Value {
        do {
            return try pass(try await body())
        } catch .refusal(let refusal) {
            throw .refusal(try pass(refusal))
        } catch .noAnswer(let noAnswer) {
            throw .noAnswer(try pass(noAnswer))
        }
    }

    func answer<Request, Reply>(
        _ call: StoreCall<Request, Reply>, _ request: Request, _ context: CallContext
    ) async throws(ServiceFailure) -> Reply {
        try await answer(call, of: store, request, context)
    }

    func answer<Request, Reply>(
        _ call: MerchantCall<Request, Reply>, _ request: Request, _ context: CallContext
    ) async throws(ServiceFailure) -> Reply {
        try await answer(call, of: merchant, request, context)
    }

    private func answer<Service, Request, Reply>(
        _ contractCall: Call<Service, Request, Reply>, of service: Service, _ request: Request,
        _ context: CallContext
    ) async throws(ServiceFailure) -> Reply {
        let (request, context) = (try pass(request), try pass(context))
        return try await call { () async throws(ServiceFailure) in
            try await contractCall.perform(service, request, context)
        }
    }

    func changeSignals(_ context: CallContext) -> AsyncStream<Void> { store.changeSignals(context) }

    func offerCodes(_ page: PageRequest) async throws(ServiceFailure) -> Page<OfferCode> {
        let page = try pass(page)
        return try await call { () async throws(ServiceFailure) in
            try await control.offerCodes(page)
        }
    }

    func perform(_ action: SandboxAction) async throws(ServiceFailure) -> SandboxReply {
        let action = try pass(action)
        return try await call { () async throws(ServiceFailure) in
            try await control.perform(action)
        }
    }

    func faults(_ page: PageRequest) async throws(ServiceFailure) -> Page<PlannedFault> {
        let page = try pass(page)
        return try await call { () async throws(ServiceFailure) in try await control.faults(page) }
    }

    func paid(by account: AccountName) async throws(ServiceFailure) -> [Price] {
        let account = try pass(account)
        return try await call { () async throws(ServiceFailure) in
            try await control.paid(by: account)
        }
    }

    func time() async throws(ServiceFailure) -> StoreTimeReading {
        try await call { () async throws(ServiceFailure) in try await control.time() }
    }

    func subscriptions(_ page: PageRequest) async throws(ServiceFailure) -> Page<
        SandboxSubscription
    > {
        let page = try pass(page)
        return try await call { () async throws(ServiceFailure) in
            try await control.subscriptions(page)
        }
    }

    func families(_ page: PageRequest) async throws(ServiceFailure) -> Page<SandboxFamily> {
        let page = try pass(page)
        return try await call { () async throws(ServiceFailure) in try await control.families(page)
        }
    }

    func catalogProducts(
        _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<SandboxProduct> {
        let page = try pass(page)
        return try await call { () async throws(ServiceFailure) in
            try await control.catalogProducts(page)
        }
    }

    func orders(_ page: PageRequest) async throws(ServiceFailure) -> Page<SandboxOrder> {
        let page = try pass(page)
        return try await call { () async throws(ServiceFailure) in try await control.orders(page) }
    }

    func history(
        of reference: OrderReference, _ page: PageRequest
    ) async throws(ServiceFailure) -> Page<HistoryStep> {
        let (reference, page) = (try pass(reference), try pass(page))
        return try await call { () async throws(ServiceFailure) in
            try await control.history(of: reference, page)
        }
    }

    func dispute(_ question: DisputeQuery) async throws(ServiceFailure) -> DisputeReply {
        let question = try pass(question)
        return try await call { () async throws(ServiceFailure) in
            try await desk.dispute(question)
        }
    }

    func compensate(
        _ request: CompensationRequest
    ) async throws(ServiceFailure) -> CompensationReply {
        let request = try pass(request)
        return try await call { () async throws(ServiceFailure) in
            try await desk.compensate(request)
        }
    }
}
