import HTTPTypes
import Hummingbird
import SandboxBackend
import StoreAPI
import StoreModel

/// The App Store Server API, for teams' servers and Apple's client libraries.
///
/// Each group of endpoints adds itself with ``on(_:_:)``, which authenticates the requests.
struct AppleEndpoints {
    let backend: EmbeddedBackend
    let authentication: AppleAuthenticationMiddleware
    let endpoints: RouteRegistrar

    /// Adds all groups, and the response for paths without an endpoint.
    func add() {
        TransactionEndpoints(backend: backend).add(to: self)
        HistoryEndpoints(backend: backend).add(to: self)
        SubscriptionEndpoints(backend: backend).add(to: self)
        ExtensionEndpoints(backend: backend).add(to: self)
        ConsumptionEndpoints(backend: backend).add(to: self)
        NotificationEndpoints(backend: backend).add(to: self)
        addOtherPaths()
        ReceiptEndpoints(backend: backend).add(to: endpoints)
    }

    /// Adds a route whose requests are authenticated first.
    func on(
        _ route: Route,
        _ answer: @escaping @Sendable (AppleRequest) async throws(AppleFailure) -> Response
    ) {
        let authentication = authentication
        endpoints.on(route) { call async throws(ServiceFailure) in
            await Self.answered(call, by: authentication, answer)
        }
    }

    private func addOtherPaths() {
        let authentication = authentication
        endpoints.onAnyMethod(AppleRoutes.otherPaths) { call in
            await Self.answered(call, by: authentication) { _ async throws(AppleFailure) in
                throw .refused(.endpointNotOffered)
            }
        }
    }

    private static func answered(
        _ call: RouteRequest, by authentication: AppleAuthenticationMiddleware,
        _ answer: (AppleRequest) async throws(AppleFailure) -> Response
    ) async -> Response {
        do throws(AppleFailure) {
            try await authentication.authenticate(call)
            return try await answer(AppleRequest(call: call))
        } catch {
            return error.response(requestID: call.requestID)
        }
    }
}
