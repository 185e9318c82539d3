import FoundationEssentials
import Glibc
import KioskReport

/// Writes reports to files that only their owner can read.
enum ReportFileWriter {
    /// Writes both forms to the working directory, under names that are not taken.
    ///
    /// - Returns: The names of the files.
    /// - Throws: ``CommandFailure`` with exit code 74.
    static func write(
        _ report: SessionReport, named name: String
    ) throws(CommandFailure) -> [String] {
        do throws(BoundedFileReader.Failure) {
            return [
                try NewFile.write(ReportLines.text(report), named: name + ".jsonl"),
                try NewFile.write(ReportPage(report).html, named: name + ".html"),
            ]
        } catch {
            throw failure(name, error.reason)
        }
    }

    /// Writes a text to a file, replacing an existing one; `-` is stdout.
    ///
    /// - Throws: ``CommandFailure`` with exit code 74.
    static func write(
        _ text: String, to path: String, _ output: Output
    ) throws(CommandFailure) {
        guard path != "-" else { return output.sink.write(text) }
        try write(text, to: path)
    }

    private static func write(_ text: String, to path: String) throws(CommandFailure) {
        let reason = FileDescriptorWriter.replace(path, with: text, mode: 0o600, flags: O_NOFOLLOW)
        if let reason { throw failure(path, reason) }
    }

    /// Returns whether two paths refer to the same file.
    static func areSame(_ left: String, _ right: String) -> Bool {
        let paths = [left, right].map { name in
            name == "-" ? name : URL(filePath: AbsolutePath.of(name)).standardized.path
        }
        if paths[0] == paths[1] { return true }
        let numbers = paths.map { path in
            let attributes = try? FileManager.default.attributesOfItem(
                atPath: URL(filePath: path).resolvingSymlinksInPath().path)
            return [
                attributes?[.systemNumber] as? UInt64, attributes?[.systemFileNumber] as? UInt64,
            ]
        }
        return numbers[0] == numbers[1] && numbers[0].allSatisfy { $0 != nil }
    }

    /// Writes both forms into a folder, replacing those of an earlier run; creates the folder if it is missing.
    ///
    /// - Parameter name: The name of the report, which may contain any text; see ``plain(_:)``.
    /// - Returns: The paths of the files.
    /// - Throws: ``CommandFailure`` with exit code 74.
    static func write(
        _ report: SessionReport, named name: String, in folder: String
    ) throws(CommandFailure) -> [String] {
        try createFolder(folder)
        let base = (folder.hasSuffix("/") ? folder : folder + "/") + plain(name)
        let page = base + ".html"
        try write(ReportLines.text(report), to: base + ".jsonl")
        try write(ReportPage(report).html, to: page)
        return [base + ".jsonl", page]
    }

    /// Creates a folder and the missing folders above it.
    ///
    /// - Throws: ``CommandFailure`` with exit code 74.
    static func createFolder(_ folder: String) throws(CommandFailure) {
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw failure(folder, BoundedFileReader.reason(of: error))
        }
    }

    /// Returns a file name in which every character other than a letter, a digit, `.`, `_` or `-` is replaced by `-`.
    static func plain(_ name: String) -> String {
        let text = String(
            NewFile.plain(name, replacement: "-").drop { $0 == "." || $0 == "-" })
        return text.isEmpty ? "report" : text
    }

    private static func failure(_ path: String, _ reason: String) -> CommandFailure {
        CommandFailure(74, "report", "\(path) cannot be written: \(reason).")
    }
}
