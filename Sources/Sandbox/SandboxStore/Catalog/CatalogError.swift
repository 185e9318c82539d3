/// Why a file is no catalog at all; nothing of it can be sold.
package struct CatalogError: Error, Hashable, Sendable {
    /// What kind of trouble it is.
    package enum Kind: String, Hashable, Sendable {
        /// The file is missing, is no regular file, or may not be read.
        case unreadable
        /// The file holds nothing but space.
        case empty
        /// The file is larger than ``CatalogLoader/sizeLimit``.
        case tooLarge
        /// The bytes are not UTF-8.
        case notUTF8
        /// A merge was left unfinished: git's conflict markers stand in it.
        case unmerged
        /// It begins like JSON and is none, or is nested too deeply.
        case notJSON
        /// It is no YAML, is nested too deeply, or uses anchors and aliases.
        case notYAML
        /// The outermost value is no object.
        case rootNotObject
        /// No list of products is there.
        case noProductLists
    }

    /// The file's name as the caller gave it.
    package let fileName: String
    /// What kind of trouble it is.
    package let kind: Kind
    /// What is wrong, one sentence without the name of the file; never quotes values of the file.
    package let message: String
    /// The line, from 1; nil where the trouble has no place.
    package let line: Int?
    /// The column in characters, from 1; nil where the trouble has no place.
    package let column: Int?

    /// Takes the parts as they are.
    package init(
        fileName: String, kind: Kind, message: String, line: Int? = nil, column: Int? = nil
    ) {
        self.fileName = fileName
        self.kind = kind
        self.message = message
        self.line = line
        self.column = column
    }
}

extension CatalogError: CustomStringConvertible {
    /// `file:line:column: message`, the form that editors can jump to.
    package var description: String {
        let place = [line, column].compactMap { $0 }.map { ":\($0)" }.joined()
        return "\(fileName)\(place): \(message)"
    }
}
