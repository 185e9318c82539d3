import Hummingbird
import SandboxBackend
import StoreAPI
import StoreModel

/// The endpoints for the transaction history of a customer, named by any transaction ID, and for its refunded part.
struct HistoryEndpoints {
    let backend: EmbeddedBackend

    func add(to endpoints: AppleEndpoints) {
        let this = self
        endpoints.on(AppleRoutes.history) { call async throws(AppleFailure) in
            try await this.history(try HistoryRequest(call, version: 2))
        }
        endpoints.on(AppleRoutes.historyV1) { call async throws(AppleFailure) in
            try await this.history(try HistoryRequest(call, version: 1))
        }
        endpoints.on(AppleRoutes.refunds) { call async throws(AppleFailure) in
            let (page, revision) = try await this.page(of: try HistoryRequest(refundsOf: call))
            return ResponseFactory.json(
                RefundHistoryResponse(
                    signedTransactions: page.signedTransactions, revision: revision,
                    hasMore: page.hasMore))
        }
    }

    private func history(_ request: HistoryRequest) async throws(AppleFailure) -> Response {
        let (page, revision) = try await page(of: request)
        // Version 1 reports an unknown transaction for a customer with an empty history.
        if request.version == 1, request.isWhole, page.signedTransactions.isEmpty {
            throw .refused(.transactionNotFound)
        }
        return ResponseFactory.json(
            HistoryResponse(
                revision: revision, hasMore: page.hasMore, bundleId: backend.bundleID.rawValue,
                appAppleId: backend.appAppleID, environment: .sandbox,
                signedTransactions: page.signedTransactions))
    }

    private func page(
        of request: HistoryRequest
    ) async throws(AppleFailure) -> (HistoryPage, revision: String) {
        let backend = backend
        let customer = try await convertingFailures { () async throws(ServiceFailure) in
            try await backend.customer(ofAny: request.transactionID)
        }
        let account = try customer.found(or: .transactionNotFound)
        let storeID = try await convertingFailures { () async throws(ServiceFailure) in
            try await backend.identity().storeID
        }
        let token = RevisionToken(scope: "\(storeID) \(account) \(request.scope)")
        let query = try request.query(token)
        let page = try await convertingFailures { () async throws(ServiceFailure) in
            try await backend.history(of: account, query)
        }
        return (page, token.text(page.next))
    }
}

/// Apple's `HistoryResponse`.
private struct HistoryResponse: Encodable {
    let revision: String
    let hasMore: Bool
    let bundleId: String
    let appAppleId: Int64?
    let environment: StoreEnvironment
    let signedTransactions: [JWS]
}

/// Apple's `RefundHistoryResponse`.
private struct RefundHistoryResponse: Encodable {
    let signedTransactions: [JWS]
    let revision: String
    let hasMore: Bool
}
