/// The app that sells the products of a catalog.
public struct CatalogApp: Hashable, Sendable, Codable {
    /// The bundle id; nil if the file does not name one (`.storekit` files never do), so that the store supplies it.
    public let bundleID: BundleID?
    /// The app's Apple ID in the App Store, if it has one.
    public let appleID: Int64?
    /// The display name, untrusted text.
    public let name: String

    /// Creates a value from its parts without validating them.
    public init(bundleID: BundleID?, appleID: Int64?, name: String) {
        self.bundleID = bundleID
        self.appleID = appleID
        self.name = name
    }
}
