/// The app that sells.
public struct CatalogApp: Hashable, Sendable, Codable {
    /// Its bundle id; nil where nobody named one (`.storekit` files never do), which leaves it to the store.
    public let bundleID: BundleID?
    /// Its number at the store, if it has one.
    public let appleID: Int64?
    /// Its name for people, hostile text.
    public let name: String

    /// Takes the parts as they are.
    public init(bundleID: BundleID?, appleID: Int64?, name: String) {
        self.bundleID = bundleID
        self.appleID = appleID
        self.name = name
    }
}
