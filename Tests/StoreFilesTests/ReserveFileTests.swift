import Foundation
import KioskTestSupport
import StoreFiles
import Testing

@Suite("Room that is kept for what was begun")
struct ReserveFileTests {
    @Test("it is there with bytes that are really written, for its owner only")
    func kept() throws {
        let folder = try TemporaryFolder()
        let reserve = ReserveFile(folder.file("a.reserve"))
        #expect(!reserve.isHeld)
        try reserve.hold()
        #expect(reserve.isHeld)
        var status = stat()
        #expect(stat(folder.file("a.reserve"), &status) == 0)
        #expect(Int(status.st_size) == ReserveFile.size)
        #expect(Int(status.st_blocks) * 512 >= ReserveFile.size)
        #expect(status.st_mode & 0o777 == 0o600)
        // What a compressing file system could shrink would keep no room.
        let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.file("a.reserve")))
        #expect(Set(bytes).count == 256)
    }

    @Test(
        "it is taken over from an earlier process, made whole where that was cut off, and made anew"
    )
    func again() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.reserve")
        try Data(repeating: 7, count: 1000).write(to: URL(fileURLWithPath: path))
        try ReserveFile(path).hold()
        #expect(FileStatus.size(of: path) == Int64(ReserveFile.size))
        let next = ReserveFile(path)
        try next.hold()
        #expect(next.letGo() && !next.isHeld && FileStatus.size(of: path) == nil)
        #expect(!next.letGo())
        try next.hold()
        #expect(next.isHeld && FileStatus.size(of: path) == Int64(ReserveFile.size))
    }

    @Test("a full disk gets it back for one more try, any other failure does not")
    func lending() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.reserve")
        let reserve = ReserveFile(path)
        try reserve.hold()
        func fail(_ failure: FileFailure) throws(FileFailure) -> Int {
            var tries = 0
            return try reserve.lending { () throws(FileFailure) in
                tries += 1
                if tries == 1 { throw failure }
                return tries
            }
        }
        #expect(throws: FileFailure.readOnly("x")) { try fail(.readOnly("x")) }
        #expect(reserve.isHeld)
        #expect(try fail(.full("x")) == 2)
        #expect(!reserve.isHeld && FileStatus.size(of: path) == nil)
        #expect(throws: FileFailure.full("x")) { try fail(.full("x")) }
    }

    @Test("a link in its place is refused, and nothing is written through it")
    func link() throws {
        let folder = try TemporaryFolder()
        let (path, other) = (folder.file("a.reserve"), folder.file("other"))
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: other)
        #expect(throws: FileFailure.self) { try ReserveFile(path).hold() }
        #expect(FileStatus.size(of: other) == nil)
    }
}
