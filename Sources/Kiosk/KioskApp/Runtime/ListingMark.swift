import StoreModel

/// How a product is written.
enum ListingMark {
    static let plain: UInt8 = 1
    static let json: UInt8 = 2
    /// By their numbers.
    static let types = ProductType.allCases
}
