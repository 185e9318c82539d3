import GRDB
import StoreFiles

extension Journal {
    /// The seed that stands in the file since it was made.
    static func seed(_ database: DatabaseQueue, path: String) throws(FileFailure) -> String {
        try DatabaseFile.translating(path) {
            try database.read { database in
                try String.fetchOne(database, sql: "SELECT value FROM meta WHERE key = 'seed'")
            }
        } ?? ""
    }
}
