import GRDB
import KioskTestSupport
import StoreFiles

/// What the disk gives at most: one row a commit, one after the other, on a database opened as kiosk opens its own.
struct RawCommits {
    private static let schema = DatabaseSchema(
        applicationID: 1, steps: ["CREATE TABLE row (id INTEGER PRIMARY KEY, text TEXT) STRICT"])
    private let database: DatabaseQueue

    init(in folder: TemporaryFolder) throws {
        database = try DatabaseFile.open(folder.file("raw.sqlite"), schema: Self.schema)
    }

    /// Commits a second, over so many commits.
    func rate(over count: Int) throws -> Double {
        let watch = Stopwatch()
        for _ in 0..<count {
            try database.write { database in
                try database.execute(
                    sql: "INSERT INTO row (text) VALUES (?)", arguments: ["a row of some length"])
            }
        }
        return Double(count) / watch.milliseconds * 1000
    }
}
