/// The merchant, as its own support person works with it; no customer's device sees this.
///
/// Every method throws ``ServiceFailure``. It answers from the merchant's files and from what a merchant may ask the
/// store, never from a device. It acts on every account, so it takes no context.
public protocol MerchantOperations: Sendable {
    /// What became of an order, or of all orders of an account; asking changes nothing.
    func dispute(_ question: DisputeQuery) async throws(ServiceFailure) -> DisputeReply

    /// Gives goods by hand for an order that was paid, at most once an order; repeating it answers what was done.
    ///
    /// Where the order was owed it is settled by that, whatever is given: a later verification answers
    /// `ALREADY_GRANTED` with the rows of the compensation, and a refund takes them back. Refused with `wrongState`
    /// where nothing was paid, where the money went back, and where the goods were granted and nobody said what to
    /// give besides.
    func compensate(
        _ request: CompensationRequest
    ) async throws(ServiceFailure) -> CompensationReply
}
