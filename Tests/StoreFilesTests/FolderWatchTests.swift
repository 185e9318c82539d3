import Foundation
import KioskTestSupport
import Testing

@testable import StoreFiles

@Suite struct FolderWatchTests {
    @Test("an announcement wakes the watchers of a folder", .timeLimit(.minutes(2)))
    func announcing() async throws {
        let folder = try TemporaryFolder()
        var news = FolderWatch.changes(in: folder.path).makeAsyncIterator()
        FolderWatch.notifyObservers(in: folder.path)
        #expect(await news.next() != nil)
    }

    @Test(
        "a watch of several folders ends when one is moved or missing", .timeLimit(.minutes(2)))
    func removal() async throws {
        let folder = try TemporaryFolder()
        let folders = Set(["a", "b"].map { folder.file($0) })
        for path in folders {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: false)
        }
        var changes = FolderWatch.changes(in: folders).makeAsyncIterator()
        try FileManager.default.moveItem(atPath: folder.file("a"), toPath: folder.file("c"))
        #expect(await changes.next() != nil)
        while await changes.next() != nil {}
        for await _ in FolderWatch.changes(in: folders) {}
    }

    @Test("the exhausted limit is derived from the error, and other errors are not shortages")
    func shortages() throws {
        #expect(WatchShortage(EMFILE) == .instances)
        #expect(WatchShortage(ENFILE) == .instances)
        #expect(WatchShortage(ENOSPC) == .watches)
        #expect(WatchShortage(ENOENT) == nil)
        let gone = try TemporaryFolder().file("gone")
        #expect(FolderWatch.shortage(for: gone) != .watches)
    }

    @Test(
        "without system watches the folder is polled, and changes are found",
        .timeLimit(.minutes(2)))
    func looking() async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("journal.sqlite-wal")
        var news = FolderWatch.pollingChanges(in: folder.path).makeAsyncIterator()
        // The first event covers what may have been missed before the first poll.
        #expect(await news.next() != nil)
        FolderWatch.notifyObservers(in: folder.path)
        #expect(await news.next() != nil)
        try Data("a".utf8).write(to: URL(fileURLWithPath: file))
        #expect(await news.next() != nil)
        try FileManager.default.removeItem(atPath: folder.path)
        while await news.next() != nil {}
    }
}
