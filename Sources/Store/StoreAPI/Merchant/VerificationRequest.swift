public import StoreModel

/// A request to verify one signed transaction.
public struct VerificationRequest: Hashable, Sendable, Codable {
    /// A value created for this request, which the answer must contain.
    public let nonce: String
    /// The transaction as the store signed it.
    public let signedTransaction: JWS
    /// The issued order number, if the device has it in memory; the merchant does not rely on it.
    public let merchantOrder: MerchantOrder?

    /// Creates a request.
    public init(nonce: String, signedTransaction: JWS, merchantOrder: MerchantOrder? = nil) {
        self.nonce = nonce
        self.signedTransaction = signedTransaction
        self.merchantOrder = merchantOrder
    }
}
