import Glibc
import TerminalDriver
import TerminalGraphics

/// A recording of the screen that `asciinema play` and the players of web pages show.
///
/// The format is asciicast v2 (docs.asciinema.org/manual/asciicast/v2): a header, then one event a line, `[seconds,
/// kind, text]`. Each line is written at once: what a crash leaves is a recording up to there. Nothing that is sent
/// beside the frames is in it, so that playing it asks a terminal nothing and copies nothing.
final class AsciicastRecorder {
    /// How the file is called in messages.
    let path: String
    /// Why nothing more is recorded, as a clause; nil while all is well.
    private(set) var trouble: String?
    private var isToldOfTrouble = false
    private let descriptor: Int32
    private var size: Size
    private let start: Int64
    /// How much of the file is whole lines, in bytes.
    private var length: off_t = 0

    /// The first line.
    private struct Header: Encodable {
        let version = 2
        let width: Int
        let height: Int
        let timestamp: Int64
        let title: String
        let env: [String: String]
    }

    /// Begins a recording in a new file, for the owner's eyes only; one that is there is never written over.
    ///
    /// - Parameters:
    ///   - date: When it begins, in seconds since 1970.
    ///   - milliseconds: The same moment by the clock that the events are timed by.
    /// - Throws: ``CommandFailure`` with exit code 74.
    convenience init(
        _ path: String, size: Size, terminalType: String, date: Int64, at milliseconds: Int64
    ) throws(CommandFailure) {
        self.init(path, try Self.create(path), size: size, at: milliseconds)
        // What is compiled in is an xterm, by the name that players know.
        let type = terminalType == FrameComposer.directType ? "xterm-256color" : terminalType
        let header = Header(
            width: size.width, height: size.height, timestamp: date, title: "kiosk",
            env: ["TERM": type])
        write(JSONText.line(header) ?? "")
    }

    private static func create(_ path: String) throws(CommandFailure) -> Int32 {
        var reason = "it is there already, and a recording is never written over"
        do throws(BoundedFileReader.Failure) {
            if let descriptor = try NewFile.create(path) { return descriptor }
        } catch {
            reason = error.reason
        }
        throw CommandFailure(74, "record", "\(path) can not be recorded to: \(reason).")
    }

    /// A recording without its header.
    init(_ path: String, _ descriptor: Int32, size: Size, at milliseconds: Int64) {
        (self.path, self.descriptor, self.size, start) = (path, descriptor, size, milliseconds)
    }

    deinit {
        close(descriptor)
    }

    /// Takes down what a frame sent.
    ///
    /// - Parameter bytes: UTF-8, whole frames.
    func take(_ bytes: [UInt8], size: Size, at milliseconds: Int64) {
        if size != self.size {
            self.size = size
            event("r", "\(size.width)x\(size.height)", milliseconds)
        }
        event("o", String(decoding: bytes, as: UTF8.self), milliseconds)
    }

    /// Why nothing more is recorded; told once.
    func takeNewTrouble() -> String? {
        defer { isToldOfTrouble = trouble != nil }
        return isToldOfTrouble ? nil : trouble
    }

    private func event(_ kind: String, _ text: String, _ milliseconds: Int64) {
        let passed = max(milliseconds - start, 0)
        let thousandths = String(passed % 1000 + 1000).dropFirst()
        guard let kind = JSONText.line(kind), let text = JSONText.line(text) else { return }
        write("[\(passed / 1000).\(thousandths), \(kind), \(text)]")
    }

    private func write(_ line: String) {
        guard trouble == nil else { return }
        let bytes = Array((line + "\n").utf8)
        guard !FullWrite.write(bytes, to: descriptor) else { return length += off_t(bytes.count) }
        trouble = BoundedFileReader.failure(errno).reason
        // Half a line would make players refuse all of it.
        ftruncate(descriptor, length)
    }
}
