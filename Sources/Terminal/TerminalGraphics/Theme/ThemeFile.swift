package import TextParsing

/// A theme read from a file, with the warnings about the file.
package struct ThemeFile: Sendable {
    /// The theme, including inherited values.
    package let theme: Theme
    /// Unknown names, and palette colors that are not used; the theme works in spite of them.
    package let warnings: [ThemeError]
    /// The position of each role in the file; without the roles that are inherited or missing.
    let rolePositions: [Role: SourcePosition]
    let file: SafeText

    /// The largest accepted file, in bytes; a scheme takes about one thousand.
    package static let sizeLimit = 64 * 1024

    /// Returns the text of a theme by its name; nil if the theme does not exist.
    package typealias Lookup = (_ name: String) throws -> String?

    /// Reads a theme (`name`, `variant`, `palette`, `roles`, `states`, `inherits`) or a base16 or base24 scheme.
    ///
    /// A theme inherits the palette and the roles of its parent. A palette color that it redefines changes in all
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
        rolePositions = lineage.rolePositions
        self.file = SafeText(untrusted: file, limit: 200)
    }
}

// MARK: Findings

extension ThemeFile {
    /// The roles that are hard to read, and the states that are hard to distinguish with a kind of color vision, each
    /// with the position of the role in the file.
    ///
    /// Only explicit colors are checked; colors of the terminal's palette are unknown.
    package var findings: [ThemeError] {
        theme.insufficientContrasts(text: 4.5).map { fault in
            finding(
                fault.role,
                "\(name(fault.role)) on \(name(fault.background)) has a contrast of \(figure(fault.contrast)); \(fault.role.isShape ? "lines need 3.0" : "text needs 4.5")"
            )
        }
            + theme.visionConflicts().map { fault in
                let eyes: SafeText =
                    fault.vision.map { "in \(SafeText(untrusted: $0.rawValue))" }
                    ?? "in normal vision"
                return finding(
                    fault.second,
                    "\(name(fault.first)) and \(name(fault.second)) look alike \(eyes): their distance is \(hundredths(fault.distance)), below the limit of \(hundredths(Theme.minimumDistance))"
                )
            }
    }

    private func finding(_ role: Role, _ message: SafeText) -> ThemeError {
        ThemeError(file: file, position: rolePositions[role], message: message)
    }

    private func name(_ role: Role) -> SafeText {
        SafeText(untrusted: role.stateName.map { "states." + $0 } ?? role.rawValue)
    }

    private func figure(_ value: Double) -> SafeText { SafeText(untrusted: value.inTenths) }

    private func hundredths(_ value: Double) -> SafeText {
        // Rounded down, like the contrast: 0.049 is not 0.05.
        let count = Int((value * 100 + 1e-9).rounded(.down))
        return SafeText(untrusted: "0.\(count < 10 ? "0" : "")\(count)")
    }
}

extension Double {
    /// The number with one decimal, rounded down: 4.49 is not 4.5.
    package var inTenths: String {
        let tenths = Int(self * 10)
        return "\(tenths / 10).\(tenths % 10)"
    }
}

// MARK: Errors

/// The reason why a theme file cannot be used, with its position.
package struct ThemeError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file name that was passed to the reader.
    package let file: SafeText
    /// The position; nil if the error does not have a single one.
    package let position: SourcePosition?
    /// What is wrong, and what to write instead.
    package let message: SafeText

    package init(file: SafeText, position: SourcePosition?, message: SafeText) {
        (self.file, self.position, self.message) = (file, position, message)
    }

    /// The error as `file:line:column: message`, the format of compilers.
    package var text: SafeText {
        guard let position else { return "\(file): \(message)" }
        return "\(file):\(position.line):\(position.column): \(message)"
    }

    package var description: String { text.string }
}

// MARK: YAML

/// The tree of a theme file, and the errors that refer to its positions.
struct ThemeDocument {
    /// A mapping.
    let root: YAMLNode
    private let file: SafeText

    init(text: String, file: String) throws(ThemeError) {
        self.file = SafeText(untrusted: file, limit: 200)
        guard text.utf8.count <= ThemeFile.sizeLimit else {
            throw ThemeError(
                file: self.file, position: nil,
                message: "the file is larger than 64 KB, the limit for a theme")
        }
        do throws(SourceError) {
            guard let root = try YAMLNode.root(of: text, by: Self.rules), root.mapping != nil else {
                throw SourceError(
                    at: .start,
                    "this is not a theme: expected \"name:\", \"palette:\" and \"roles:\"")
            }
            self.root = root
        } catch {
            // The message is sanitized because it quotes the file.
            throw ThemeError(
                file: self.file, position: error.position,
                message: SafeText(untrusted: error.message, limit: 200))
        }
    }

    private static let rules = YAMLRules(
        duplicate: { name, firstLine in
            "\"\(SafeText(untrusted: name, limit: 40).string)\" occurs twice, first in line \(firstLine)"
        })

    func error(_ message: SafeText, at position: SourcePosition?) -> ThemeError {
        ThemeError(file: file, position: position, message: message)
    }
}
