import Foundation
import GRDB

/// Holds store, merchant and devices against each other by reading their files with SQL, past all of the program's
/// code: a second opinion that shares nothing with `kiosk audit`.
package enum Oracle {
    /// What does not fit at rest, one sentence each; empty where charged, granted and delivered agree.
    ///
    /// At rest means that every device was started since and nothing is on its way.
    package static func violations(in profile: Profile) throws -> [String] {
        for file in [profile.store, profile.merchant]
        where !FileManager.default.fileExists(atPath: file) { return ["\(file) is gone."] }
        let books = try profile.sides()
        try tellGrants(of: profile.team, in: books)
        let rules = profile.team == nil ? OracleRule.ofBothSides : OracleRule.ofTeam
        var found = try check(rules, books, "")
        for device in profile.devices {
            try attach(profile.journal(device), as: device, to: books)
            found += try check(OracleRule.ofDevices, books, " (\(device))")
            try books.writeWithoutTransaction { try $0.execute(sql: "DETACH device") }
        }
        return found
    }

    /// `granted` in SQL: the transactions that the merchant granted, whoever that is; `team` is the team's own ledger.
    private static func tellGrants(of team: ShopServer?, in books: DatabaseQueue) throws {
        try books.writeWithoutTransaction { books in
            if let team { try books.execute(sql: "ATTACH ? AS team", arguments: [team.ledger]) }
            let grants =
                team == nil ? "transaction_id FROM merchant.grants" : "id FROM team.grants"
            try books.execute(sql: "CREATE TEMP VIEW granted (transaction_id) AS SELECT \(grants)")
        }
    }

    private static func attach(
        _ journal: String, as device: String, to books: DatabaseQueue
    ) throws {
        try books.writeWithoutTransaction { books in
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
        _ rules: [OracleRule], _ books: DatabaseQueue, _ place: String
    ) throws -> [String] {
        try books.inDatabase { books in
            try rules.flatMap { rule in
                try String.fetchAll(books, sql: "SELECT CAST(subject AS TEXT) FROM (\(rule.sql))")
                    .map { "\($0): \(rule.sentence)\(place)" }
            }
        }
    }
}
