/// A position in the text of a file.
package struct SourcePosition: Hashable, Sendable {
    /// The line, counted from 1.
    package let line: Int
    /// The column in Unicode scalars, counted from 1.
    package let column: Int

    /// The start of a text.
    package static let start = SourcePosition(line: 1, column: 1)

    /// Creates a position from its parts.
    package init(line: Int, column: Int) {
        (self.line, self.column) = (line, column)
    }

    /// Creates the position of a byte of UTF-8. Line feeds end lines.
    ///
    /// - Parameter offset: The number of bytes before the position.
    package init(offset: Int, in bytes: some Sequence<UInt8>) {
        var (line, column) = (1, 1)
        for byte in bytes.prefix(offset) {
            if byte == UInt8(ascii: "\n") {
                (line, column) = (line + 1, 1)
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        self.init(line: line, column: column)
    }
}

extension SourcePosition: CustomStringConvertible {
    /// The position as `line:column`, as compilers print it.
    package var description: String { "\(line):\(column)" }
}

/// An error in the text of a file, with its position.
package struct SourceError: Error, Hashable, Sendable {
    /// The position of the error.
    package let position: SourcePosition
    /// The message, without the name of the file and the position.
    package let message: String

    /// Creates an error from its parts.
    package init(at position: SourcePosition, _ message: String) {
        (self.position, self.message) = (position, message)
    }
}
