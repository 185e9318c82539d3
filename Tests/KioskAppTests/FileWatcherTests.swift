import Foundation
import KioskTestSupport
import Testing

@testable import KioskApp

@Suite("File follower", .timeLimit(.minutes(2)))
struct FileWatcherTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Follows a file of the folder and passes the contents after each change to the body.
    ///
    /// A busy machine can interrupt a test between the creation of a file and the write to it for so long that the
    /// empty file is reported; that report is left out.
    private func follow(
        _ name: String, _ body: (inout AsyncStream<String>.AsyncIterator) async throws -> Void
    ) async throws {
        let path = folder.file(name)
        let (changes, told) = AsyncStream<String>.makeStream()
        let known = FileStamp(path)
        let task = Task {
            await FileWatcher(path: path).follow(since: known) {
                let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? "gone"
                if !text.isEmpty { told.yield(text) }
            }
        }
        var iterator = changes.makeAsyncIterator()
        try await body(&iterator)
        task.cancel()
        await task.value
    }

    private func link(_ name: String, to target: String) throws {
        let draft = folder.file("draft-link")
        try FileManager.default.createSymbolicLink(atPath: draft, withDestinationPath: target)
        try #require(rename(draft, folder.file(name)) == 0)
    }

    @Test("a file whose folders are created later is found and followed")
    func appears() async throws {
        try await follow("config/kiosk/config.yaml") { told in
            try folder.makeFolder("config")
            try folder.makeFolder("config/kiosk")
            try folder.write("first", to: "config/kiosk/config.yaml")
            #expect(await told.next() == "first")
            try folder.write("second", to: "config/kiosk/config.yaml")
            #expect(await told.next() == "second")
        }
    }

    @Test("a folder that is moved away and created again is followed")
    func madeAnew() async throws {
        try folder.makeFolder("config")
        try folder.write("first", to: "config/x")
        try await follow("config/x") { told in
            try #require(rename(folder.file("config"), folder.file("aside")) == 0)
            #expect(await told.next() == "gone")
            try folder.makeFolder("config")
            try folder.write("second", to: "config/x")
            #expect(await told.next() == "second")
        }
    }

    @Test("a folder that is created again while its removal is reported is followed")
    func createdMeanwhile() async throws {
        try folder.makeFolder("config")
        try folder.write("first", to: "config/x")
        let path = folder.file("config/x")
        let (changes, told) = AsyncStream<String>.makeStream()
        let known = FileStamp(path)
        let task = Task {
            await FileWatcher(path: path).follow(since: known) {
                let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? "gone"
                if text == "gone" {
                    try? folder.makeFolder("config")
                    _ = try? folder.write("third", to: "config/x")
                }
                if !text.isEmpty { told.yield(text) }
            }
        }
        var iterator = changes.makeAsyncIterator()
        // The report of this change shows that the watch of the folder has begun.
        try folder.write("second", to: "config/x")
        #expect(await iterator.next() == "second")
        try #require(rename(folder.file("config"), folder.file("aside")) == 0)
        #expect(await iterator.next() == "gone")
        #expect(await iterator.next() == "third")
        task.cancel()
        await task.value
    }

    @Test("a symbolic link and its target are both followed")
    func links() async throws {
        for name in ["here", "there", "elsewhere"] { try folder.makeFolder(name) }
        try folder.write("first", to: "there/x")
        try folder.write("other", to: "elsewhere/x")
        try link("here/x", to: "../there/x")
        try await follow("here/x") { told in
            try folder.write("second", to: "there/x")
            #expect(await told.next() == "second")
            try link("here/x", to: folder.file("elsewhere/x"))
            #expect(await told.next() == "other")
            try folder.write("third", to: "elsewhere/x")
            #expect(await told.next() == "third")
        }
    }

    @Test("the existing parent folders are watched, for links at both ends, and link cycles end")
    func folders() throws {
        try folder.makeFolder("a")
        #expect(WatchedFolders.of(folder.file("a/x")) == [folder.file("a")])
        #expect(WatchedFolders.of(folder.file("a/b/c/x")) == [folder.file("a")])
        try link("a/x", to: folder.file("gone/x"))
        #expect(WatchedFolders.of(folder.file("a/x")) == [folder.file("a"), folder.path])
        try link("a/ring", to: "ring")
        #expect(WatchedFolders.of(folder.file("a/ring")) == [folder.file("a")])
        #expect(WatchedFolders.of("x") == ["."] && WatchedFolders.of("/x") == ["/"])
    }
}
