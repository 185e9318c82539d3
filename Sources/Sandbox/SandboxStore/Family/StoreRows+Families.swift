import GRDB
import SandboxCore
import SandboxTables
import StoreFiles
import StoreModel

/// Who belongs to which family.
extension StoreRows {
    /// Everybody in the family of an account, the organizer first; nobody where it has none.
    func family(of account: AccountName) throws -> [FamilyMember] {
        try members(
            """
            WHERE organizer = (SELECT organizer FROM family_members WHERE account = ?)
            ORDER BY place
            """, [account.rawValue])
    }

    /// Everybody in all families, family by family.
    func familyMembers() throws -> [FamilyMember] {
        try members("ORDER BY organizer, place", [])
    }

    /// Takes a member in, behind the others.
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

    /// Lets a member go.
    func removeFromFamily(_ account: AccountName) throws {
        try database.execute(
            cached: "DELETE FROM family_members WHERE account = ?", arguments: [account.rawValue])
    }

    /// Lets a member share what it buys, or stop that.
    func setSharing(_ isOn: Bool, of account: AccountName) throws {
        try database.execute(
            cached: "UPDATE family_members SET is_sharing = ? WHERE account = ?",
            arguments: [isOn, account.rawValue])
    }

    private func members(
        _ condition: String, _ arguments: StatementArguments
    ) throws -> [FamilyMember] {
        try Row.fetchAll(
            database.cachedStatement(sql: "SELECT * FROM family_members " + condition),
            arguments: arguments
        ).map { row in
            FamilyMember(
                account: AccountName(try row.text("account")),
                organizer: AccountName(try row.text("organizer")),
                isSharing: try row.integer("is_sharing") != 0)
        }
    }
}

/// What members have of what others bought.
extension StoreRows {
    /// What members have of one transaction of a purchaser, unless it was taken from them.
    func shares(of id: TransactionID) throws -> [TransactionRecord] {
        try records(
            """
            INDEXED BY transactions_shares
            WHERE shared_from = ? AND revocation_date IS NULL ORDER BY id
            """, [id.number])
    }

    /// What members have of the period that a subscription has now.
    func shares(ofSubscription original: TransactionID) throws -> [TransactionRecord] {
        try records(
            """
            INDEXED BY transactions_shares
            WHERE shared_from = (SELECT transaction_id FROM subscriptions WHERE original_id = ?)
                AND revocation_date IS NULL ORDER BY id
            """, [original.number])
    }

    /// The last period of a group that a member was given, whatever became of it; before that one the period that lasts, which
    /// is an earlier one where it stands again and the last one was taken back.
    func lastShare(of account: AccountName, group: String) throws -> TransactionRecord? {
        try records(
            """
            INDEXED BY transactions_shared
            WHERE account = ? AND group_id = ? AND shared_from IS NOT NULL
            ORDER BY \(Self.lasts) DESC, id DESC LIMIT 1
            """, [account.rawValue, group, now.milliseconds]
        ).first
    }

    /// Whether a period stands, and its time is not over.
    private static let lasts =
        "(revocation_date IS NULL AND is_upgraded IS NOT 1 AND expires_date > ?)"

    /// The last period of each group that a member was given, as ``lastShare(of:group:)`` finds it, oldest first.
    func lastShares(of account: AccountName) throws -> [TransactionRecord] {
        try records(
            """
            WHERE id IN (
                SELECT id FROM (
                    SELECT id, row_number() OVER (
                        PARTITION BY group_id ORDER BY \(Self.lasts) DESC, id DESC) AS place
                    FROM transactions INDEXED BY transactions_shared
                    WHERE account = ? AND shared_from IS NOT NULL AND group_id IS NOT NULL)
                WHERE place = 1)
            ORDER BY id
            """, [now.milliseconds, account.rawValue])
    }

    /// The non-consumables that the family shares with a member now, oldest first.
    func sharedProducts(of account: AccountName) throws -> [TransactionRecord] {
        try records(
            """
            INDEXED BY transactions_shared
            WHERE account = ? AND shared_from IS NOT NULL AND group_id IS NULL
                AND revocation_date IS NULL ORDER BY id
            """, [account.rawValue])
    }

    /// Marks what a family no longer shares, for the reason of the purchaser's own refund or for none
    /// (Apple's pages “revocationReason” and “revocationType”).
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
