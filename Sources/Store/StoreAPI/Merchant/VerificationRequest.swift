public import StoreModel

/// Asks the merchant about one signed transaction.
public struct VerificationRequest: Hashable, Sendable, Codable {
    /// The number made for this question, which the answer must carry.
    public let nonce: String
    /// The transaction as the store signed it.
    public let signedTransaction: JWS

    /// Takes the parts as they are.
    public init(nonce: String, signedTransaction: JWS) {
        self.nonce = nonce
        self.signedTransaction = signedTransaction
    }
}
