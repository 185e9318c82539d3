import HTTPTypes
import Hummingbird
import SandboxBackend
import StoreAPI
import StoreModel
import StoreSigning

/// The endpoints for single transactions, orders and app transactions.
struct TransactionEndpoints {
    let backend: EmbeddedBackend

    func add(to endpoints: AppleEndpoints) {
        addReading(to: endpoints)
        addWriting(to: endpoints)
    }

    private func addReading(to endpoints: AppleEndpoints) {
        let backend = backend
        endpoints.on(AppleRoutes.transaction) { call async throws(AppleFailure) in
            let id = try call.transactionID()
            let jws = try await convertingFailures { () async throws(ServiceFailure) in
                try await backend.signedTransaction(id)
            }
            guard let jws else { throw try await backend.notFoundFailure(id) }
            // Apple's `TransactionInfoResponse`.
            return ResponseFactory.json("signedTransactionInfo", jws.compact)
        }
        endpoints.on(AppleRoutes.appTransaction) { call async throws(AppleFailure) in
            let id = try call.transactionID()
            let jws = try await convertingFailures { () async throws(ServiceFailure) in
                try await backend.appTransaction(of: id)
            }
            return ResponseFactory.json(
                AppTransactionInfo(
                    signedAppTransactionInfo: try jws.found(or: .transactionNotFound)))
        }
        endpoints.on(AppleRoutes.order) { call async throws(AppleFailure) in
            let id = OrderID(try call.segment("orderId", or: .badRequest))
            let signed = try await convertingFailures { () async throws(ServiceFailure) in
                try await backend.transactions(ordered: id)
            }
            return ResponseFactory.json(OrderLookup(status: signed.isEmpty ? 1 : 0, signed))
        }
    }

    private func addWriting(to endpoints: AppleEndpoints) {
        let backend = backend
        endpoints.on(AppleRoutes.finish) { call async throws(AppleFailure) in
            let id = try call.transactionID()
            let isKnown = try await convertingFailures { () async throws(ServiceFailure) in
                try await backend.finish(id)
            }
            guard isKnown else { throw try await backend.notFoundFailure(id) }
            return Response(status: .ok)
        }
        endpoints.on(AppleRoutes.appAccountToken) { call async throws(AppleFailure) in
            let id = try call.transactionID()
            guard let text = try await call.body()["appAccountToken"]?.text,
                UniqueID.isUUID(text)
            else { throw .refused(.tokenNotUUID) }
            let decision = try await convertingFailures { () async throws(ServiceFailure) in
                try await backend.assign(AppAccountToken(text.lowercased()), to: id)
            }
            switch decision {
            case .assigned: return Response(status: .ok)
            case .unknown:
                throw try await backend.notFoundFailure(id, or: .originalTransactionNotFound)
            case .notOriginal: throw .refused(.notOriginal)
            case .shared: throw .refused(.familyNotSupported)
            }
        }
    }
}

/// Apple's `AppTransactionInfoResponse`.
private struct AppTransactionInfo: Encodable {
    let signedAppTransactionInfo: JWS
}

/// Apple's `OrderLookupResponse`: status 0 for an order number that was issued, 1 for any other.
private struct OrderLookup: Encodable {
    let status: Int
    let signedTransactions: [JWS]?

    init(status: Int, _ signed: [JWS]) {
        self.status = status
        signedTransactions = signed.isEmpty ? nil : signed
    }
}
