import GRDB
import StoreFiles

extension Journal {
    /// Returns the seed that was written when the file was created.
    static func seed(_ database: DatabaseQueue, path: String) throws(FileFailure) -> String {
        try DatabaseFile.translating(path) {
            try database.read { database in
                try String.fetchOne(database, sql: "SELECT value FROM meta WHERE key = 'seed'")
            }
        } ?? ""
    }
}
