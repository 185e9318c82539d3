public import StoreModel

/// The store, as a customer's device sees it.
///
/// A list is read page by page, as ``PageRequest`` says. A cursor that the store did not issue for this very list is refused
/// with `badRequest`; what changes between two pages is on the later one, or on the first page of the next reading.
///
/// Every method throws ``ServiceFailure``: a refusal is an answer, no answer means that nothing is known.
/// An implementation that lost its own files answers nothing rather than something wrong.
public protocol StoreService: Sendable {
    /// Who the store is; the same for as long as its files live.
    func identity() async throws(ServiceFailure) -> BackendIdentity

    /// The products asked for, priced for the account's storefront, in the best language there is.
    ///
    /// Ids that are not sold are in `invalid` with their cause; the order of the request is kept.
    func products(
        _ request: ProductsRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> ProductsReply

    /// Charges once per intent and answers where the order stands.
    ///
    /// The same intent with the same content gets the first outcome and is never charged again; with other
    /// content it is refused with `keyReused`. While a transaction of the same product is unfinished, that one is
    /// the answer and nothing is charged.
    func purchase(
        _ request: PurchaseRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> OrderStatus

    /// Where an order stands; nil if the store never saw it.
    ///
    /// - Parameter closing: With true an order that was never seen is closed: if it arrives later it is refused with
    ///   `orderClosed` and not charged.
    func order(
        _ intentID: IntentID, closing: Bool, _ context: CallContext
    ) async throws(ServiceFailure) -> OrderStatus?

    /// What this device has bought and not finished, freshly signed.
    func unfinished(
        _ page: PageRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> UnfinishedReply

    /// Marks as settled; does nothing, successfully, when it was already. Refused for what is not known.
    func finish(
        _ target: FinishTarget, _ context: CallContext
    ) async throws(ServiceFailure)

    /// One new transaction for each product that the account owns and that can be restored, in the order of their
    /// first purchase; empty when there is none. Each waits to be finished like any other.
    ///
    /// Only the products of the page are restored.
    func restore(
        _ page: PageRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> Page<JWS>

    /// What happened since `cursor` (0 at first), as far as it concerns this device; each thing once, at its last change.
    ///
    /// A page may be empty and not the last.
    ///
    /// - Parameter limit: How many transactions and orders at most, as in ``PageRequest``.
    func changes(
        after cursor: Int64, limit: Int, _ context: CallContext
    ) async throws(ServiceFailure) -> ChangesReply

    /// The account's subscriptions as they stand now, freshly signed, with the store's time.
    func subscriptions(_ context: CallContext) async throws(ServiceFailure) -> SubscriptionsReply

    /// Does what a customer wants with a subscription; repeating it changes nothing. Refused with `wrongState` for one
    /// that has ended.
    func manage(
        _ originalID: TransactionID, _ wish: CustomerSubscriptionChange, _ context: CallContext
    ) async throws(ServiceFailure) -> SubscriptionStatus

    /// What an offer code is good for; nothing is spent.
    func offerCode(
        _ question: OfferCodeRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> OfferCodeReply

    /// Yields when something may have changed; may yield too often, may lose, and ends when it can yield no more.
    func wakeUps(_ context: CallContext) -> AsyncStream<Void>

    /// The account's country; nil where the account is new and has none yet.
    func storefront(_ context: CallContext) async throws(ServiceFailure) -> Storefront?

    /// Moves the account to another country; refused with `unknownStorefront` where the store does not sell.
    func setStorefront(
        _ countryCode: String, _ context: CallContext
    ) async throws(ServiceFailure) -> Storefront
}
