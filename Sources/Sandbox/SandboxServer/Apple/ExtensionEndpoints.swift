import Hummingbird
import SandboxBackend
import StoreAPI
import StoreModel

/// The endpoints that extend one subscription, or all active subscriptions of a product.
struct ExtensionEndpoints {
    let backend: EmbeddedBackend

    func add(to endpoints: AppleEndpoints) {
        addOne(to: endpoints)
        addMany(to: endpoints)
    }

    private func addOne(to endpoints: AppleEndpoints) {
        let backend = backend
        endpoints.on(AppleRoutes.extend) { call async throws(AppleFailure) in
            let request = try RenewalExtensionRequest(try await call.body())
            let id = try call.transactionID(or: .invalidOriginalTransactionID)
            let decision = try await convertingFailures { () async throws(ServiceFailure) in
                try await backend.extend(
                    id, byDays: request.days, because: request.reason,
                    named: request.requestIdentifier)
            }
            switch decision {
            case .extended(let lineItem, let end):
                return ResponseFactory.json(ExtendRenewalDateResponse(id, lineItem, until: end))
            case .unknown: throw .refused(.originalTransactionNotFound)
            case .ineligible: throw .refused(.extensionIneligible)
            case .shared: throw .refused(.familyExtensionIneligible)
            case .tooOften: throw .refused(.tooManyExtensions)
            case .reused: throw .refused(.requestIdentifierReused)
            }
        }
    }

    private func addMany(to endpoints: AppleEndpoints) {
        let backend = backend
        endpoints.on(AppleRoutes.extendAll) { call async throws(AppleFailure) in
            let request = try MassExtensionRequest(try await call.body()) { id in
                backend.type(of: id) == .autoRenewable
            }
            let isAccepted = try await convertingFailures { () async throws(ServiceFailure) in
                try await backend.extendAll(request)
            }
            guard isAccepted else { throw .refused(.requestIdentifierReused) }
            // Apple's `MassExtendRenewalDateResponse`.
            return ResponseFactory.json("requestIdentifier", request.requestIdentifier)
        }
        endpoints.on(AppleRoutes.extendStatus) { call async throws(AppleFailure) in
            let product = ProductID(try call.segment("productId", or: .invalidProductID))
            let id = try call.segment("requestIdentifier", or: .invalidRequestIdentifier)
            guard RenewalExtensionRequest.isRequestIdentifier(id) else {
                throw .refused(.invalidRequestIdentifier)
            }
            let status = try await convertingFailures { () async throws(ServiceFailure) in
                try await backend.massExtension(of: product, named: id)
            }
            return ResponseFactory.json(
                MassExtendRenewalDateStatusResponse(
                    id, try status.found(or: .statusRequestNotFound)))
        }
    }
}

/// Apple's `ExtendRenewalDateResponse`.
private struct ExtendRenewalDateResponse: Encodable {
    let originalTransactionId: String
    let webOrderLineItemId: String?
    let success: Bool
    let effectiveDate: Int64

    init(_ id: TransactionID, _ lineItem: String?, until moment: Timestamp) {
        originalTransactionId = id.rawValue
        webOrderLineItemId = lineItem
        success = true
        effectiveDate = moment.milliseconds
    }
}

/// Apple's `MassExtendRenewalDateStatusResponse`; the counts are included once the extension is complete.
private struct MassExtendRenewalDateStatusResponse: Encodable {
    let requestIdentifier: String
    let complete: Bool
    let completeDate: Int64?
    let succeededCount: Int64?
    let failedCount: Int64?

    init(_ id: String, _ status: MassExtensionStatus) {
        requestIdentifier = id
        complete = status.completedAt != nil
        completeDate = status.completedAt?.milliseconds
        succeededCount = complete ? status.succeeded : nil
        failedCount = complete ? status.failed : nil
    }
}
