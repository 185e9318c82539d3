import GRDB
import KioskTestSupport
import StoreFiles
import Testing

@Suite("Database resets")
struct DatabaseResetTests {
    private let schema = DatabaseSchema(
        applicationID: 0x7465_7374,
        steps: [
            """
            CREATE TABLE accounts (name TEXT PRIMARY KEY) STRICT;
            CREATE TABLE orders (
                id INTEGER PRIMARY KEY AUTOINCREMENT, account TEXT NOT NULL REFERENCES accounts (name)
            ) STRICT;
            CREATE TABLE lines (
                orders INTEGER NOT NULL REFERENCES orders (id), text TEXT,
                before TEXT REFERENCES lines (text), UNIQUE (text)
            ) STRICT;
            CREATE TABLE settings (name TEXT PRIMARY KEY, value BLOB) STRICT, WITHOUT ROWID;
            INSERT INTO settings VALUES ('seed', x'00ff'), ('nothing', NULL);
            """
        ])

    private func used(_ path: String) throws -> (DatabaseQueue, DatabaseReset) {
        let queue = try DatabaseFile.open(path, schema: schema)
        let slate = try held(by: queue)
        try queue.write { database in
            try database.execute(
                sql: """
                    INSERT INTO accounts VALUES ('ann');
                    INSERT INTO orders (account) VALUES ('ann'), ('ann');
                    INSERT INTO lines VALUES (2, 'one', NULL), (2, 'two', 'one');
                    UPDATE settings SET value = x'01' WHERE name = 'seed';
                    INSERT INTO settings VALUES ('more', x'02');
                    """)
        }
        return (queue, slate)
    }

    private func held(by queue: DatabaseQueue) throws -> DatabaseReset {
        try DatabaseReset(of: OpenDatabases([queue]))
    }

    @Test("a reset removes what was written, restores the initial rows and restarts row numbers")
    func wipe() throws {
        let folder = try TemporaryFolder()
        let (queue, slate) = try used(folder.file("a"))
        #expect(try held(by: queue) != slate)
        try slate.wipe(OpenDatabases([queue]))
        #expect(try held(by: queue) == slate)
        #expect(
            try held(by: DatabaseFile.open(folder.file("b"), schema: schema)) == slate)
        let number = try queue.write { database in
            try database.execute(
                sql:
                    "INSERT INTO accounts VALUES ('bo'); INSERT INTO orders (account) VALUES ('bo')"
            )
            return database.lastInsertedRowID
        }
        #expect(number == 1)
    }

    @Test("a reset with the initial contents of one file works on another file of its schema")
    func other() throws {
        let folder = try TemporaryFolder()
        let (_, slate) = try used(folder.file("a"))
        let (queue, own) = try used(folder.file("b"))
        try slate.wipe(OpenDatabases([queue]))
        #expect(own == slate)
        #expect(try held(by: queue) == own)
    }

    @Test("a reset of a file that cannot be written fails and keeps its contents")
    func locked() throws {
        let folder = try TemporaryFolder()
        let (queue, slate) = try used(folder.file("a"))
        let full = try held(by: queue)
        try queue.inDatabase { try $0.execute(sql: "PRAGMA query_only = ON") }
        #expect(throws: FileFailure.self) { try slate.wipe(OpenDatabases([queue])) }
        try queue.inDatabase { try $0.execute(sql: "PRAGMA query_only = OFF") }
        #expect(try held(by: queue) == full)
    }

    @Test("a large file is not reset")
    func large() throws {
        let folder = try TemporaryFolder()
        let (queue, slate) = try used(folder.file("a"))
        try queue.write { database in
            try database.execute(
                sql: "INSERT INTO settings VALUES ('long', zeroblob(?))", arguments: [9 << 20])
        }
        let full = try held(by: queue)
        #expect(throws: FileFailure.self) { try slate.wipe(OpenDatabases([queue])) }
        #expect(try held(by: queue) == full)
    }

    @Test("open files are read through their connections, which stay usable")
    func open() throws {
        let folder = try TemporaryFolder()
        let (queue, _) = try used(folder.file("a"))
        let (other, _) = try used(folder.file("b"))
        let sources = ["a", "b"].map {
            FileSnapshots.Source(path: folder.file($0), schema: schema)
        }
        for queue in [queue, other] {
            // Only this connection itself sees a temporary table.
            try queue.inDatabase { try $0.execute(sql: "CREATE TEMP TABLE mark (x)") }
        }
        for opened in [[queue], [queue, other], []] {
            let open = OpenDatabases(opened)
            var marked = 0
            let counts = try FileSnapshots.read(sources, open: open) {
                (snapshots, isOneMoment) throws(FileFailure) in
                #expect(isOneMoment)
                var counts: [Int] = []
                for snapshot in snapshots {
                    let isMarked = try snapshot.read { try $0.tableExists("mark") }
                    marked += isMarked ? 1 : 0
                    counts.append(
                        try snapshot.read {
                            // An accidental write is rolled back or refused.
                            try? $0.execute(sql: "INSERT INTO accounts VALUES ('oops')")
                            return try Int.fetchOne($0, sql: "SELECT count(*) FROM orders") ?? 0
                        })
                }
                return counts
            }
            #expect(counts == [2, 2])
            #expect(marked == opened.count)
        }
        for queue in [queue, other] {
            let names = try queue.write { database in
                try database.execute(sql: "INSERT INTO accounts VALUES ('bo')")
                return try String.fetchAll(database, sql: "SELECT name FROM accounts ORDER BY 1")
            }
            #expect(names == ["ann", "bo"])
        }
    }
}
