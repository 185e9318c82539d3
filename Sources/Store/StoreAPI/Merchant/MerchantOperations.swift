/// The merchant's operations for its own support staff, which are not available to customers' devices.
///
/// Every method throws ``ServiceFailure``. Answers are based on the merchant's files and the store's server API, never
/// on a device. The operations apply to all accounts, so they do not require a context.
public protocol MerchantOperations: Sendable {
    /// Returns the history of an order, or of all orders of an account, without changing anything.
    func dispute(_ query: DisputeQuery) async throws(ServiceFailure) -> DisputeReply

    /// Grants goods manually for a paid order, at most once for each order; a repeated request returns the first
    /// result.
    ///
    /// If the goods of the order were still owed, any compensation settles the order: a later verification answers
    /// `ALREADY_GRANTED` with the rows of the compensation, and a refund revokes them. The request is refused with
    /// `wrongState` if the order was not paid, was refunded, or has its goods granted and the request does not name
    /// others.
    func compensate(
        _ request: CompensationRequest
    ) async throws(ServiceFailure) -> CompensationReply
}
