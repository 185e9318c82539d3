import GRDB
import KioskTestSupport
import StoreFiles

/// The limit of the disk: consecutive commits of one row each, on a database opened as kiosk opens its own.
struct RawCommits {
    private static let schema = DatabaseSchema(
        applicationID: 1, steps: ["CREATE TABLE row (id INTEGER PRIMARY KEY, text TEXT) STRICT"])
    private let database: DatabaseQueue

    init(in folder: TemporaryFolder) throws {
        database = try DatabaseFile.open(folder.file("raw.sqlite"), schema: Self.schema)
    }

    /// Returns the commits per second, measured over a number of commits.
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
