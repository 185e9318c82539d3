import StoreModel

/// A key of the App Store Server API, with the values that Apple's client libraries need; never its private half.
struct APIKeyJSON: Encodable {
    let kind = "key"
    let keyId: String
    let issuerId: String
    let bundleId: String
    /// The file with the private key; present only in the result of creating the key.
    let path: String?
    let createdAt: Int64
    let revokedAt: Int64?

    init(_ key: APIKey, path: String? = nil, bundleID: BundleID) {
        keyId = key.id.rawValue
        issuerId = key.issuerID.rawValue
        bundleId = bundleID.rawValue
        self.path = path
        createdAt = key.createdAt.milliseconds
        revokedAt = key.revokedAt?.milliseconds
    }

    private enum CodingKeys: String, CodingKey {
        case kind, keyId, issuerId, bundleId, path, createdAt, revokedAt
    }
}
