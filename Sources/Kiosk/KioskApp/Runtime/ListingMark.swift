import StoreModel

/// The constants of the binary listing format.
enum ListingMark {
    static let plain: UInt8 = 1
    static let json: UInt8 = 2
    /// The product types, which are stored as indexes into this array.
    static let types = ProductType.allCases
}
