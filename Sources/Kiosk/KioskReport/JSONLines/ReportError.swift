/// An error in a report file, with its line.
package struct ReportError: Error, Hashable, Sendable {
    /// The line, counted from 1.
    package let line: Int
    /// The message, a whole sentence; it may quote the file.
    package let message: String
}

extension ReportError {
    /// Returns the error for a report without its end.
    static func cut(after line: Int) -> ReportError {
        ReportError(
            line: line,
            message: "The report is incomplete: it was cut off here, or lines are missing.")
    }
}
