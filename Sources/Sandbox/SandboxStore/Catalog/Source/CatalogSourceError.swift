/// Why a reader gave up, before the file's name and place are known.
struct CatalogSourceError: Error, Hashable {
    /// Where in the text.
    enum Place: Hashable {
        /// So many bytes after the start.
        case offset(Int)
        /// A line and a column, both from 1.
        case position(line: Int, column: Int)
    }

    /// What kind of trouble it is.
    let kind: CatalogError.Kind
    /// What is wrong, one sentence; never quotes values of the file, which may be private keys.
    let message: String
    /// Where; nil where it has no place.
    let place: Place?

    /// The outermost value is no object.
    static let rootNotObject = CatalogSourceError(
        kind: .rootNotObject,
        message: "a catalog is an object with lists of products, and this is something else",
        place: .position(line: 1, column: 1))
}
