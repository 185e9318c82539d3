import Hummingbird
import SandboxBackend
import StoreAPI
import StoreModel
import StoreSigning

/// The endpoint for the statuses of subscriptions.
struct SubscriptionEndpoints {
    let backend: EmbeddedBackend

    func add(to endpoints: AppleEndpoints) {
        let backend = backend
        endpoints.on(AppleRoutes.subscriptions) { call async throws(AppleFailure) in
            let id = try call.transactionID()
            let wanted = try Self.states(call)
            let known = try await convertingFailures { () async throws(ServiceFailure) in
                try await backend.subscriptionStatuses(of: id)
            }
            let statuses = try known.found(or: .transactionNotFound)
            return ResponseFactory.json(
                StatusResponse(
                    environment: .sandbox, bundleId: backend.bundleID.rawValue,
                    appAppleId: backend.appAppleID,
                    data: StatusResponse.groups(
                        of: statuses.filter { wanted.isEmpty || wanted.contains($0.state) })))
        }
    }

    /// Returns the requested states; empty for all states.
    private static func states(_ call: AppleRequest) throws(AppleFailure) -> Set<RenewalState> {
        var wanted: Set<RenewalState> = []
        for status in try call.values("status", or: .invalidStatus) {
            guard let state = Int(status).flatMap(RenewalState.init(rawValue:)) else {
                throw .refused(.invalidStatus)
            }
            wanted.insert(state)
        }
        return wanted
    }
}

/// Apple's `StatusResponse`.
private struct StatusResponse: Encodable {
    /// Apple's `SubscriptionGroupIdentifierItem`.
    struct Group: Encodable {
        let subscriptionGroupIdentifier: String
        var lastTransactions: [Item] = []
    }

    /// Apple's `LastTransactionsItem`.
    struct Item: Encodable {
        let status: Int
        let originalTransactionId: String
        let signedTransactionInfo: JWS
        let signedRenewalInfo: JWS

        init(_ status: SubscriptionStatus) {
            self.status = status.state.rawValue
            originalTransactionId = status.originalTransactionID.rawValue
            (signedTransactionInfo, signedRenewalInfo) = (status.transaction, status.renewalInfo)
        }
    }

    let environment: StoreEnvironment
    let bundleId: String
    let appAppleId: Int64?
    let data: [Group]

    /// Returns one item for each group, in the order of the statuses; a group can contain the customer's own
    /// subscription and one that the family shares.
    static func groups(of statuses: [SubscriptionStatus]) -> [Group] {
        var groups: [Group] = []
        for status in statuses {
            let id = status.groupID
            let index = groups.firstIndex { $0.subscriptionGroupIdentifier == id }
            if index == nil { groups.append(Group(subscriptionGroupIdentifier: id)) }
            groups[index ?? groups.count - 1].lastTransactions.append(Item(status))
        }
        return groups
    }
}
