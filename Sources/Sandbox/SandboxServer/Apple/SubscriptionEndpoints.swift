import Hummingbird
import SandboxBackend
import StoreAPI
import StoreModel
import StoreSigning

/// Subscriptions: nobody has one as long as the sandbox does not renew, and every request is checked as if.
struct SubscriptionEndpoints {
    let backend: EmbeddedBackend

    func add(to endpoints: AppleEndpoints) {
        addStatuses(to: endpoints)
        addExtensions(to: endpoints)
    }

    private func addStatuses(to endpoints: AppleEndpoints) {
        let backend = backend
        endpoints.on(AppleRoutes.subscriptions) { call async throws(AppleFailure) in
            let id = try call.transactionID()
            for status in try call.values("status", or: .invalidStatus) {
                guard let number = Int(status), (1...5).contains(number) else {
                    throw .refused(.invalidStatus)
                }
            }
            try await Self.check(id, backend, or: .transactionNotFound)
            return Reply.json(
                SubscriptionStatuses(
                    environment: .sandbox, bundleId: backend.bundleID.rawValue,
                    appAppleId: backend.appAppleID, data: []))
        }
    }

    private func addExtensions(to endpoints: AppleEndpoints) {
        let backend = backend
        endpoints.on(AppleRoutes.extend) { call async throws(AppleFailure) in
            _ = try RenewalExtension(try await call.body())
            let id = try call.transactionID(or: .invalidOriginalTransactionID)
            try await Self.check(id, backend, or: .originalTransactionNotFound)
            throw .refused(.extensionIneligible)
        }
        endpoints.on(AppleRoutes.extendAll) { call async throws(AppleFailure) in
            let body = try await call.body()
            _ = try RenewalExtension(body)
            try RenewalExtension.checkStorefronts(body)
            guard let product = body["productId"]?.text,
                backend.type(of: ProductID(product)) == .autoRenewable
            else { throw .refused(.invalidProductID) }
            throw .refused(.extensionIneligible)
        }
        endpoints.on(AppleRoutes.extendStatus) { call async throws(AppleFailure) in
            _ = try call.segment("productId", or: .invalidProductID)
            let id = try call.segment("requestIdentifier", or: .invalidRequestIdentifier)
            guard RenewalExtension.isRequestIdentifier(id) else {
                throw .refused(.invalidRequestIdentifier)
            }
            throw .refused(.statusRequestNotFound)
        }
    }

    private static func check(
        _ id: TransactionID, _ backend: EmbeddedBackend, or refusal: AppleRefusal
    ) async throws(AppleFailure) {
        let known = try await asking { () async throws(ServiceFailure) in
            try await backend.transaction(id)
        }
        _ = try known.found(or: refusal)
    }
}

/// Apple's `StatusResponse`.
private struct SubscriptionStatuses: Encodable {
    /// One group of subscriptions; there is none yet.
    struct Group: Encodable {}

    let environment: StoreEnvironment
    let bundleId: String
    let appAppleId: Int64?
    let data: [Group]
}
