import Foundation
import GRDB

/// Compares the files of store, merchant and devices with SQL, without the program's code: a second opinion that is
/// independent of `kiosk audit`.
package enum Oracle {
    /// Returns the violations at rest, one sentence each; empty if charges, grants and deliveries match.
    ///
    /// At rest means that every device was started since the last change and that messages are not in flight.
    package static func violations(in profile: Profile) throws -> [String] {
        for file in [profile.store, profile.merchant]
        where !FileManager.default.fileExists(atPath: file) { return ["\(file) is missing."] }
        let queue = try profile.openBackendDatabases()
        try createGrantView(of: profile.team, in: queue)
        let rules = profile.team == nil ? OracleRule.ofBothSides : OracleRule.ofTeam
        var found = try check(rules, queue, "")
        for device in profile.devices {
            try attach(profile.journal(device), as: device, to: queue)
            found += try check(OracleRule.ofDevices, queue, " (\(device))")
            try queue.writeWithoutTransaction { try $0.execute(sql: "DETACH device") }
        }
        return found
    }

    /// Defines `granted` in SQL: the transactions that the merchant granted, from the ledger of the team's server if
    /// there is one, attached as `team`.
    private static func createGrantView(of team: ShopServer?, in queue: DatabaseQueue) throws {
        try queue.writeWithoutTransaction { books in
            if let team { try books.execute(sql: "ATTACH ? AS team", arguments: [team.ledger]) }
            let grants =
                team == nil ? "transaction_id FROM merchant.grants" : "id FROM team.grants"
            try books.execute(sql: "CREATE TEMP VIEW granted (transaction_id) AS SELECT \(grants)")
        }
    }

    private static func attach(
        _ journal: String, as device: String, to queue: DatabaseQueue
    ) throws {
        try queue.writeWithoutTransaction { books in
            try books.execute(sql: "ATTACH ? AS device", arguments: [journal])
            try books.execute(
                sql: """
                    CREATE TEMP TABLE IF NOT EXISTS here (name TEXT);
                    DELETE FROM here;
                    """)
            try books.execute(sql: "INSERT INTO here VALUES (?)", arguments: [device])
        }
    }

    private static func check(
        _ rules: [OracleRule], _ queue: DatabaseQueue, _ location: String
    ) throws -> [String] {
        try queue.inDatabase { books in
            try rules.flatMap { rule in
                try String.fetchAll(books, sql: "SELECT CAST(subject AS TEXT) FROM (\(rule.sql))")
                    .map { "\($0): \(rule.sentence)\(location)" }
            }
        }
    }
}
