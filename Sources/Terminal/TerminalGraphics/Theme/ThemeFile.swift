import Yams

/// A theme as read from a file, with what was odd in it.
package struct ThemeFile: Sendable {
    package let theme: Theme
    /// Names that mean nothing to us: the theme works without them.
    package let warnings: [ThemeError]
    /// Where the file describes each role; nothing for what it inherits or leaves out.
    let places: [Role: Mark]
    let file: SafeText

    /// The largest file that is read, in bytes; a scheme takes about one thousand.
    package static let sizeLimit = 64 * 1024

    /// Finds the text of a theme by its name; nil where there is none.
    package typealias Lookup = (_ name: String) throws -> String?

    /// Reads a theme: `name`, `variant`, `palette`, `roles`, `states`, `inherits`; or a bare
    /// base16 or base24 scheme.
    ///
    /// Who inherits from a theme has its palette and its roles. A colour of the palette that is given
    /// anew is anew wherever it was used.
    /// - Parameters:
    ///   - text: the file's text, untrusted.
    ///   - file: how the file is called in messages, untrusted.
    ///   - lookup: finds the theme that is named by `inherits`; such a name holds only letters,
    ///     digits, `-` and `_`, so that it can not lead out of a folder.
    /// - Throws: `ThemeError`, and what `lookup` throws.
    package init(text: String, file: String, lookup: Lookup = { _ in nil }) throws {
        var lineage = try ThemeLineage(text: text, file: file, lookup: lookup)
        theme = try lineage.theme()
        warnings = lineage.warnings
        places = lineage.places
        self.file = SafeText(untrusted: file, limit: 200)
    }
}
