/// An answer that refuses the request. A refused request changes nothing, so nothing is charged or refunded.
public struct Refusal: Error, Hashable, Sendable, Codable {
    /// The reason for the refusal; the raw values are stable on the wire.
    public enum Code: Int, Hashable, Sendable, Codable, CaseIterable {
        /// The request cannot be parsed, or a field is out of bounds.
        case badRequest = 4_000_000
        /// The product is not sold in this quantity.
        case invalidQuantity = 4_000_101
        /// The confirmed price differs from the store's.
        case priceChanged = 4_000_102
        /// The store does not sell in this storefront.
        case unknownStorefront = 4_000_103
        /// The account is unknown, or the secret does not match.
        case notAuthorized = 4_010_000
        /// The product is unknown.
        case unknownProduct = 4_040_101
        /// The product is not on sale for this customer.
        case productUnavailable = 4_040_102
        /// The order is unknown.
        case unknownOrder = 4_040_103
        /// The transaction is unknown.
        case unknownTransaction = 4_040_010
        /// The request exceeds the size limit.
        case tooLarge = 4_130_000
        /// The idempotency key was already used with other content.
        case keyReused = 4_220_101
        /// The order was closed before the store received it, so it cannot be bought any more.
        case orderClosed = 4_100_101
        /// The account's balance of a good is too low.
        case notEnough = 4_090_101
        /// The state does not allow the operation.
        case wrongState = 4_090_102
        /// The account has reached its limit.
        case quotaExceeded = 4_290_101
        /// The other side's own files failed; nothing was changed.
        case internalError = 5_000_000
    }

    /// The reason for the refusal.
    public let code: Code
    /// The reason in one sentence, without a statement on money; may quote untrusted text.
    public let message: String

    /// Creates a refusal.
    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}
