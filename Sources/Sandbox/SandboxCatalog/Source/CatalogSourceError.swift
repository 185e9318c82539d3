/// The error of a reader, before the file's name and the line are known.
struct CatalogSourceError: Error, Hashable {
    /// A position in the text.
    enum Location: Hashable {
        /// The number of bytes before the position.
        case offset(Int)
        /// A line and a column, both from 1.
        case position(line: Int, column: Int)
    }

    let kind: CatalogError.Kind
    /// The message: one sentence. It never quotes values of the file, which may be private keys.
    let message: String
    /// The position; nil if the error has none.
    let location: Location?

    /// The root value is not an object.
    static let rootNotObject = CatalogSourceError(
        kind: .rootNotObject,
        message: "expected an object with lists of products",
        location: .position(line: 1, column: 1))
}
