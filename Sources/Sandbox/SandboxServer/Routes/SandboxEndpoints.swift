import Hummingbird
import SandboxBackend
import StoreAPI
import StoreModel
import StoreSigning

/// The controls of the sandbox, under `/sandbox/v1`, for holders of its token.
struct SandboxEndpoints {
    let backend: EmbeddedBackend
    /// The SHA-256 hash of the token, in lowercase hexadecimal.
    let tokenHash: String

    func add(to endpoints: RouteRegistrar) {
        let backend = backend
        on(SandboxRoutes.perform, of: endpoints) { call async throws(ServiceFailure) in
            ResponseFactory.json(try await backend.perform(try await call.body()))
        }
        on(SandboxRoutes.paid, of: endpoints) { call async throws(ServiceFailure) in
            ResponseFactory.json(
                try await backend.paid(by: AccountName(try call.parameter("account"))))
        }
        on(SandboxRoutes.orders, of: endpoints) { call async throws(ServiceFailure) in
            ResponseFactory.page(try await backend.orders(try call.page()))
        }
        on(SandboxRoutes.history, of: endpoints) { call async throws(ServiceFailure) in
            let page = try call.page()
            return ResponseFactory.page(try await backend.history(of: try await call.body(), page))
        }
        on(SandboxRoutes.faults, of: endpoints) { call async throws(ServiceFailure) in
            ResponseFactory.page(try await backend.faults(try call.page()))
        }
        on(SandboxRoutes.clock, of: endpoints) { _ async throws(ServiceFailure) in
            ResponseFactory.json(try await backend.time())
        }
        on(SandboxRoutes.changeClock, of: endpoints) { call async throws(ServiceFailure) in
            ResponseFactory.json(try await backend.change(try await call.body() as ClockChange))
        }
        on(SandboxRoutes.subscriptions, of: endpoints) { call async throws(ServiceFailure) in
            ResponseFactory.page(try await backend.subscriptions(try call.page()))
        }
        on(SandboxRoutes.offerCodes, of: endpoints) { call async throws(ServiceFailure) in
            ResponseFactory.page(try await backend.offerCodes(try call.page()))
        }
        on(SandboxRoutes.families, of: endpoints) { call async throws(ServiceFailure) in
            ResponseFactory.page(try await backend.families(try call.page()))
        }
        on(SandboxRoutes.products, of: endpoints) { call async throws(ServiceFailure) in
            ResponseFactory.page(try await backend.catalogProducts(try call.page()))
        }
        on(SandboxRoutes.dispute, of: endpoints) { call async throws(ServiceFailure) in
            ResponseFactory.json(try await backend.dispute(try await call.body()))
        }
        on(SandboxRoutes.compensate, of: endpoints) { call async throws(ServiceFailure) in
            ResponseFactory.json(try await backend.compensate(try await call.body()))
        }
    }

    private func on(
        _ route: Route, of endpoints: RouteRegistrar,
        _ answer: @escaping @Sendable (RouteRequest) async throws(ServiceFailure) -> Response
    ) {
        let tokenHash = tokenHash
        endpoints.on(route) { call async throws(ServiceFailure) in
            try await call.limitingFailures("sandbox") { () async throws(ServiceFailure) in
                // Hashes are compared, so the duration of the comparison does not disclose anything about the token.
                guard let token = call.bearer,
                    Fingerprint.sha256Hex(Array(token.utf8)) == tokenHash
                else { throw Self.invalidToken }
            }
            return try await answer(call)
        }
    }

    private static var invalidToken: ServiceFailure {
        .refusal(
            Refusal(
                .notAuthorized,
                "The controls of the sandbox need its token: pass it with --token-file."))
    }
}
