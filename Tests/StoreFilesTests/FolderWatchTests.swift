import KioskTestSupport
import StoreFiles
import Testing

@Suite struct FolderWatchTests {
    @Test("who watches a folder is woken by an announcement", .timeLimit(.minutes(5)))
    func announcing() async throws {
        let folder = try TemporaryFolder()
        var news = FolderWatch.changes(in: folder.path).makeAsyncIterator()
        FolderWatch.announce(in: folder.path)
        #expect(await news.next() != nil)
    }
}
