import SandboxCore
import SandboxStore
package import StoreAPI
package import StoreModel
package import StoreSigning

/// What teams' servers ask and tell, in Apple's own formats: each goes to the store as it is.
extension EmbeddedBackend {
    /// A verifier of what the store signs.
    package func verifier() throws(VerificationError) -> JWSVerifier {
        try JWSVerifier(rootDER: authority.rootDER)
    }

    /// The app's number at the store, if it has one.
    package var appAppleID: Int64? { shelf.current.catalog.app.appleID }

    /// The kind of a product that is in the catalog now.
    package func type(of id: ProductID) -> ProductType? { shelf.current.product(id)?.type }

    /// See the store's method of this name.
    package func transaction(_ id: TransactionID) async throws(ServiceFailure) -> Transaction? {
        try await store.transaction(id)
    }

    /// See the store's method of this name.
    package func signedTransaction(_ id: TransactionID) async throws(ServiceFailure) -> JWS? {
        try await store.signedTransaction(id)
    }

    /// See the store's method of this name.
    package func customer(of id: TransactionID) async throws(ServiceFailure) -> AccountName? {
        try await store.customer(of: id)
    }

    /// See the store's method of this name.
    package func customer(ofAny id: TransactionID) async throws(ServiceFailure) -> AccountName? {
        try await store.customer(ofAny: id)
    }

    /// See the store's method of this name.
    package func history(
        of account: AccountName, _ query: HistoryQuery
    ) async throws(ServiceFailure) -> HistoryPage {
        try await store.history(of: account, query)
    }

    /// See the store's method of this name.
    package func transactions(ordered id: OrderID) async throws(ServiceFailure) -> [JWS] {
        try await store.transactions(ordered: id)
    }

    /// See the store's method of this name.
    package func appTransaction(of id: TransactionID) async throws(ServiceFailure) -> JWS? {
        try await store.appTransaction(of: id)
    }

    /// See the store's method of this name.
    package func receipt(of id: TransactionID) async throws(ServiceFailure) -> CustomerReceipt? {
        try await store.receipt(of: id)
    }

    /// See the store's method of this name.
    package func subscriptionStatuses(
        of id: TransactionID
    ) async throws(ServiceFailure) -> [SubscriptionStatus]? {
        try await store.subscriptionStatuses(of: id)
    }

    /// See the store's method of this name.
    package func extend(
        _ originalID: TransactionID, byDays days: Int, because reason: Int, named request: String
    ) async throws(ServiceFailure) -> RenewalExtensionDecision {
        try await store.extend(originalID, byDays: days, because: reason, named: request)
    }

    /// See the store's method of this name.
    package func extendAll(
        _ request: MassExtensionRequest
    ) async throws(ServiceFailure) -> Bool {
        try await store.extendAll(request)
    }

    /// See the store's method of this name.
    package func massExtension(
        of product: ProductID, named id: String
    ) async throws(ServiceFailure) -> MassExtensionStatus? {
        try await store.massExtension(of: product, named: id)
    }

    /// See the store's method of this name.
    package func take(
        _ report: ConsumptionInfo, of id: TransactionID
    ) async throws(ServiceFailure) -> Bool {
        try await store.take(report, of: id)
    }

    /// See the store's method of this name.
    package func assign(
        _ token: AppAccountToken, to id: TransactionID
    ) async throws(ServiceFailure) -> AccountTokenDecision {
        try await store.assign(token, to: id)
    }

    /// See the store's method of this name.
    package func finish(_ id: TransactionID) async throws(ServiceFailure) -> Bool {
        try await store.finish(id)
    }
}
