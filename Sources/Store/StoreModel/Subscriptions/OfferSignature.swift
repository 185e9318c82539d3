/// A merchant's signature of a promotional offer with its separate parameters (Apple, “Generating a signature for
/// promotional offers”, and StoreKit's `SKPaymentDiscount`).
///
/// The product, the offer, the app and the player are signed, but not repeated here, since they are those of the order.
public struct OfferSignature: Hashable, Sendable, Codable {
    /// The id of the signing key.
    public let keyIdentifier: String
    /// A UUID that is valid for one order.
    public let nonce: String
    /// When it was signed.
    public let timestamp: Timestamp
    /// ECDSA on P-256 with SHA-256, as DER in standard base64.
    public let signature: String

    /// Creates a value from its parts without validating them.
    public init(keyIdentifier: String, nonce: String, timestamp: Timestamp, signature: String) {
        self.keyIdentifier = keyIdentifier
        self.nonce = nonce
        self.timestamp = timestamp
        self.signature = signature
    }
}
