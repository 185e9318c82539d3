/// What is wrong with a scenario's file, and where; nothing of it was played.
package struct ScenarioFileError: Error, Hashable, Sendable {
    /// The line, counted from 1.
    package let line: Int
    /// The column, counted from 1.
    package let column: Int
    /// A whole sentence; may quote the file.
    package let message: String

    /// Takes the parts as they are.
    package init(line: Int, column: Int = 1, _ message: String) {
        self.line = line
        self.column = column
        self.message = message
    }
}
