import Glibc
import TerminalDriver
import TerminalGraphics

/// Records the screen for `asciinema play` and for players on web pages.
///
/// The format is asciicast v2 (docs.asciinema.org/manual/asciicast/v2): a header, then one event a line,
/// `[seconds, kind, text]`. Each line is written at once, so that a crash leaves a valid recording up to that point.
/// Only frames are recorded: sequences that query the terminal or copy to its clipboard are left out, so that playing
/// the file does neither.
final class AsciicastRecorder {
    /// The path of the file, as messages name it.
    let path: String
    /// The reason why recording stopped, as a clause; nil while recording works.
    private(set) var failure: String?
    private var hasReportedFailure = false
    private let descriptor: Int32
    private var size: Size
    private let start: Int64
    /// The length of the complete lines in the file, in bytes.
    private var length: off_t = 0

    /// Starts a recording in a new file that only its owner can read; never overwrites a file.
    ///
    /// - Parameters:
    ///   - date: The start of the recording, in seconds since 1970.
    ///   - milliseconds: The same moment by the clock of the events.
    /// - Throws: ``CommandFailure`` with exit code 74.
    convenience init(
        _ path: String, size: Size, terminalType: String, date: Int64, at milliseconds: Int64
    ) throws(CommandFailure) {
        self.init(path, try NewFile.createRecording(path), size: size, at: milliseconds)
        // The direct type is a compiled-in xterm; players know it by this name.
        let type = terminalType == FrameComposer.directType ? "xterm-256color" : terminalType
        let header: JSONLine = [
            "version": 2, "width": size.width, "height": size.height, "timestamp": date,
            "title": "kiosk", "env": ["TERM": type],
        ]
        write(JSONText.line(header) ?? "")
    }

    /// Creates a recorder that writes no header.
    init(_ path: String, _ descriptor: Int32, size: Size, at milliseconds: Int64) {
        (self.path, self.descriptor, self.size, start) = (path, descriptor, size, milliseconds)
    }

    deinit {
        close(descriptor)
    }

    /// Records the output of a frame, and a change of the window's size before it.
    ///
    /// - Parameter bytes: Whole frames in UTF-8.
    func record(_ bytes: [UInt8], size: Size, at milliseconds: Int64) {
        if size != self.size {
            self.size = size
            event("r", "\(size.width)x\(size.height)", milliseconds)
        }
        event("o", String(decoding: bytes, as: UTF8.self), milliseconds)
    }

    /// Returns the reason why recording stopped, the first time it is asked for.
    func newFailure() -> String? {
        defer { hasReportedFailure = failure != nil }
        return hasReportedFailure ? nil : failure
    }

    private func event(_ kind: String, _ text: String, _ milliseconds: Int64) {
        let passed = max(milliseconds - start, 0)
        let thousandths = String(passed % 1000 + 1000).dropFirst()
        guard let kind = JSONText.line(kind), let text = JSONText.line(text) else { return }
        write("[\(passed / 1000).\(thousandths), \(kind), \(text)]")
    }

    private func write(_ line: String) {
        guard failure == nil else { return }
        let bytes = Array((line + "\n").utf8)
        guard !FileDescriptorWriter.write(bytes, to: descriptor) else {
            return length += off_t(bytes.count)
        }
        failure = BoundedFileReader.failure(errno).reason
        // Players refuse a whole file that ends in half a line.
        ftruncate(descriptor, length)
    }
}
