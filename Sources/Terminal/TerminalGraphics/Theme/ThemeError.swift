/// The reason why a theme file cannot be used, with its position.
package struct ThemeError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file name that was passed to the reader.
    package let file: SafeText
    /// Counted from 1; nil if the error does not have a single position.
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

    /// The error as `file:line:column: message`, the format of compilers.
    package var text: SafeText {
        guard let line, let column else { return "\(file): \(message)" }
        return "\(file):\(line):\(column): \(message)"
    }

    package var description: String { text.string }
}
