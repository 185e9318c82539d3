/// A position in a scenario file.
package struct FileLocation: Hashable, Sendable {
    /// The line, counted from 1.
    package let line: Int
    /// The column, counted from 1.
    package let column: Int
}
