import Foundation
import KioskTestSupport
import StoreFiles
import Testing

@Suite("Reserve files")
struct ReserveFileTests {
    @Test("the reserve is written in full and readable for its owner only")
    func kept() throws {
        let folder = try TemporaryFolder()
        let reserve = ReserveFile(folder.file("a.reserve"))
        #expect(!reserve.isAllocated)
        try reserve.allocate()
        #expect(reserve.isAllocated)
        var status = stat()
        #expect(stat(folder.file("a.reserve"), &status) == 0)
        #expect(Int(status.st_size) == ReserveFile.size)
        #expect(Int(status.st_blocks) * 512 >= ReserveFile.size)
        #expect(status.st_mode & 0o777 == 0o600)
        // A compressing file system could shrink uniform bytes and would keep no room.
        let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.file("a.reserve")))
        #expect(Set(bytes).count == 256)
    }

    @Test(
        "a reserve of an earlier process is kept, completed if it was cut off, and made again after a release"
    )
    func again() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.reserve")
        try Data(repeating: 7, count: 1000).write(to: URL(fileURLWithPath: path))
        try ReserveFile(path).allocate()
        #expect(FileStatus.size(of: path) == Int64(ReserveFile.size))
        let next = ReserveFile(path)
        try next.allocate()
        #expect(next.release() && !next.isAllocated && FileStatus.size(of: path) == nil)
        #expect(!next.release())
        try next.allocate()
        #expect(next.isAllocated && FileStatus.size(of: path) == Int64(ReserveFile.size))
    }

    @Test("a full disk releases the reserve for one more attempt, and other failures do not")
    func lending() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.reserve")
        let reserve = ReserveFile(path)
        try reserve.allocate()
        func fail(_ failure: FileFailure) throws(FileFailure) -> Int {
            var tries = 0
            return try reserve.retryIfFull { () throws(FileFailure) in
                tries += 1
                if tries == 1 { throw failure }
                return tries
            }
        }
        #expect(throws: FileFailure.readOnly("x")) { try fail(.readOnly("x")) }
        #expect(reserve.isAllocated)
        #expect(try fail(.full("x")) == 2)
        #expect(!reserve.isAllocated && FileStatus.size(of: path) == nil)
        #expect(throws: FileFailure.full("x")) { try fail(.full("x")) }
    }

    @Test("a link in place of the reserve is refused, and nothing is written through it")
    func link() throws {
        let folder = try TemporaryFolder()
        let (path, other) = (folder.file("a.reserve"), folder.file("other"))
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: other)
        #expect(throws: FileFailure.self) { try ReserveFile(path).allocate() }
        #expect(FileStatus.size(of: other) == nil)
    }
}
