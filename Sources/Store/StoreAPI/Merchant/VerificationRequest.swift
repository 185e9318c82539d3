public import StoreModel

/// Asks the merchant about one signed transaction.
public struct VerificationRequest: Hashable, Sendable, Codable {
    /// The number made for this question, which the answer must carry.
    public let nonce: String
    /// The transaction as the store signed it.
    public let signedTransaction: JWS
    /// The number that was issued for the order, where the device has it at hand; nothing is decided by it.
    public let merchantOrder: MerchantOrder?

    /// Takes the parts as they are.
    public init(nonce: String, signedTransaction: JWS, merchantOrder: MerchantOrder? = nil) {
        self.nonce = nonce
        self.signedTransaction = signedTransaction
        self.merchantOrder = merchantOrder
    }
}
