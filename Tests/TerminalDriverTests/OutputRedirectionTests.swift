import Foundation
import TerminalGraphics
import Testing

@testable import TerminalDriver

struct OutputRedirectionTests {
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("kiosk-diversion-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private func append(_ text: String, to file: URL) throws {
        let handle = try FileHandle(forWritingTo: file)
        try handle.seekToEnd()
        try handle.write(contentsOf: Data(text.utf8))
        try handle.close()
    }

    @Test("the replay contains the text since the start, with control characters escaped")
    func replay() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("log")
            try Data("old\n".utf8).write(to: file)
            let diversion = try #require(OutputRedirection(to: file.path))
            try append("new \u{1B}[31m\nlast\n", to: file)
            let lines = diversion.lines().map(\.string)
            #expect(lines.count == 2)
            #expect(lines.last == "last")
            #expect(lines.allSatisfy { !$0.contains("\u{1B}") })
        }
    }

    @Test("only the last forty lines are replayed")
    func tail() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("log")
            let diversion = try #require(OutputRedirection(to: file.path))
            #expect(diversion.lines().isEmpty)
            try append((1...5000).map { "line \($0)\n" }.joined(), to: file)
            let lines = diversion.lines().map(\.string)
            #expect(lines.count == 40)
            #expect(lines.last == "line 5000")
        }
    }

    @Test("a link is not followed, and without a file the output is not redirected")
    func refusals() throws {
        try withFolder { folder in
            let link = folder.appendingPathComponent("link")
            try FileManager.default.createSymbolicLink(
                at: link, withDestinationURL: folder.appendingPathComponent("target"))
            #expect(OutputRedirection(to: link.path) == nil)
            #expect(OutputRedirection(to: folder.path + "/missing/log") == nil)
        }
    }
}
