import Foundation
import GRDB
import KioskTestSupport
import StoreFiles
import Synchronization
import Testing

@Suite("Locks and databases", .timeLimit(.minutes(2)))
struct DatabaseTests {
    private let schema = DatabaseSchema(
        applicationID: 0x7465_7374, steps: ["CREATE TABLE notes (text TEXT NOT NULL) STRICT"])

    @Test("a lock is held against a second descriptor until its holder is gone")
    func lock() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("lock")
        do {
            let first = try FileLock.take(path)
            #expect(throws: FileFailure.locked(path)) { _ = try FileLock.take(path) }
            withExtendedLifetime(first) {}
        }
        let second = try FileLock.take(path)
        withExtendedLifetime(second) {}
    }

    @Test("a lock is released while another process still has a copy of its descriptor")
    func copiedDescriptor() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("lock")
        var first: FileLock? = try FileLock.take(path)
        let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
        let descriptor = try #require(
            descriptors.compactMap { Int32($0) }.first {
                let link = "/proc/self/fd/\($0)"
                return (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) == path
            })
        let copy = dup(descriptor)
        defer { close(copy) }
        #expect(copy >= 0 && first != nil)
        first = nil
        let second = try FileLock.take(path)
        withExtendedLifetime(second) {}
    }

    @Test(
        "whoever shares a lock is told whether there are others, and keeps those out who want it alone"
    )
    func sharing() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("lock")
        for _ in 0..<2 {
            let first = try FileLock.share(path)
            let second = try FileLock.share(path)
            #expect(first.isAlone && !second.isAlone)
            #expect(throws: FileFailure.locked(path)) { _ = try FileLock.take(path) }
            withExtendedLifetime((first, second)) {}
        }
        let alone = try FileLock.take(path)
        withExtendedLifetime(alone) {}
    }

    @Test("whoever waits gets the lock once it is released")
    func waiting() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("lock")
        let held = Mutex<FileLock?>(try FileLock.take(path))
        let isTaken: Bool = await withCheckedContinuation { continuation in
            StoreFiles.Thread.start {
                continuation.resume(returning: (try? FileLock.wait(path)) != nil)
            }
            held.withLock { $0 = nil }
        }
        #expect(isTaken)
    }

    @Test("eight threads that make the same database at once all get it", arguments: 1...8)
    func together(round: Int) async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("round-\(round).sqlite")
        let schema = schema
        try await withThrowingTaskGroup { group in
            for _ in 0..<8 {
                group.addTask {
                    try await onOwnThread {
                        try DatabaseFile.open(path, schema: schema)
                            .write { try $0.execute(sql: "INSERT INTO notes VALUES ('a')") }
                    }
                }
            }
            try await group.waitForAll()
        }
        let count = try await DatabaseFile.open(path, schema: schema).read { database in
            try Int.fetchOne(database, sql: "SELECT count(*) FROM notes")
        }
        #expect(count == 8)
    }

    @Test("what an older kiosk made is led on, with all that is in it")
    func migrated() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.sqlite")
        let older = try DatabaseFile.open(path, schema: schema)
        try await older.write { try $0.execute(sql: "INSERT INTO notes VALUES ('a')") }
        try older.close()
        let newer = DatabaseSchema(
            applicationID: schema.applicationID,
            steps: schema.steps + ["ALTER TABLE notes ADD COLUMN more TEXT"])
        let row = try DatabaseFile.open(path, schema: newer).read {
            try Row.fetchOne($0, sql: "SELECT text, more FROM notes")
        }
        #expect(row == ["text": "a", "more": nil])
        #expect(throws: FileFailure.newer(path: path, found: 2, known: 1)) {
            _ = try DatabaseFile.open(path, schema: schema)
        }
    }

    /// Whether this process holds SQLite's shared lock on a file: the lock of an open file description is in the way
    /// of the locks of processes, of its own too.
    private func isLocked(_ path: String) throws -> Bool {
        let descriptor = open(path, O_RDWR | O_CLOEXEC)
        try #require(descriptor >= 0)
        var range = flock()
        range.l_type = Int16(F_WRLCK)
        range.l_start = 0x4000_0002
        range.l_len = 510
        // F_OFD_GETLK. Closing the descriptor ends what is asked about, so the test is over then.
        try #require(fcntl(descriptor, 36, &range) == 0)
        close(descriptor)
        return range.l_type != Int16(F_UNLCK)
    }

    @Test("a second connection of the same process takes no lock from the first")
    func locks() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.sqlite")
        let first = try DatabaseFile.open(path, schema: schema)
        try first.write { try $0.execute(sql: "INSERT INTO notes VALUES ('a')") }
        let second = try DatabaseFile.open(path, schema: schema)
        try second.close()
        #expect(try isLocked(path))
        withExtendedLifetime(first) {}
    }

    @Test("opening what is there changes no byte of it")
    func untouched() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.sqlite")
        try DatabaseFile.open(path, schema: schema).close()
        let before = try Data(contentsOf: URL(filePath: path))
        let opened = try DatabaseFile.open(path, schema: schema)
        #expect(try Data(contentsOf: URL(filePath: path)) == before)
        #expect(try Data(contentsOf: URL(filePath: path + "-wal")).isEmpty)
        try opened.close()
        #expect(try Data(contentsOf: URL(filePath: path)) == before)
    }

    @Test("a commit survives a power failure: WAL, and synchronous is FULL")
    func settings() throws {
        let folder = try TemporaryFolder()
        let database = try DatabaseFile.open(folder.file("a.sqlite"), schema: schema)
        let (mode, level) = try database.read { database in
            (
                try String.fetchOne(database, sql: "PRAGMA journal_mode"),
                try Int.fetchOne(database, sql: "PRAGMA synchronous")
            )
        }
        #expect(mode == "wal")
        #expect(level == 2)
        #expect(try folder.mode("a.sqlite") == 0o600)
        #expect(try folder.mode("a.sqlite-wal") == 0o600)
    }

    @Test("a database of another kind, or a newer one, is refused and left as it was")
    func foreign() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.sqlite")
        try DatabaseFile.open(path, schema: schema).close()
        let before = try Data(contentsOf: URL(fileURLWithPath: path))
        let others = [
            DatabaseSchema(applicationID: 1, steps: schema.steps),
            DatabaseSchema(applicationID: schema.applicationID, steps: []),
        ]
        for other in others {
            #expect(throws: FileFailure.self) { _ = try DatabaseFile.open(path, schema: other) }
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    }

    /// Whether anybody, this process too, holds a lock that a writer would have to wait for.
    private func isLocked(_ descriptor: Int32) -> Bool {
        // F_OFD_GETLK asks in the name of the descriptor, so that the locks of its own process count.
        let question: Int32 = 36
        var answer = flock()
        answer.l_type = Int16(F_WRLCK)
        answer.l_whence = Int16(SEEK_SET)
        return fcntl(descriptor, question, &answer) == 0 && answer.l_type != Int16(F_UNLCK)
    }

    @Test("opening a database again in the same process leaves the locks of the first connection")
    func locksStay() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.sqlite")
        let first = try DatabaseFile.open(path, schema: schema)
        // Closing it would drop the locks, so it stays open to the end.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        defer { close(descriptor) }
        #expect(isLocked(descriptor))
        let second = try DatabaseFile.open(path, schema: schema)
        #expect(isLocked(descriptor))
        withExtendedLifetime((first, second)) {}
    }

    @Test("a watch tells of a commit by another connection")
    func watch() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.sqlite")
        let writer = try DatabaseFile.open(path, schema: schema)
        let reader = try DatabaseFile.openReading(path, schema: schema)
        // The watch begins with the stream, so that nothing is lost between the two.
        let changes = FolderWatch.changes(in: folder.path)
        try await writer.write { try $0.execute(sql: "INSERT INTO notes VALUES ('a')") }
        var count: Int? = 0
        for await _ in changes {
            count = try await reader.read {
                try Int.fetchOne($0, sql: "SELECT count(*) FROM notes")
            }
            if count == 1 { break }
        }
        #expect(count == 1)
    }

    @Test("a folder that is not there ends the watch at once")
    func nothingToWatch() async throws {
        var count = 0
        for await _ in FolderWatch.changes(in: try TemporaryFolder().file("missing")) { count += 1 }
        #expect(count == 0)
    }

    @Test(
        "a large file opens at once, and damage in it is told right after",
        arguments: [false, true])
    func large(isDamaged: Bool) async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("large.sqlite")
        let queue = try DatabaseFile.open(path, schema: schema)
        try await queue.write { database in
            try database.execute(
                sql: """
                    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
                    INSERT INTO notes SELECT hex(randomblob(500)) FROM n
                    """)
        }
        try queue.close()
        if isDamaged {
            let file = try FileHandle(forUpdating: URL(filePath: path))
            try file.seek(toOffset: 1000 * 4096)
            try file.write(contentsOf: Data(repeating: 0xFF, count: 4096))
            try file.close()
        }
        try DatabaseFile.open(path, schema: schema).close()
        let told = AsyncStream<FileFailure?>.makeStream()
        Self.check(path, told.continuation)
        for await failure in told.stream {
            guard isDamaged else {
                // The check has let go of whom it would tell.
                #expect(failure == nil)
                break
            }
            guard case .damaged(let damaged, _)? = failure else {
                Issue.record("no damage was told")
                break
            }
            #expect(damaged == path)
            break
        }
    }
}

extension DatabaseTests {
    /// Has the file checked; tells the damage, or nil when the check is over.
    private static func check(_ path: String, _ told: AsyncStream<FileFailure?>.Continuation) {
        let end = Told { told.yield(nil) }
        DatabaseFile.checkLater(path) { failure in
            told.yield(failure)
            withExtendedLifetime(end) {}
        }
    }
}

/// Says when nobody holds it any more.
private final class Told: Sendable {
    private let end: @Sendable () -> Void
    init(_ end: @escaping @Sendable () -> Void) { self.end = end }
    deinit { end() }
}
