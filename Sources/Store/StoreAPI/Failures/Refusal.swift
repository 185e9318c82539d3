/// An answer that says no.
public struct Refusal: Error, Hashable, Sendable, Codable {
    /// What was refused; the raw values are stable on the wire.
    public enum Code: Int, Hashable, Sendable, Codable, CaseIterable {
        /// The request cannot be understood, or a field is out of its bounds.
        case badRequest = 4_000_000
        /// The quantity is not one of this product's.
        case invalidQuantity = 4_000_101
        /// The price that was confirmed is not the store's.
        case priceChanged = 4_000_102
        /// The storefront is none in which the store sells.
        case unknownStorefront = 4_000_103
        /// The account is not known, or the secret does not prove it.
        case notAuthorized = 4_010_000
        /// The product is not known.
        case unknownProduct = 4_040_101
        /// The product is not on sale for this customer.
        case productUnavailable = 4_040_102
        /// The order is not known.
        case unknownOrder = 4_040_103
        /// The transaction is not known.
        case unknownTransaction = 4_040_010
        /// What was sent is larger than is read.
        case tooLarge = 4_130_000
        /// The same idempotency key came with other content.
        case keyReused = 4_220_101
        /// The order was closed before it was ever seen: it can no longer be bought.
        case orderClosed = 4_100_101
        /// The account has too few of a good.
        case notEnough = 4_090_101
        /// It is not in a state in which this can be done.
        case wrongState = 4_090_102
        /// The account holds as much of it as it may.
        case quotaExceeded = 4_290_101
        /// The other side's own files failed; nothing was done.
        case internalError = 5_000_000
    }

    /// What was refused.
    public let code: Code
    /// Why, one sentence; may quote hostile text.
    public let message: String

    /// Takes the parts as they are.
    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}
