import Foundation
import Glibc
import KioskTestSupport
import TerminalGraphics
import Testing

@testable import KioskApp

@Suite("Screen recordings") struct AsciicastRecorderTests {
    private let size = Size(width: 80, height: 24)

    private func record(
        _ path: String, _ write: (AsciicastRecorder) -> Void
    ) throws -> [String] {
        do {
            let cast = try AsciicastRecorder(
                path, size: size, terminalType: "xterm-256color", date: 1_763_000_000, at: 5000)
            write(cast)
        }
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.hasSuffix("\n"))
        return text.split(separator: "\n").map(String.init)
    }

    @Test("a recording in asciicast v2 has a header and then one event per line")
    func lines() throws {
        let folder = try TemporaryFolder()
        let lines = try record(folder.path + "/demo.cast") { cast in
            cast.record(Array("\u{1B}[1mgems \"60\" 宝石\r\n".utf8), size: size, at: 5007)
            cast.record(
                Array("x".utf8), size: Size(width: 100, height: 30), at: 5007 + 61_250)
        }
        #expect(
            lines == [
                #"{"env":{"TERM":"xterm-256color"},"height":24,"timestamp":1763000000,"#
                    + #""title":"kiosk","version":2,"width":80}"#,
                #"[0.007, "o", "\u001b[1mgems \"60\" 宝石\r\n"]"#,
                #"[61.257, "r", "100x30"]"#, #"[61.257, "o", "x"]"#,
            ])
    }

    @Test("each line is valid JSON for any screen contents")
    func json() throws {
        let folder = try TemporaryFolder()
        let nasty = (0...0x2FF).compactMap(Unicode.Scalar.init).map { String($0) }.joined()
        let lines = try record(folder.path + "/demo.cast") { cast in
            cast.record(Array((nasty + "\u{2028}\u{202E}\u{FEFF}").utf8), size: size, at: 5000)
        }
        let event = try JSONSerialization.jsonObject(with: Data(lines[1].utf8)) as? [Any]
        #expect(event?.last as? String == nasty + "\u{2028}\u{202E}\u{FEFF}")
    }

    @Test("a recording never overwrites an existing file")
    func existing() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/demo.cast"
        try Data("mine".utf8).write(to: URL(filePath: path))
        let failure = #expect(throws: CommandFailure.self) { _ = try record(path) { _ in } }
        #expect(failure?.exitCode == 74)
        #expect(failure?.message.contains("exists already") == true)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
    }

    @Test("a recording is readable by its owner only")
    func mode() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/demo.cast"
        _ = try record(path) { _ in }
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test("a full disk ends the recording, is reported once and affects nothing else")
    func full() throws {
        let device = open("/dev/full", O_WRONLY | O_CLOEXEC)
        try #require(device >= 0)
        let cast = AsciicastRecorder("demo.cast", device, size: size, at: 0)
        #expect(cast.newFailure() == nil)
        cast.record(Array("x".utf8), size: size, at: 1)
        cast.record(Array("y".utf8), size: size, at: 2)
        #expect(cast.newFailure() == "No space left on device")
        #expect(cast.newFailure() == nil)
        #expect(cast.failure != nil)
    }

    @Test("a disk that fills up during a write leaves only complete lines")
    func fullInALine() throws {
        let file = try fileThatIsFull(at: 8192)
        let copy = dup(file)
        defer { close(copy) }
        let cast = AsciicastRecorder("demo.cast", file, size: size, at: 0)
        cast.record(Array("first".utf8), size: size, at: 1)
        cast.record([UInt8](repeating: UInt8(ascii: "x"), count: 20_000), size: size, at: 2)
        #expect(cast.failure != nil)
        var bytes = [UInt8](repeating: 0, count: 9000)
        let count = pread(copy, &bytes, bytes.count, 0)
        #expect(
            String(decoding: bytes[..<max(count, 0)], as: UTF8.self) == #"[0.001, "o", "first"]"#
                + "\n")
    }

    /// Creates a file in memory that cannot grow beyond a size in whole pages.
    private func fileThatIsFull(at size: off_t) throws -> Int32 {
        // Swift imports neither memfd_create nor these constants.
        let (allowsSealing, addSeals, sealGrow) = (UInt32(2), Int32(1033), Int32(4))
        typealias Make = @convention(c) (UnsafePointer<CChar>, UInt32) -> Int32
        let make = unsafeBitCast(try #require(dlsym(nil, "memfd_create")), to: Make.self)
        let file = make("cast", allowsSealing)
        try #require(file >= 0)
        let isFull = ftruncate(file, size) == 0 && fcntl(file, addSeals, sealGrow) == 0
        try #require(isFull)
        return file
    }
}
