import Yams

/// A theme read from a file, with the warnings about the file.
package struct ThemeFile: Sendable {
    /// The theme, including inherited values.
    package let theme: Theme
    /// Unknown names, and palette colours that are not used; the theme works in spite of them.
    package let warnings: [ThemeError]
    /// The position of each role in the file; without the roles that are inherited or missing.
    let places: [Role: Mark]
    let file: SafeText

    /// The largest accepted file, in bytes; a scheme takes about one thousand.
    package static let sizeLimit = 64 * 1024

    /// Returns the text of a theme by its name; nil if the theme does not exist.
    package typealias Lookup = (_ name: String) throws -> String?

    /// Reads a theme (`name`, `variant`, `palette`, `roles`, `states`, `inherits`) or a base16 or base24 scheme.
    ///
    /// A theme inherits the palette and the roles of its parent. A palette colour that it redefines changes in all
    /// inherited roles too.
    /// - Parameters:
    /// - text: The file's text, untrusted.
    /// - file: The file's name in messages, untrusted.
    /// - lookup: Finds the theme named by `inherits`. The name contains only letters, digits, `-` and `_`, so that it
    ///   cannot lead out of a folder.
    /// - Throws: `ThemeError`, and the errors of `lookup`.
    package init(text: String, file: String, lookup: Lookup = { _ in nil }) throws {
        var lineage = try ThemeLineage(text: text, file: file, lookup: lookup)
        theme = try lineage.theme()
        warnings = lineage.warnings
        places = lineage.places
        self.file = SafeText(untrusted: file, limit: 200)
    }
}
