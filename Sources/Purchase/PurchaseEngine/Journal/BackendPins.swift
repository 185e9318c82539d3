import GRDB
import StoreAPI
import StoreFiles

/// The backend to which a journal belongs, as it stands in its file.
struct BackendPins: Equatable {
    let storeID: String
    let rootFingerprint: String
    /// The kind of merchant; nil where nothing is written, which is the backend's own.
    let merchant: String?

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

    /// Refuses another kind of merchant than the pinned one.
    func check(_ kind: MerchantKind, _ path: String) throws(FileFailure) {
        guard merchant ?? MerchantKind.backend.rawValue != kind.rawValue else { return }
        let (present, way) =
            kind == .team
            ? ("the backend's own merchant", "--merchant kiosk")
            : ("the team's own server", "--merchant URL")
        throw .unsafe(
            path: path,
            detail:
                "what was bought on this device is judged by \(present); nothing was changed or "
                + "charged. Use another --device or --profile, or the merchant that it was bought "
                + "with: \(way)")
    }

    /// Pins backend and merchant at the first use, and refuses others ever after; the merchant may be another one until
    /// something was bought.
    static func pin(
        _ owner: JournalOwner, in database: DatabaseQueue, _ path: String
    ) throws(FileFailure) {
        let identity = owner.identity
        let rows = [("store", identity.storeID), ("root", identity.rootFingerprint)]
        let pins: BackendPins? = try DatabaseFile.translating(path) {
            try database.write { database in
                let known = try read(database)
                if known == nil {
                    for (key, value) in rows {
                        try database.execute(
                            cached:
                                "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT DO NOTHING",
                            arguments: [key, value])
                    }
                }
                try name(owner.merchant, instead: known?.merchant, in: database)
                return try read(database)
            }
        }
        try pins?.check(identity, path)
        try pins?.check(owner.merchant, path)
    }

    /// Writes down the merchant of a device on which nothing was bought yet.
    private static func name(
        _ kind: MerchantKind, instead present: String?, in database: Database
    ) throws {
        guard present ?? MerchantKind.backend.rawValue != kind.rawValue,
            try isUnused(database)
        else { return }
        try database.execute(
            sql: "INSERT OR REPLACE INTO meta (key, value) VALUES ('merchant', ?)",
            arguments: [kind.rawValue])
    }

    /// Whether nothing was bought, delivered or given on this device.
    private static func isUnused(_ database: Database) throws -> Bool {
        try Bool.fetchOne(
            database,
            sql: """
                SELECT NOT EXISTS (SELECT 1 FROM payments)
                    AND NOT EXISTS (SELECT 1 FROM deliveries)
                    AND NOT EXISTS (
                        SELECT 1 FROM accounts
                        WHERE json_valid(wallet) AND json_extract(wallet, '$.statement.version') > 0)
                """) ?? false
    }

    /// The pins of an open journal; nil before they are written.
    static func read(_ database: Database) throws -> BackendPins? {
        func value(_ key: String) throws -> String? {
            try Row.text(
                database, cached: "SELECT value FROM meta WHERE key = ?", arguments: [key])
        }
        guard let store = try value("store"), let root = try value("root") else { return nil }
        return BackendPins(
            storeID: store, rootFingerprint: root, merchant: try value("merchant"))
    }

    /// What can be told of a file that may be no journal at all.
    enum Peek: Equatable {
        /// There is none, or its driver has not pinned it yet.
        case unmade
        /// It is no journal, or it cannot be read now; whoever opens it finds out why.
        case unreadable
        /// It belongs to a backend.
        case pinned(BackendPins)
    }

    /// Looks at the pins without changing anything.
    static func peek(_ path: String) -> Peek {
        guard FileStatus.size(of: path) ?? 0 > 0 else { return .unmade }
        guard (try? DatabaseFile.checkCompanions(path)) != nil else { return .unreadable }
        let questions = ["store", "root", "merchant"].map {
            "SELECT value FROM meta WHERE key = '\($0)'"
        }
        do {
            let values = try DatabaseFile.glance(path, questions)
            guard let store = values[0], let root = values[1] else { return .unmade }
            return .pinned(
                BackendPins(storeID: store, rootFingerprint: root, merchant: values[2]))
        } catch {
            return .unreadable
        }
    }
}
