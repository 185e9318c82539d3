import HTTPTypes
import Hummingbird
import SandboxBackend
import StoreAPI
import StoreModel
import StoreSigning

/// The consumption endpoints, with which a server reports the use of goods before a refund is decided.
struct ConsumptionEndpoints {
    let backend: EmbeddedBackend

    func add(to endpoints: AppleEndpoints) {
        let this = self
        endpoints.on(AppleRoutes.consumption) { call async throws(AppleFailure) in
            let id = try call.transactionID()
            let body = try await call.body()
            let transaction = try await this.transaction(id)
            let report = try ConsumptionRequestValidator.second.read(body)
            try ConsumptionRequestValidator.check(body, for: transaction)
            return try await this.storeConsumptionInfo(report, of: id)
        }
        endpoints.on(AppleRoutes.consumptionV1) { call async throws(AppleFailure) in
            let id = try call.transactionID()
            let body = try await call.body()
            switch try await this.transaction(id).type {
            case .consumable, .autoRenewable: break
            case .nonConsumable, .nonRenewable: throw .refused(.typeNotSupported)
            }
            return try await this.storeConsumptionInfo(
                ConsumptionRequestValidator.first.read(body), of: id)
        }
    }

    private func transaction(_ id: TransactionID) async throws(AppleFailure) -> Transaction {
        let backend = backend
        let transaction = try await convertingFailures { () async throws(ServiceFailure) in
            try await backend.transaction(id)
        }
        guard let transaction else { throw try await backend.notFoundFailure(id) }
        return transaction
    }

    private func storeConsumptionInfo(
        _ report: ConsumptionInfo, of id: TransactionID
    ) async throws(AppleFailure) -> Response {
        let backend = backend
        let isKnown = try await convertingFailures { () async throws(ServiceFailure) in
            try await backend.storeConsumptionInfo(report, of: id)
        }
        guard isKnown else { throw .refused(.transactionNotFound) }
        return Response(status: .accepted)
    }
}
