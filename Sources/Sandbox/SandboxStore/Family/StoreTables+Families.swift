import GRDB
import SandboxCore
import SandboxTables
import StoreFiles
import StoreModel

/// The members of families.
extension StoreTables {
    /// Returns all members of an account's family, the organizer first; empty if the account is not in a family.
    func family(of account: AccountName) throws -> [FamilyMember] {
        try members(
            """
            WHERE organizer = (SELECT organizer FROM family_members WHERE account = ?)
            ORDER BY place
            """, [account.rawValue])
    }

    /// Returns the organizers of families in the order of their names.
    func organizers(after name: AccountName, limit: Int) throws -> [AccountName] {
        try ResultRow.fetchAll(
            database,
            cached: """
                SELECT DISTINCT organizer FROM family_members
                WHERE organizer > ? ORDER BY organizer LIMIT ?
                """, arguments: [name.rawValue, limit]
        ).map { AccountName(try $0.text("organizer")) }
    }

    /// Adds a member behind the others.
    func add(_ member: FamilyMember) throws {
        try database.execute(
            cached: """
                INSERT INTO family_members (account, organizer, is_sharing, place, joined_at)
                SELECT ?, ?, ?, ifnull(max(place), 0) + 1, ? FROM family_members
                WHERE organizer = ?
                """,
            arguments: [
                member.account.rawValue, member.organizer.rawValue, member.isSharing,
                now.milliseconds, member.organizer.rawValue,
            ])
    }

    /// Removes a member.
    func removeFromFamily(_ account: AccountName) throws {
        try database.execute(
            cached: "DELETE FROM family_members WHERE account = ?", arguments: [account.rawValue])
    }

    /// Turns the sharing of a member's purchases on or off.
    func setSharing(_ isOn: Bool, of account: AccountName) throws {
        try database.execute(
            cached: "UPDATE family_members SET is_sharing = ? WHERE account = ?",
            arguments: [isOn, account.rawValue])
    }

    private func members(
        _ condition: String, _ arguments: StatementArguments
    ) throws -> [FamilyMember] {
        try ResultRow.fetchAll(
            database, cached: "SELECT * FROM family_members " + condition, arguments: arguments
        ).map { row in
            FamilyMember(
                account: AccountName(try row.text("account")),
                organizer: AccountName(try row.text("organizer")),
                isSharing: try row.integer("is_sharing") != 0)
        }
    }
}

/// The shares of members.
extension StoreTables {
    /// Returns the members' shares of one transaction, without revoked ones.
    func shares(of id: TransactionID) throws -> [TransactionRecord] {
        try records(
            """
            INDEXED BY transactions_shares
            WHERE shared_from = ? AND revocation_date IS NULL ORDER BY id
            """, [id.number])
    }

    /// Returns the members' shares of a subscription's current period, without revoked ones.
    func shares(ofSubscription original: TransactionID) throws -> [TransactionRecord] {
        try records(
            """
            INDEXED BY transactions_shares
            WHERE shared_from = (SELECT transaction_id FROM subscriptions WHERE original_id = ?)
                AND revocation_date IS NULL ORDER BY id
            """, [original.number])
    }

    /// Returns a member's active share of a group, or its last share in any state if none is active. The active one may
    /// be older than the last one, if its refund was reversed and the last one was revoked.
    func lastShare(of account: AccountName, group: String) throws -> TransactionRecord? {
        let shares = try records(
            """
            INDEXED BY transactions_shared_until
            WHERE account = ? AND group_id = ? AND shared_from IS NOT NULL AND expires_date > ?
                AND revocation_date IS NULL AND is_upgraded IS NOT 1
            ORDER BY expires_date DESC, id DESC LIMIT 10
            """, [account.rawValue, group, now.milliseconds])
        if let last = shares.max(by: { $0.number < $1.number }) { return last }
        return try records(
            """
            INDEXED BY transactions_shared
            WHERE account = ? AND group_id = ? AND shared_from IS NOT NULL
            ORDER BY id DESC LIMIT 1
            """, [account.rawValue, group]
        ).first
    }

    /// Returns the share of each group that ``lastShare(of:group:)`` finds, oldest first.
    func lastShares(of account: AccountName) throws -> [TransactionRecord] {
        try lastShares(of: account, after: "", limit: -1).compactMap(\.share)
            .sorted { $0.number < $1.number }
    }

    /// Returns the groups after a group of which the family shares subscriptions with an account, each with the share
    /// that ``lastShare(of:group:)`` finds.
    ///
    /// - Parameter limit: The maximum number of groups; negative for all of them.
    func lastShares(
        of account: AccountName, after group: String, limit: Int
    ) throws -> [(group: String, share: TransactionRecord?)] {
        try ResultRow.fetchAll(
            database, cached: Self.sharedGroups, arguments: [account.rawValue, group, limit]
        ).map { row in
            let group = try row.text("group_id")
            return (group, try lastShare(of: account, group: group))
        }
    }

    /// Skips from one group to the next in the index, without reading each group's periods.
    private static let sharedGroups = """
        WITH RECURSIVE groups(group_id) AS (
            SELECT min(group_id) FROM transactions INDEXED BY transactions_shared
            WHERE account = ?1 AND shared_from IS NOT NULL AND group_id > ?2
            UNION ALL
            SELECT (
                SELECT min(t.group_id) FROM transactions AS t INDEXED BY transactions_shared
                WHERE t.account = ?1 AND t.shared_from IS NOT NULL
                    AND t.group_id > groups.group_id)
            FROM groups WHERE groups.group_id IS NOT NULL)
        SELECT group_id FROM groups WHERE group_id IS NOT NULL LIMIT ?3
        """

    /// Returns the non-consumables that the family currently shares with a member, oldest first.
    func sharedProducts(of account: AccountName) throws -> [TransactionRecord] {
        try records(
            """
            INDEXED BY transactions_shared
            WHERE account = ? AND shared_from IS NOT NULL AND group_id IS NULL
                AND revocation_date IS NULL ORDER BY id
            """, [account.rawValue])
    }

    /// Revokes a share with reason 0 and type `familyRevoke` (Apple's pages “revocationReason” and “revocationType”).
    func endSharing(of id: TransactionID) throws {
        try database.execute(
            cached: """
                UPDATE transactions
                SET revocation_date = ?, revocation_reason = 0, revocation_type = ?,
                    revocation_revision = revocation_revision + 1
                WHERE id = ? AND revocation_date IS NULL
                """,
            arguments: [now.milliseconds, RevocationType.familyRevoke.rawValue, id.number])
    }
}

extension TransactionRecord {
    fileprivate var number: Int64 { transaction.id.number ?? 0 }
}
