/// An error in a scenario file, with its position; the scenario is not played.
package struct ScenarioFileError: Error, Hashable, Sendable {
    /// The line, counted from 1.
    package let line: Int
    /// The column, counted from 1.
    package let column: Int
    /// The message, a whole sentence; it may quote the file.
    package let message: String

    /// Creates an error from its parts.
    package init(line: Int, column: Int = 1, _ message: String) {
        self.line = line
        self.column = column
        self.message = message
    }
}

/// A position in a scenario file.
package struct FileLocation: Hashable, Sendable {
    /// The line, counted from 1.
    package let line: Int
    /// The column, counted from 1.
    package let column: Int
}
