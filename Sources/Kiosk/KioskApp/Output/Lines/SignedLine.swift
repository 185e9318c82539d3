/// `{"signedTransactionInfo":…}`, the name that the App Store Server API has for it.
struct SignedLine: Encodable {
    let signedTransactionInfo: String
}
