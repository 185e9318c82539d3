/// `{"signedTransactionInfo":…}`, the name that the App Store Server API has for it.
struct SignedJSON: Encodable {
    let signedTransactionInfo: String
}
