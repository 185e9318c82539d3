import Foundation
import KioskTestSupport
import Testing

@testable import KioskApp

@Suite("Folder change notifications", .timeLimit(.minutes(2)))
struct FolderChangeNotifierTests {
    @Test("replacing a file in a watched folder is reported, and one in another folder is not")
    func tells() async throws {
        let folder = try TemporaryFolder()
        for name in ["a", "b"] {
            try folder.makeFolder(name)
            try folder.write("old", to: "\(name)/x")
        }
        let (wakes, wake) = AsyncStream<Void>.makeStream()
        let news = FolderChangeNotifier { wake.yield() }
        let isOther = news.watch([folder.file("a")], for: [folder.file("a/x")])
        #expect(isOther)
        let isSame = news.watch([folder.file("a")], for: [folder.file("a/x")])
        #expect(!isSame)
        #expect(!news.consumeChange())
        try folder.write("other", to: "b/x")
        try folder.write("new", to: "draft")
        try #require(rename(folder.file("draft"), folder.file("a/x")) == 0)
        var iterator = wakes.makeAsyncIterator()
        await iterator.next()
        #expect(news.consumeChange())
        #expect(!news.consumeChange())
    }

    @Test("watching new folders replaces the previous ones")
    func moves() async throws {
        let folder = try TemporaryFolder()
        for name in ["a", "b"] { try folder.makeFolder(name) }
        let (wakes, wake) = AsyncStream<Void>.makeStream()
        let news = FolderChangeNotifier { wake.yield() }
        _ = news.watch([folder.file("a")], for: [])
        _ = news.watch([folder.file("b")], for: [])
        try folder.write("new", to: "b/x")
        var iterator = wakes.makeAsyncIterator()
        await iterator.next()
        #expect(news.consumeChange())
    }

    @Test(
        "a folder that is moved away and created again is watched anew", arguments: [true, false])
    func movesAway(isMissed: Bool) async throws {
        let folder = try TemporaryFolder()
        let (wakes, wake) = AsyncStream<Void>.makeStream()
        let news = FolderChangeNotifier { wake.yield() }
        if !isMissed { try folder.makeFolder("a") }
        // If it is missed, the folder is gone between the choice of the folders and the start of the watch.
        _ = news.watch([folder.file("a")], for: [])
        if !isMissed { try #require(rename(folder.file("a"), folder.file("aside")) == 0) }
        try folder.makeFolder("a")
        var iterator = wakes.makeAsyncIterator()
        // The end of the watch may be reported after the change.
        repeat { await iterator.next() } while !news.watch([folder.file("a")], for: [])
        #expect(news.consumeChange())
    }
}
