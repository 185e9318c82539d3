import Foundation
import KioskTestSupport
import Testing

@testable import KioskApp

@Suite("The holder of a lock file") struct LockHolderTests {
    @Test("is the process that locked this file, and no process once it is unlocked")
    func holder() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("driver.lock")
        #expect(LockHolder.of(path)?.process == nil)
        let lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        try #require(lock >= 0)
        #expect(LockHolder.of(path)?.process == nil)
        try #require(flock(lock, LOCK_EX | LOCK_NB) == 0)
        #expect(LockHolder.of(path)?.process == getpid())
        // A child that another test starts at this moment has a copy of the descriptor.
        flock(lock, LOCK_UN)
        close(lock)
        #expect(LockHolder.of(path)?.process == nil)
    }

    @Test("is read from the row with the file's device and inode, and from no other row")
    func rows() {
        let file = LockedFileID(major: 0xfe, minor: 0x1b, inode: 131)
        let others = """
            1: FLOCK  ADVISORY  WRITE 11 fe:00:131 0 EOF
            2: FLOCK  ADVISORY  WRITE 12 08:1b:131 0 EOF
            3: FLOCK  ADVISORY  WRITE 13 fe:1b:1131 0 EOF
            4: POSIX  ADVISORY  WRITE 14 fe:1b:131 0 EOF
            4: -> FLOCK  ADVISORY  WRITE 15 fe:1b:131 0 EOF
            5: FLOCK  ADVISORY  WRITE 16 131 0 EOF

            """
        #expect(file.holder(in: others) == nil)
        #expect(file.holder(in: others + "6: FLOCK  ADVISORY  WRITE 17 fe:1b:131 0 EOF\n") == 17)
    }
}
