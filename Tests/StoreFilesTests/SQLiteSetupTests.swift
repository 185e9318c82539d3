import GRDB
import GRDBSQLite
import Testing

@Suite("The settings of SQLite")
struct SQLiteSetupTests {
    @Test(
        "SQLite counts no allocated memory, so that connections do not wait for the lock of the count"
    )
    func memoryStatistics() throws {
        let queue = try DatabaseQueue()
        try queue.write { try $0.execute(sql: "CREATE TABLE notes (text TEXT)") }
        #expect(sqlite3_memory_used() == 0)
        withExtendedLifetime(queue) {}
    }
}
