/// What is wrong with a report's file, and where.
package struct ReportFault: Error, Hashable, Sendable {
    /// The line, counted from 1.
    package let line: Int
    /// A whole sentence; may quote the file.
    package let message: String
}
