public import StoreModel

/// The merchant (the app's own server), as a customer's device sees it.
///
/// Every method throws ``ServiceFailure``, with the meaning it has for ``StoreService``.
public protocol MerchantService: Sendable {
    /// The ids on sale, in the order in which the shop shows them, and the player's token.
    func offer(_ context: CallContext) async throws(ServiceFailure) -> MerchantOffer

    /// The number of an order; the same intent always gets the same number.
    func orderNumber(
        for intentID: IntentID, productID: ProductID, quantity: Int, _ context: CallContext
    ) async throws(ServiceFailure) -> MerchantOrder

    /// Signs a promotional offer for one order of this customer; each call signs another one.
    ///
    /// Refused with `unknownTransaction` where the transaction is not the customer's, and with `wrongState` by a merchant
    /// that signs none.
    func signOffer(
        _ request: OfferSigningRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> OfferProof

    /// Judges one signed transaction and grants its goods once.
    ///
    /// The answer names the nonce and the transaction of the question; whoever asked checks both, and the signature.
    func verify(
        _ request: VerificationRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> VerdictReply

    /// What the account has.
    ///
    /// - Parameters:
    ///   - entries: How many rows of history to add at most, newest first; a request for more than ``PageRequest/most`` gets
    ///     as many.
    ///   - version: Only rows before the one with this version; nil for the newest ones.
    func wallet(
        entries: Int, before version: Int64?, _ context: CallContext
    ) async throws(ServiceFailure) -> WalletStatement

    /// Takes goods away once per spend id; refused with `notEnough`, which takes nothing, then or later.
    ///
    /// What became of an id is remembered: a copy of the request that comes after a grant is refused as the first was.
    /// The same id with other content is refused with `keyReused`.
    func spend(
        _ request: SpendRequest, _ context: CallContext
    ) async throws(ServiceFailure) -> SpendReply

    /// Takes in events of the device's log, each once; what came first is kept, whatever comes later.
    ///
    /// A batch that begins after what the merchant has is not taken where the device still has what is missing: the
    /// receipt says how far to go back. Refused with `quotaExceeded` where the account has too many events.
    func take(
        _ batch: LogBatch, _ context: CallContext
    ) async throws(ServiceFailure) -> LogReceipt
}
