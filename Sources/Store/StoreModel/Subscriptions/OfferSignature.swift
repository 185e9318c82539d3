/// A merchant's signature of a promotional offer with the parts that stand beside it (Apple, “Generating a signature for
/// promotional offers”, and StoreKit's `SKPaymentDiscount`).
///
/// The product, the offer, the app and the player are those of the order: they are signed, and not repeated here.
public struct OfferSignature: Hashable, Sendable, Codable {
    /// The key that has signed it.
    public let keyIdentifier: String
    /// A UUID that is good for one order.
    public let nonce: String
    /// When it was signed.
    public let timestamp: Timestamp
    /// ECDSA on P-256 with SHA-256, as DER in standard base64.
    public let signature: String

    /// Takes the parts as they are.
    public init(keyIdentifier: String, nonce: String, timestamp: Timestamp, signature: String) {
        self.keyIdentifier = keyIdentifier
        self.nonce = nonce
        self.timestamp = timestamp
        self.signature = signature
    }
}
