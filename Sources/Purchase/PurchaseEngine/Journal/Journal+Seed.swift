import GRDB
import StoreFiles

extension Journal {
    /// The seed that stands in the file; made by the first driver, and empty before that.
    static func seed(
        _ database: DatabaseQueue, path: String, isDriving: Bool
    ) throws(FileFailure) -> String {
        try DatabaseFile.translating(path) {
            if let known = try database.read({ try seed($0) }) { return known }
            guard isDriving else { return "" }
            let made = String(UInt64.random(in: .min ... .max), radix: 16)
            try database.write { database in
                try database.execute(
                    sql: "INSERT INTO meta (key, value) VALUES ('seed', ?)", arguments: [made])
            }
            return made
        }
    }

    private static func seed(_ database: Database) throws -> String? {
        try String.fetchOne(database, sql: "SELECT value FROM meta WHERE key = 'seed'")
    }
}
