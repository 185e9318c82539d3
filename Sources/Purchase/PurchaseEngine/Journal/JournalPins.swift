import GRDB
import StoreAPI
import StoreFiles

/// The backend to which a journal belongs, as it stands in its file.
struct JournalPins: Equatable {
    let storeID: String
    let rootFingerprint: String

    /// Refuses another backend than the pinned one.
    func check(_ identity: BackendIdentity, _ path: String) throws(FileFailure) {
        let other =
            storeID != identity.storeID
            ? "another store"
            : rootFingerprint != identity.rootFingerprint ? "another root certificate" : nil
        guard let other else { return }
        throw .unsafe(
            path: path,
            detail: "it belongs to \(other); nothing was changed. "
                + "Use another --profile, or the backend it was made with")
    }

    /// Pins the backend at the first use, and refuses another one ever after.
    static func pin(
        _ identity: BackendIdentity, in database: DatabaseQueue, _ path: String
    ) throws(FileFailure) {
        let rows = [("store", identity.storeID), ("root", identity.rootFingerprint)]
        let pins: JournalPins? = try DatabaseFile.translating(path) {
            try database.write { database in
                if let pins = try read(database) { return pins }
                for (key, value) in rows {
                    try database.execute(
                        sql: "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT DO NOTHING",
                        arguments: [key, value])
                }
                return try read(database)
            }
        }
        try pins?.check(identity, path)
    }

    /// The pins of an open journal; nil before they are written.
    static func read(_ database: Database) throws -> JournalPins? {
        func value(_ key: String) throws -> String? {
            try String.fetchOne(
                database, sql: "SELECT value FROM meta WHERE key = ?", arguments: [key])
        }
        guard let store = try value("store"), let root = try value("root") else { return nil }
        return JournalPins(storeID: store, rootFingerprint: root)
    }

    /// What can be told of a file that may be no journal at all.
    enum Peek: Equatable {
        /// There is none, or its driver has not pinned it yet.
        case unmade
        /// It is no journal, or it cannot be read now; whoever opens it finds out why.
        case unreadable
        /// It belongs to a backend.
        case pinned(JournalPins)
    }

    /// Looks at the pins without changing anything.
    static func peek(_ path: String) -> Peek {
        guard FileStatus.size(of: path) ?? 0 > 0 else { return .unmade }
        guard (try? DatabaseFile.checkCompanions(path)) != nil else { return .unreadable }
        let questions = ["store", "root"].map { "SELECT value FROM meta WHERE key = '\($0)'" }
        do {
            let values = try DatabaseFile.glance(path, questions)
            guard let store = values[0], let root = values[1] else { return .unmade }
            return .pinned(JournalPins(storeID: store, rootFingerprint: root))
        } catch {
            return .unreadable
        }
    }
}
