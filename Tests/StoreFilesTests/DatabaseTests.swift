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

    @Test("a lock is held against a second descriptor until its holder is released")
    func lock() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("lock")
        do {
            let first = try FileLock.acquire(path)
            #expect(throws: FileFailure.locked(path)) { _ = try FileLock.acquire(path) }
            withExtendedLifetime(first) {}
        }
        let second = try FileLock.acquire(path)
        withExtendedLifetime(second) {}
    }

    @Test("a lock is released while another process still has a copy of its descriptor")
    func copiedDescriptor() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("lock")
        var first: FileLock? = try FileLock.acquire(path)
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
        let second = try FileLock.acquire(path)
        withExtendedLifetime(second) {}
    }

    @Test(
        "a shared lock knows whether there are others and excludes an exclusive lock"
    )
    func sharing() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("lock")
        for _ in 0..<2 {
            let first = try FileLock.share(path)
            let second = try FileLock.share(path)
            #expect(first.isAlone && !second.isAlone)
            #expect(throws: FileFailure.locked(path)) { _ = try FileLock.acquire(path) }
            withExtendedLifetime((first, second)) {}
        }
        let alone = try FileLock.acquire(path)
        withExtendedLifetime(alone) {}
    }

    @Test("a waiter gets the lock once it is released")
    func waiting() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("lock")
        let held = Mutex<FileLock?>(try FileLock.acquire(path))
        let isTaken: Bool = await withCheckedContinuation { continuation in
            StoreFiles.Thread.start {
                continuation.resume(returning: (try? FileLock.wait(path)) != nil)
            }
            held.withLock { $0 = nil }
        }
        #expect(isTaken)
    }

    @Test("eight threads that create the same database at once all open it", arguments: 1...8)
    func together(round: Int) async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("round-\(round).sqlite")
        let schema = schema
        try await withThrowingTaskGroup { group in
            for _ in 0..<8 {
                group.addTask {
                    try await runOnNewThread {
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

    @Test("a database of an older version is migrated with its contents")
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

    /// Whether this process holds SQLite's shared lock on a file. A lock of an open file description conflicts with the
    /// process's own POSIX locks too.
    private func isLocked(_ path: String) throws -> Bool {
        let descriptor = open(path, O_RDWR | O_CLOEXEC)
        try #require(descriptor >= 0)
        var range = flock()
        range.l_type = Int16(F_WRLCK)
        range.l_start = 0x4000_0002
        range.l_len = 510
        // 36 is F_OFD_GETLK. Closing the descriptor drops this process's locks on the file, so the test must end then.
        try #require(fcntl(descriptor, 36, &range) == 0)
        close(descriptor)
        return range.l_type != Int16(F_UNLCK)
    }

    @Test("a second connection of the same process does not drop the locks of the first")
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

    @Test("opening an existing database changes no byte of it")
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

    @Test("a commit survives a power failure: WAL mode, and synchronous is FULL")
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

    @Test("a database of another application or a newer version is refused and left unchanged")
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

    /// Whether any process, including this one, holds a lock that a writer would have to wait for.
    private func isLocked(_ descriptor: Int32) -> Bool {
        // F_OFD_GETLK (36) asks for the descriptor, so locks of this process count too.
        let question: Int32 = 36
        var answer = flock()
        answer.l_type = Int16(F_WRLCK)
        answer.l_whence = Int16(SEEK_SET)
        return fcntl(descriptor, question, &answer) == 0 && answer.l_type != Int16(F_UNLCK)
    }

    @Test("opening a database again in the same process keeps the locks of the first connection")
    func locksStay() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.sqlite")
        let first = try DatabaseFile.open(path, schema: schema)
        // Closing the descriptor would drop the locks, so it stays open to the end.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        defer { close(descriptor) }
        #expect(isLocked(descriptor))
        let second = try DatabaseFile.open(path, schema: schema)
        #expect(isLocked(descriptor))
        withExtendedLifetime((first, second)) {}
    }

    @Test("a watch reports a commit by another connection")
    func watch() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.sqlite")
        let writer = try DatabaseFile.open(path, schema: schema)
        let reader = try DatabaseFile.openReadOnly(path, schema: schema)
        // The watch begins with the stream, so no change between the two is lost.
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

    @Test("watching a missing folder ends at once")
    func nothingToWatch() async throws {
        var count = 0
        for await _ in FolderWatch.changes(in: try TemporaryFolder().file("missing")) { count += 1 }
        #expect(count == 0)
    }

    @Test(
        "a large file opens at once, and damage in it is reported shortly after",
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
                // The check ended and released its callback.
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
    /// Starts the check of a file and yields the damage found, or nil once the check has ended.
    private static func check(_ path: String, _ told: AsyncStream<FileFailure?>.Continuation) {
        let end = Told { told.yield(nil) }
        DatabaseFile.checkLater(path) { failure in
            told.yield(failure)
            withExtendedLifetime(end) {}
        }
    }
}

/// Calls a closure when its last reference is released.
private final class Told: Sendable {
    private let end: @Sendable () -> Void
    init(_ end: @escaping @Sendable () -> Void) { self.end = end }
    deinit { end() }
}
