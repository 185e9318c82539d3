import StoreAPI
import StoreModel

/// A request for the team server's verdict on a transaction.
///
/// Only `signedTransaction` is proof; the other values describe it, and may be compared with the signed ones.
struct TeamVerdictRequest: Encodable {
    /// The transaction as the store signed it (JWS, ES256 with the certificate chain in `x5c`).
    let signedTransaction: JWS
    /// The player's token; absent if the transaction does not contain one.
    let appAccountToken: AppAccountToken?
    /// The product.
    let productId: ProductID
    /// The store's transaction ID, whose goods must be granted only once.
    let transactionId: TransactionID
    /// The nonce of this request, which the answer must contain.
    let nonce: String
    /// The order number, if the device has it in memory.
    let merchantOrder: MerchantOrder?

    init(_ request: VerificationRequest, _ transaction: Transaction) {
        signedTransaction = request.signedTransaction
        appAccountToken = transaction.appAccountToken
        productId = transaction.productID
        transactionId = transaction.id
        nonce = request.nonce
        merchantOrder = request.merchantOrder
    }
}
