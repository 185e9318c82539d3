import SandboxBackend
import StoreAPI

/// Adds the routes of the contract's calls.
struct CallEndpoints {
    let endpoints: RouteRegistrar
    /// Authenticates the callers.
    let backend: EmbeddedBackend
    /// The counts of created orders; nil if they are unlimited.
    let counts: CreationRateLimiter?

    /// The routes whose requests can create an order.
    private static let creatingRoutes: Set<Route> = [
        StoreCalls.closeOrder.route, MerchantCalls.orderNumber.route,
    ]

    /// Adds the route of a call.
    ///
    /// - Parameter answer: Returns the reply to an authenticated caller.
    func add<Service, Input, Output>(
        _ contractCall: StoreAPI.Call<Service, Input, Output>,
        _ answer: @escaping @Sendable (Input, CallContext) async throws(ServiceFailure) -> Output
    ) {
        let backend = backend
        let counts = Self.creatingRoutes.contains(contractCall.route) ? counts : nil
        let authentication = contractCall.description.authentication
        endpoints.on(contractCall.route) { call async throws(ServiceFailure) in
            let caller =
                switch authentication {
                case .none: CallContext.anonymous
                case .device: try await call.caller(backend)
                // The contract between device and backend has no calls of an owner or a team.
                case .owner, .team: throw .refusal(Refusal(.notAuthorized, ""))
                }
            let input = try await contractCall.request.read(call)
            try counts?.count([.order], from: call.context.network)
            return ResponseFactory.response(
                contractCall.reply.write(try await answer(input, caller)))
        }
    }
}
