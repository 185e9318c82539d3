/// A signed transaction, under the key that the App Store Server API uses: `{"signedTransactionInfo":…}`
struct SignedJSON: Encodable {
    let signedTransactionInfo: String
}
