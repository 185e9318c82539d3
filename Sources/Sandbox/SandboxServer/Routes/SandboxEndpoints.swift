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

    func add(to endpoints: Endpoints) {
        let backend = backend
        on(SandboxRoutes.approve, of: endpoints) { call async throws(ServiceFailure) in
            Reply.json(try await backend.approve(IntentID(try call.parameter("intentId"))))
        }
        on(SandboxRoutes.decline, of: endpoints) { call async throws(ServiceFailure) in
            Reply.json(try await backend.decline(IntentID(try call.parameter("intentId"))))
        }
        on(SandboxRoutes.resolve, of: endpoints) { call async throws(ServiceFailure) in
            Reply.json(try await backend.resolve(IntentID(try call.parameter("intentId"))))
        }
        on(SandboxRoutes.unstick, of: endpoints) { call async throws(ServiceFailure) in
            Reply.json(try await backend.unstick(IntentID(try call.parameter("intentId"))))
        }
        on(SandboxRoutes.buyOutside, of: endpoints) { call async throws(ServiceFailure) in
            Reply.json(try await backend.buyOutside(try await call.body()))
        }
        on(SandboxRoutes.refund, of: endpoints) { call async throws(ServiceFailure) in
            let id = TransactionID(try call.parameter("transactionId"))
            return Reply.json(try await backend.refund(id))
        }
        on(SandboxRoutes.changeTransaction, of: endpoints) { call async throws(ServiceFailure) in
            let id = TransactionID(try call.parameter("transactionId"))
            return Reply.json(try await backend.change(id, try await call.body()))
        }
        on(SandboxRoutes.clearHistory, of: endpoints) { call async throws(ServiceFailure) in
            let account = AccountName(try call.parameter("account"))
            return Reply.json(try await backend.clearHistory(of: account))
        }
        on(SandboxRoutes.paid, of: endpoints) { call async throws(ServiceFailure) in
            Reply.json(try await backend.paid(by: AccountName(try call.parameter("account"))))
        }
        on(SandboxRoutes.orders, of: endpoints) { call async throws(ServiceFailure) in
            Reply.page(try await backend.orders(try call.page()))
        }
        on(SandboxRoutes.history, of: endpoints) { call async throws(ServiceFailure) in
            let page = try call.page()
            return Reply.page(try await backend.history(of: try await call.body(), page))
        }
        addFaults(to: endpoints)
        on(SandboxRoutes.clock, of: endpoints) { _ async throws(ServiceFailure) in
            Reply.json(try await backend.time())
        }
        on(SandboxRoutes.changeClock, of: endpoints) { call async throws(ServiceFailure) in
            Reply.json(try await backend.change(try await call.body()))
        }
        on(SandboxRoutes.subscriptions, of: endpoints) { call async throws(ServiceFailure) in
            Reply.page(try await backend.subscriptions(try call.page()))
        }
        on(SandboxRoutes.controlSubscription, of: endpoints) { call async throws(ServiceFailure) in
            let id = TransactionID(try call.parameter("originalTransactionId"))
            return Reply.json(try await backend.control(id, try await call.body()))
        }
        on(SandboxRoutes.createOfferCodes, of: endpoints) { call async throws(ServiceFailure) in
            Reply.json(try await backend.createOfferCodes(try await call.body()))
        }
        on(SandboxRoutes.offerCodes, of: endpoints) { call async throws(ServiceFailure) in
            Reply.page(try await backend.offerCodes(try call.page()))
        }
        on(SandboxRoutes.families, of: endpoints) { call async throws(ServiceFailure) in
            Reply.page(try await backend.families(try call.page()))
        }
        on(SandboxRoutes.changeFamily, of: endpoints) { call async throws(ServiceFailure) in
            Reply.json(try await backend.changeFamily(try await call.body()))
        }
        on(SandboxRoutes.products, of: endpoints) { call async throws(ServiceFailure) in
            Reply.page(try await backend.catalogProducts(try call.page()))
        }
        on(SandboxRoutes.editCatalog, of: endpoints) { call async throws(ServiceFailure) in
            Reply.json(try await backend.edit(try await call.body()))
        }
        on(SandboxRoutes.dispute, of: endpoints) { call async throws(ServiceFailure) in
            Reply.json(try await backend.dispute(try await call.body()))
        }
        on(SandboxRoutes.compensate, of: endpoints) { call async throws(ServiceFailure) in
            Reply.json(try await backend.compensate(try await call.body()))
        }
    }

    private func addFaults(to endpoints: Endpoints) {
        let backend = backend
        on(SandboxRoutes.faults, of: endpoints) { call async throws(ServiceFailure) in
            Reply.page(try await backend.faults(try call.page()))
        }
        on(SandboxRoutes.planFault, of: endpoints) { call async throws(ServiceFailure) in
            Reply.json(try await backend.planFault(try await call.body()))
        }
        on(SandboxRoutes.clearFaults, of: endpoints) { _ async throws(ServiceFailure) in
            try await backend.clearFaults(nil)
            return Reply.done
        }
        on(SandboxRoutes.clearFault, of: endpoints) { call async throws(ServiceFailure) in
            guard let id = Int64(try call.parameter("faultId")) else {
                throw Call.badRequest("The id of a fault must be its number.")
            }
            try await backend.clearFaults(id)
            return Reply.done
        }
    }

    private func on(
        _ route: Route, of endpoints: Endpoints,
        _ answer: @escaping @Sendable (Call) async throws(ServiceFailure) -> Response
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
