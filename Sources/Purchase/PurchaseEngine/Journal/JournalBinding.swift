import GRDB
import StoreAPI
import StoreFiles

/// The backend that a journal file is pinned to.
struct JournalBinding: Equatable {
    let storeID: String
    let rootFingerprint: String
    /// The kind of merchant; nil if the file does not name one, which means the backend's own.
    let merchant: String?

    /// Throws if the backend differs from the pinned one.
    func check(_ identity: BackendIdentity, _ path: String) throws(FileFailure) {
        let other =
            storeID != identity.storeID
            ? "another store"
            : rootFingerprint != identity.rootFingerprint ? "another root certificate" : nil
        guard let other else { return }
        throw .unsafe(
            path: path,
            detail: "it belongs to \(other); nothing was changed. "
                + "Use another --profile, or the backend with which it was made")
    }

    /// Throws if the kind of merchant differs from the pinned one.
    func check(_ kind: MerchantKind, _ path: String) throws(FileFailure) {
        guard merchant ?? MerchantKind.backend.rawValue != kind.rawValue else { return }
        let (present, way) =
            kind == .team
            ? ("the backend's own merchant", "--merchant kiosk")
            : ("the team's own server", "--merchant URL")
        throw .unsafe(
            path: path,
            detail:
                "the purchases on this device are verified by \(present); nothing was changed or "
                + "charged. Use another --device or --profile, or the merchant of these purchases: "
                + "\(way)")
    }

    /// Pins backend and merchant at the first use, and throws for others afterwards. The merchant may change until the
    /// first purchase.
    static func pin(
        _ journalIdentity: JournalIdentity, in database: DatabaseQueue, _ path: String
    ) throws(FileFailure) {
        let identity = journalIdentity.backend
        let rows = [("store", identity.storeID), ("root", identity.rootFingerprint)]
        let pins: JournalBinding? = try DatabaseFile.translating(path) {
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
                try storeMerchant(
                    journalIdentity.merchant, replacing: known?.merchant, in: database)
                return try read(database)
            }
        }
        try pins?.check(identity, path)
        try pins?.check(journalIdentity.merchant, path)
    }

    /// Stores the merchant of a device without purchases.
    private static func storeMerchant(
        _ kind: MerchantKind, replacing present: String?, in database: Database
    ) throws {
        guard present ?? MerchantKind.backend.rawValue != kind.rawValue,
            try isUnused(database)
        else { return }
        try database.execute(
            sql: "INSERT OR REPLACE INTO meta (key, value) VALUES ('merchant', ?)",
            arguments: [kind.rawValue])
    }

    /// Returns whether nothing was bought, delivered or granted on this device.
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

    /// Returns the pins of an open journal; nil before they are written.
    static func read(_ database: Database) throws -> JournalBinding? {
        func value(_ key: String) throws -> String? {
            try ResultRow.text(
                database, cached: "SELECT value FROM meta WHERE key = ?", arguments: [key])
        }
        guard let store = try value("store"), let root = try value("root") else { return nil }
        return JournalBinding(
            storeID: store, rootFingerprint: root, merchant: try value("merchant"))
    }

    /// The result of reading the pins of a file that may not be a journal.
    enum PinsState: Equatable {
        /// The file does not exist, or its driver has not pinned it yet.
        case notPinned
        /// The file is not a journal, or cannot be read now; opening it reports the reason.
        case unreadable
        /// The file belongs to a backend.
        case pinned(JournalBinding)
    }

    /// Reads the pins without changing the file.
    static func inspect(_ path: String) -> PinsState {
        guard FileStatus.size(of: path) ?? 0 > 0 else { return .notPinned }
        guard (try? DatabaseFile.checkCompanions(path)) != nil else { return .unreadable }
        let queries = ["store", "root", "merchant"].map {
            "SELECT value FROM meta WHERE key = '\($0)'"
        }
        do {
            let values = try DatabaseFile.readOne(path, queries)
            guard let store = values[0], let root = values[1] else { return .notPinned }
            return .pinned(
                JournalBinding(storeID: store, rootFingerprint: root, merchant: values[2]))
        } catch {
            return .unreadable
        }
    }
}
