import Foundation
import KioskTestSupport
import StoreFiles
import Testing

/// The file mode mask belongs to the whole process, so these tests run one after another.
@Suite("Privacy of a profile's files", .serialized)
struct PrivacyTests {
    private func failure(_ body: () throws(FileFailure) -> Void) -> FileFailure? {
        do throws(FileFailure) {
            try body()
            return nil
        } catch {
            return error
        }
    }

    private func isUnsafe(_ failure: FileFailure?) -> Bool {
        if case .unsafe = failure { true } else { false }
    }

    @Test("folders are 0700 and files 0600 under any mask", arguments: [0, 0o077] as [mode_t])
    func modes(mask: mode_t) throws {
        let folder = try TemporaryFolder()
        let before = umask(mask)
        defer { umask(before) }
        try PrivateFolder.create(folder.file("a/b"))
        try PrivateFile.touch(folder.file("a/b/file"))
        #expect(try folder.mode("a") == 0o700)
        #expect(try folder.mode("a/b") == 0o700)
        #expect(try folder.mode("a/b/file") == 0o600)
    }

    @Test("permissions for others are removed")
    func tightened() throws {
        let folder = try TemporaryFolder()
        try PrivateFolder.create(folder.file("a"))
        try PrivateFile.touch(folder.file("a/file"))
        chmod(folder.file("a/file"), 0o644)
        chmod(folder.file("a"), 0o755)
        try PrivateFolder.create(folder.file("a"))
        try PrivateFile.touch(folder.file("a/file"))
        #expect(try folder.mode("a") == 0o700)
        #expect(try folder.mode("a/file") == 0o600)
    }

    @Test("a symbolic link is refused, and its target stays unchanged")
    func symbolicLink() throws {
        let folder = try TemporaryFolder()
        try Data("theirs".utf8).write(to: URL(fileURLWithPath: folder.file("target")))
        chmod(folder.file("target"), 0o644)
        symlink(folder.file("target"), folder.file("link"))
        #expect(
            isUnsafe(
                failure { () throws(FileFailure) in try PrivateFile.touch(folder.file("link")) }))
        #expect(try folder.mode("target") == 0o644)
    }

    @Test("a link to a folder is refused")
    func folderLink() throws {
        let folder = try TemporaryFolder()
        try PrivateFolder.create(folder.file("target"))
        symlink(folder.file("target"), folder.file("link"))
        #expect(
            isUnsafe(
                failure { () throws(FileFailure) in try PrivateFolder.create(folder.file("link")) })
        )
    }

    @Test("a pipe is refused without waiting for its other end")
    func pipe() throws {
        let folder = try TemporaryFolder()
        mkfifo(folder.file("pipe"), 0o600)
        #expect(
            isUnsafe(
                failure { () throws(FileFailure) in try PrivateFile.touch(folder.file("pipe")) }))
    }

    @Test("a file with a second hard link is refused")
    func hardLink() throws {
        let folder = try TemporaryFolder()
        try PrivateFile.touch(folder.file("one"))
        link(folder.file("one"), folder.file("two"))
        #expect(
            isUnsafe(
                failure { () throws(FileFailure) in try PrivateFile.touch(folder.file("one")) }))
    }

    @Test("a file in place of a folder is refused")
    func fileForFolder() throws {
        let folder = try TemporaryFolder()
        try PrivateFile.touch(folder.file("file"))
        #expect(
            isUnsafe(
                failure { () throws(FileFailure) in try PrivateFolder.create(folder.file("file")) })
        )
    }
}
