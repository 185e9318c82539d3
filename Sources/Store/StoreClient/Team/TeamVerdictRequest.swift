import StoreAPI
import StoreModel

/// What the team's server is asked about a transaction.
///
/// Only `signedTransaction` proves anything; the rest says what it is about, and may be compared with what was signed.
struct TeamVerdictRequest: Encodable {
    /// The transaction as the store signed it (JWS, ES256 with the chain in `x5c`).
    let signedTransaction: JWS
    /// The player; absent where the transaction names none.
    let appAccountToken: AppAccountToken?
    /// The product.
    let productId: ProductID
    /// The store's id: what has to be granted once.
    let transactionId: TransactionID
    /// The number of this question, which the answer has to carry.
    let nonce: String
    /// The order number, where the device has it at hand.
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
