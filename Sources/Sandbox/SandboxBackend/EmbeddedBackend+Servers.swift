import SandboxCore
import SandboxStore
package import StoreAPI
package import StoreModel
package import StoreSigning

/// The calls of teams' servers, in Apple's formats; the store handles each call.
extension EmbeddedBackend {
    /// Returns a verifier for the store's signatures.
    package func verifier() throws(VerificationError) -> JWSVerifier {
        try JWSVerifier(rootDER: authority.rootDER)
    }

    /// The app's Apple ID at the store; nil without one.
    package var appAppleID: Int64? { catalogCache.current.catalog.app.appleID }

    package func type(of id: ProductID) -> ProductType? { catalogCache.current.product(id)?.type }

    /// Returns a transaction in its current state; nil if it was never issued.
    package func transaction(_ id: TransactionID) async throws(ServiceFailure) -> Transaction? {
        try await store.transaction(id)
    }

    /// Returns a transaction in its current state, signed; nil if it was never issued.
    package func signedTransaction(_ id: TransactionID) async throws(ServiceFailure) -> JWS? {
        try await store.signedTransaction(id)
    }

    /// Returns the customer that owns a transaction.
    package func customer(of id: TransactionID) async throws(ServiceFailure) -> AccountName? {
        try await store.customer(of: id)
    }

    /// Returns the customer of a transaction ID or an app transaction ID (App Store Server API, `anyTransactionId`).
    package func customer(ofAny id: TransactionID) async throws(ServiceFailure) -> AccountName? {
        try await store.customer(ofAny: id)
    }

    /// Returns a page of a customer's transaction history.
    package func history(
        of account: AccountName, _ query: HistoryQuery
    ) async throws(ServiceFailure) -> HistoryPage {
        try await store.history(of: account, query)
    }

    /// Returns the signed transactions of an order number; empty if it was never issued.
    package func transactions(ordered id: OrderID) async throws(ServiceFailure) -> [JWS] {
        try await store.transactions(ordered: id)
    }

    /// Returns the signed app transaction of the customer of an ID; nil for an unknown ID.
    package func appTransaction(of id: TransactionID) async throws(ServiceFailure) -> JWS? {
        try await store.appTransaction(of: id)
    }

    /// Returns the current content of the receipt of a transaction's customer; nil for an unknown transaction.
    package func receipt(of id: TransactionID) async throws(ServiceFailure) -> CustomerReceipt? {
        try await store.receipt(of: id)
    }

    /// Returns the subscriptions of the customer of an ID; nil if the ID was never issued.
    package func subscriptionStatuses(
        of id: TransactionID
    ) async throws(ServiceFailure) -> [SubscriptionStatus]? {
        try await store.subscriptionStatuses(of: id)
    }

    /// Extends a subscription by days; a repeated request gets the first answer (App Store Server API,
    /// `requestIdentifier`).
    package func extend(
        _ originalID: TransactionID, byDays days: Int, because reason: Int, named request: String
    ) async throws(ServiceFailure) -> RenewalExtensionDecision {
        try await store.extend(originalID, byDays: days, because: reason, named: request)
    }

    /// Records a request to extend all active subscriptions of a product.
    ///
    /// - Returns: False if the identifier belongs to another request for the product.
    package func extendAll(
        _ request: MassExtensionRequest
    ) async throws(ServiceFailure) -> Bool {
        try await store.extendAll(request)
    }

    /// Returns the progress of a mass extension; nil if it was never requested.
    package func massExtension(
        of product: ProductID, named id: String
    ) async throws(ServiceFailure) -> MassExtensionStatus? {
        try await store.massExtension(of: product, named: id)
    }

    /// Stores a consumption report for a transaction; returns false if the transaction is unknown.
    package func storeConsumptionInfo(
        _ report: ConsumptionInfo, of id: TransactionID
    ) async throws(ServiceFailure) -> Bool {
        try await store.storeConsumptionInfo(report, of: id)
    }

    /// Sets the app account token of a purchase (App Store Server API, Set App Account Token).
    package func assign(
        _ token: AppAccountToken, to id: TransactionID
    ) async throws(ServiceFailure) -> AccountTokenDecision {
        try await store.assign(token, to: id)
    }

    /// Finishes a transaction for all devices; returns false if the transaction is unknown.
    package func finish(_ id: TransactionID) async throws(ServiceFailure) -> Bool {
        try await store.finish(id)
    }
}
