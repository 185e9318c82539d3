import Hummingbird
import SandboxBackend
import SandboxCore
import StoreAPI
import StoreModel
import StoreSigning

/// Subscriptions: where they stand, and more time for them.
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
            var wanted: Set<RenewalState> = []
            for status in try call.values("status", or: .invalidStatus) {
                guard let state = Int(status).flatMap(RenewalState.init(rawValue:)) else {
                    throw .refused(.invalidStatus)
                }
                wanted.insert(state)
            }
            let known = try await asking { () async throws(ServiceFailure) in
                try await backend.subscriptionStatuses(of: id)
            }
            let statuses = try known.found(or: .transactionNotFound)
            return Reply.json(
                SubscriptionStatuses(
                    environment: .sandbox, bundleId: backend.bundleID.rawValue,
                    appAppleId: backend.appAppleID,
                    data: statuses.filter { wanted.isEmpty || wanted.contains($0.state) }
                        .map(SubscriptionStatuses.Group.init)))
        }
    }

    private func addExtensions(to endpoints: AppleEndpoints) {
        let backend = backend
        endpoints.on(AppleRoutes.extend) { call async throws(AppleFailure) in
            let request = try RenewalExtension(try await call.body())
            let id = try call.transactionID(or: .invalidOriginalTransactionID)
            let ruling = try await asking { () async throws(ServiceFailure) in
                try await backend.extend(id, byDays: Int(request.days))
            }
            switch ruling {
            case .extended(let moment): return Reply.json(ExtendedRenewal(id, until: moment))
            case .unknown: throw .refused(.originalTransactionNotFound)
            case .ineligible: throw .refused(.extensionIneligible)
            case .tooOften: throw .refused(.tooManyExtensions)
            }
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
}

/// Apple's `ExtendRenewalDateResponse`.
private struct ExtendedRenewal: Encodable {
    let originalTransactionId: String
    let webOrderLineItemId: String?
    let success = true
    let effectiveDate: Int64

    init(_ id: TransactionID, until moment: Timestamp) {
        originalTransactionId = id.rawValue
        webOrderLineItemId = Int64(id.rawValue).map(TransactionNumber.lineItem(of:))
        effectiveDate = moment.milliseconds
    }

    private enum CodingKeys: String, CodingKey {
        case originalTransactionId, webOrderLineItemId, success, effectiveDate
    }
}

/// Apple's `StatusResponse`.
private struct SubscriptionStatuses: Encodable {
    /// Apple's `SubscriptionGroupIdentifierItem`.
    struct Group: Encodable {
        let subscriptionGroupIdentifier: String
        let lastTransactions: [Item]

        init(_ status: SubscriptionStatus) {
            subscriptionGroupIdentifier = status.groupID
            lastTransactions = [
                Item(
                    status: status.state.rawValue,
                    originalTransactionId: status.originalTransactionID.rawValue,
                    signedTransactionInfo: status.transaction,
                    signedRenewalInfo: status.renewalInfo)
            ]
        }
    }

    /// Apple's `LastTransactionsItem`.
    struct Item: Encodable {
        let status: Int
        let originalTransactionId: String
        let signedTransactionInfo: JWS
        let signedRenewalInfo: JWS
    }

    let environment: StoreEnvironment
    let bundleId: String
    let appAppleId: Int64?
    let data: [Group]
}
