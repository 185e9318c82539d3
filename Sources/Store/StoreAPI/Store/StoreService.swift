public import StoreModel

/// The store as the customer's device uses it.
///
/// A list is read page by page, as described for ``PageRequest``. A cursor that the store did not issue for the same
/// list is refused with `badRequest`. A change between two pages is on the later one, or on the first page of the next
/// reading.
///
/// Every method throws ``ServiceFailure``: a refusal is an answer, and after a missing answer the outcome is unknown.
/// An implementation whose own files failed throws a missing answer rather than returning a wrong one.
public protocol StoreService: Sendable {
    /// Returns the identity of the store, which never changes while its files exist.
    func identity() async throws(ServiceFailure) -> BackendIdentity

    /// Returns the requested products with the prices of the account's storefront, in the best available language.
    ///
    /// IDs that are not sold are in `invalid` with their reason; the order of the request is preserved.
    func products(
        _ request: ProductsRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> ProductsReply

    /// Charges once for each intent and returns the status of the order.
    ///
    /// The same intent with the same content returns the first outcome and is never charged again; with other content
    /// it is refused with `keyReused`. While a transaction of the same product is unfinished, the call returns that
    /// transaction and charges nothing.
    func purchase(
        _ request: PurchaseRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> OrderStatus

    /// Returns the status of an order; nil if the store never received it.
    ///
    /// - Parameter closing: Whether to close an order that was never received: if it arrives later, it is refused with
    ///   `orderClosed` and not charged.
    func order(
        _ intentID: IntentID, closing: Bool, _ context: CallContext
    ) async throws(ServiceFailure) -> OrderStatus?

    /// Returns a page of the transactions and orders that this device has not finished, signed for this answer.
    func unfinished(
        _ page: PageRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> UnfinishedReply

    /// Marks a transaction or order as finished; succeeds without effect if it already is. An unknown target is
    /// refused.
    func finish(
        _ target: FinishTarget, _ context: CallContext
    ) async throws(ServiceFailure)

    /// Creates a new transaction for each restorable product of the account, in the order of their first purchases.
    /// Each transaction is to be finished like any other.
    ///
    /// Only the products of the page are restored.
    func restore(
        _ page: PageRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> Page<JWS>

    /// Returns the changes since `cursor` (0 at first) that concern this device, each object once, with its last
    /// change.
    ///
    /// A page may be empty without being the last.
    ///
    /// - Parameter limit: The maximum number of transactions and orders, as in ``PageRequest``.
    func changes(
        after cursor: Int64, limit: Int, _ context: CallContext
    ) async throws(ServiceFailure) -> ChangesReply

    /// Returns a page of the account's current subscriptions, signed for this answer, with the store's time.
    func subscriptions(
        _ page: PageRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> SubscriptionsReply

    /// Changes a subscription as the customer requests; a repeated call changes nothing. Refused with `wrongState` for
    /// a subscription that has ended.
    func manage(
        _ originalID: TransactionID, _ change: CustomerSubscriptionChange, _ context: CallContext
    ) async throws(ServiceFailure) -> SubscriptionStatus

    /// Returns the offer of an offer code without redeeming it.
    func offerCode(
        _ request: OfferCodeRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> OfferCodeReply

    /// Returns a stream that yields when something may have changed. It may yield too often or miss a change, and it
    /// ends when the store cannot report changes any more.
    func changeSignals(_ context: CallContext) -> AsyncStream<Void>

    /// Returns the account's storefront; nil for a new account without one.
    func storefront(_ context: CallContext) async throws(ServiceFailure) -> Storefront?

    /// Moves the account to another storefront; refused with `unknownStorefront` if the store does not sell there.
    func setStorefront(
        _ countryCode: String, _ context: CallContext
    ) async throws(ServiceFailure) -> Storefront
}
