public import StoreModel

/// The merchant (the app's own server) as the customer's device uses it.
///
/// Every method throws ``ServiceFailure``, with the same meaning as in ``StoreService``.
public protocol MerchantService: Sendable {
    /// Returns the IDs of the products on sale in display order, and the player's token.
    func offer(_ context: CallContext) async throws(ServiceFailure) -> MerchantOffer

    /// Returns the number of an order; the same intent always receives the same number.
    func orderNumber(
        for intentID: IntentID, productID: ProductID, quantity: Int, _ context: CallContext
    ) async throws(ServiceFailure) -> MerchantOrder

    /// Signs a promotional offer for one order of this customer; each call creates another signature.
    ///
    /// Refused with `unknownTransaction` if the transaction is not the customer's, and with `wrongState` by a merchant
    /// that does not sign.
    func signOffer(
        _ request: OfferSigningRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> OfferProof

    /// Verifies one signed transaction and grants its goods once.
    ///
    /// The answer contains the nonce and the transaction of the request; the caller verifies both, and the signature.
    func verify(
        _ request: VerificationRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> VerdictReply

    /// Returns the account's wallet statement.
    ///
    /// - Parameters:
    ///   - entries: The maximum number of ledger entries, newest first; limited to ``PageRequest/most``.
    ///   - version: Only entries before this version; nil for the newest ones.
    func wallet(
        entries: Int, before version: Int64?, _ context: CallContext
    ) async throws(ServiceFailure) -> WalletStatement

    /// Deducts goods once for each spend ID; a refusal with `notEnough` deducts nothing, now or later.
    ///
    /// The result of an ID is stored: a copy of the request that arrives after a grant is refused like the first one.
    /// The same ID with other content is refused with `keyReused`.
    func spend(
        _ request: SpendRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> SpendReply

    /// Stores events of the device's log, each once; the first version of an event is kept.
    ///
    /// A batch that leaves a gap is not accepted as long as the device still has the missing events: the receipt names
    /// the event to go back to. Refused with `quotaExceeded` if the account has too many events.
    func uploadLog(
        _ batch: LogBatch, _ context: CallContext
    ) async throws(ServiceFailure) -> LogReceipt
}
