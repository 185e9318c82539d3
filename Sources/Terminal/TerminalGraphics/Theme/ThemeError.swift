/// Why a theme file can not be used, and where it is broken.
package struct ThemeError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file as it was named to the reader.
    package let file: SafeText
    /// Counted from 1; nil where the fault is in no one place.
    package let line: Int?
    package let column: Int?
    /// What is wrong, and what to write instead.
    package let message: SafeText

    package init(file: SafeText, line: Int?, column: Int?, message: SafeText) {
        self.file = file
        self.line = line
        self.column = column
        self.message = message
    }

    /// `file:line:column: message`, as compilers write it.
    package var text: SafeText {
        guard let line, let column else { return "\(file): \(message)" }
        return "\(file):\(line):\(column): \(message)"
    }

    package var description: String { text.string }
}
