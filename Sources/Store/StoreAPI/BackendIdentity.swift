public import StoreModel

/// The identity of a backend; a device's journal belongs to exactly one.
public struct BackendIdentity: Hashable, Sendable, Codable {
    /// The store's own ID, created with its first file: a lower-case UUID.
    public let storeID: String
    /// The SHA-256 digest of the root certificate's DER, in lower-case hexadecimal.
    public let rootFingerprint: String
    /// The root certificate: DER in standard base64.
    public let rootCertificate: String
    /// The bundle ID of the app for which the backend signs.
    public let bundleID: BundleID

    /// Creates an identity.
    public init(
        storeID: String, rootFingerprint: String, rootCertificate: String, bundleID: BundleID
    ) {
        self.storeID = storeID
        self.rootFingerprint = rootFingerprint
        self.rootCertificate = rootCertificate
        self.bundleID = bundleID
    }
}
