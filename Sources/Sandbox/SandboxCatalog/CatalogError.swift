package import TextParsing

/// An error that refuses a whole catalog file. None of it can be sold.
package struct CatalogError: Error, Hashable, Sendable {
    /// The kind of error.
    package enum Kind: String, Hashable, Sendable {
        /// The file is missing, is not a regular file, or may not be read.
        case unreadable
        /// The file contains only whitespace.
        case empty
        /// The file is larger than ``CatalogLoader/sizeLimit``.
        case tooLarge
        /// The bytes are not valid UTF-8.
        case notUTF8
        /// The file contains git's conflict markers from an unfinished merge.
        case unmerged
        /// The file begins like JSON but is not valid JSON, or is nested too deeply.
        case notJSON
        /// The file is not valid YAML, is nested too deeply, or uses anchors, aliases or tags.
        case notYAML
        /// The root value is not an object.
        case rootNotObject
        /// The root does not have a list of products.
        case noProductLists
    }

    /// The file's name as the caller gave it.
    package let fileName: String
    package let kind: Kind
    /// The message: one sentence without the file's name. It never quotes values of the file.
    package let message: String
    /// The position; nil for an error that concerns the whole file.
    package let position: SourcePosition?

    /// Creates an error from its parts.
    package init(
        fileName: String, kind: Kind, message: String, position: SourcePosition? = nil
    ) {
        self.fileName = fileName
        self.kind = kind
        self.message = message
        self.position = position
    }
}

extension CatalogError: CustomStringConvertible {
    /// The error as `file:line:column: message`, the form that editors can jump to.
    package var description: String {
        (position.map { "\(fileName):\($0)" } ?? fileName) + ": \(message)"
    }
}
