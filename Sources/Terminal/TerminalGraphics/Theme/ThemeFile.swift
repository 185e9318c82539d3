/// A theme as read from a file, with what was odd in it.
package struct ThemeFile: Sendable {
    package let theme: Theme
    /// Names that mean nothing to us: the theme works without them.
    package let warnings: [ThemeError]

    /// The largest file that is read, in bytes; a scheme takes about one thousand.
    package static let sizeLimit = 64 * 1024

    /// Finds the text of a theme by its name; nil where there is none.
    package typealias Lookup = (_ name: String) throws -> String?

    /// Reads a theme: `name`, `variant`, `palette`, `roles`, `states`, `inherits`; or a bare
    /// base16 or base24 scheme.
    /// - Parameters:
    ///   - text: the file's text, untrusted.
    ///   - file: how the file is called in messages, untrusted.
    ///   - lookup: finds the theme that is named by `inherits`; such a name holds only letters,
    ///     digits, `-` and `_`, so that it can not lead out of a folder.
    /// - Throws: `ThemeError`, and what `lookup` throws.
    package init(text: String, file: String, lookup: Lookup = { _ in nil }) throws {
        var warnings: [ThemeError] = []
        theme = try Self.read(
            text, file: file, ancestors: [], warnings: &warnings, lookup: lookup)
        self.warnings = warnings
    }

    /// - Parameter ancestors: the names on the way here; a theme can not inherit from itself.
    private static func read(
        _ text: String, file: String, ancestors: [String], warnings: inout [ThemeError],
        lookup: Lookup
    ) throws -> Theme {
        let document = try ThemeDocument(text: text, file: file)
        if let scheme = try Base16Scheme(document) { return scheme.theme }
        var reader = ThemeReader(document: document)
        let parent = try reader.parentName().map { name, place in
            guard !ancestors.contains(name), ancestors.count < 4 else {
                throw document.error(
                    "themes inherit from each other in a circle, or more than four deep", at: place)
            }
            guard let text = try lookup(name) else {
                let shown = SafeText(untrusted: name, limit: 64)
                throw document.error("there is no theme \"\(shown)\" to inherit from", at: place)
            }
            return try read(
                text, file: name, ancestors: ancestors + [name], warnings: &warnings,
                lookup: lookup)
        }
        let theme = try reader.theme(inheriting: parent)
        warnings += reader.warnings
        return theme
    }
}
