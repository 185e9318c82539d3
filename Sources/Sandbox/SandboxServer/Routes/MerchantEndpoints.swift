import SandboxBackend
import StoreAPI

/// The merchant's routes for devices, under `/merchant/v1`.
struct MerchantEndpoints {
    /// The merchant behind the interceptor for planned faults.
    let merchant: InterceptedMerchant

    func add(to endpoints: CallEndpoints) {
        for call in MerchantCalls.all { add(call, to: endpoints) }
    }

    private func add(_ call: some AnyCall<any MerchantService>, to endpoints: CallEndpoints) {
        let (merchant, call) = (merchant, call.typed)
        endpoints.add(call) { request, context async throws(ServiceFailure) in
            try await merchant.answer(call, request, context)
        }
    }
}
