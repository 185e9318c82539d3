public import StoreModel

/// Who a backend is; a device's journal belongs to exactly one.
public struct BackendIdentity: Hashable, Sendable, Codable {
    /// The store's own id, made with its first file: a lower-case UUID.
    public let storeID: String
    /// SHA-256 of the root certificate's DER, lower-case hexadecimal.
    public let rootFingerprint: String
    /// The root certificate, DER, standard base64.
    public let rootCertificate: String
    /// The app for which it signs.
    public let bundleID: BundleID

    /// Takes the parts as they are.
    public init(
        storeID: String, rootFingerprint: String, rootCertificate: String, bundleID: BundleID
    ) {
        self.storeID = storeID
        self.rootFingerprint = rootFingerprint
        self.rootCertificate = rootCertificate
        self.bundleID = bundleID
    }
}
