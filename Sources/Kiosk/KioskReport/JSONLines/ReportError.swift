/// What is wrong with a report's file, and where.
package struct ReportError: Error, Hashable, Sendable {
    /// The line, counted from 1.
    package let line: Int
    /// A whole sentence; may quote the file.
    package let message: String
}

extension ReportError {
    /// What a report is where its end is missing.
    static func cut(after line: Int) -> ReportError {
        ReportError(
            line: line,
            message: "The report ends here, and should not: it was cut, or lines are missing.")
    }
}
