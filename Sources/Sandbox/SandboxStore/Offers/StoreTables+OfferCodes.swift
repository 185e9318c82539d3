import GRDB
import SandboxTables
import StoreFiles
import StoreModel

/// Offer codes and their redemptions.
extension StoreTables {
    /// Returns a code with the number of its redemptions, not counting one order.
    func offerCode(_ code: String, but intent: IntentID? = nil) throws -> OfferCode? {
        try ResultRow.fetchOne(
            database,
            cached: """
                SELECT *, (SELECT count(*) FROM offer_redemptions r
                        WHERE r.code = c.code AND r.intent_id != ?) AS redeemed
                    FROM offer_codes c WHERE code = ?
                """, arguments: [intent?.rawValue ?? "", code]
        ).map(Self.offerCode)
    }

    /// Returns the codes after a position, newest first, those of the same time by code; nil for a damaged row.
    func offerCodes(
        after last: TimePosition, limit: Int
    ) throws -> [(OfferCode?, TimePosition)] {
        // Many codes are created at once, so those with the time of the last position are selected separately.
        let same = try ResultRow.fetchAll(
            database, cached: Self.codesOfMoment, arguments: [last.at, last.name, limit])
        let earlier = try ResultRow.fetchAll(
            database, cached: Self.earlierCodes, arguments: [last.at, limit - same.count])
        return try (same + earlier).map { row in
            (
                try DamagedRow.nilIfDamaged { try Self.offerCode(row) },
                TimePosition(at: try row.integer("at"), name: try row.text("code"))
            )
        }
    }

    private static let codesOfMoment =
        "\(codes) WHERE at = ? AND code > ? ORDER BY code LIMIT ?"
    private static let earlierCodes = "\(codes) WHERE at < ? ORDER BY at DESC, code LIMIT ?"

    private static let codes = """
        SELECT *, (SELECT count(*) FROM offer_redemptions r WHERE r.code = c.code) AS redeemed
        FROM offer_codes c
        """

    /// Inserts a new code. Returns false if the code already exists.
    func insert(_ code: OfferCode) throws -> Bool {
        try database.execute(
            cached: """
                INSERT OR IGNORE INTO offer_codes (code, product_id, offer_id, is_custom,
                    redemptions, is_once_per_customer, expires, at)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                code.code, code.productID.rawValue, code.offerIdentifier,
                code.terms.isCustom ? 1 : 0, code.terms.limit,
                code.terms.isOncePerCustomer ? 1 : 0, code.terms.expires?.milliseconds,
                now.milliseconds,
            ])
        return database.changesCount == 1
    }

    /// Returns whether an account has redeemed a code with this order.
    func hasRedeemed(_ code: String, _ account: AccountName, with intent: IntentID) throws -> Bool {
        try ResultRow.fetchOne(
            database,
            cached: """
                SELECT 1 FROM offer_redemptions WHERE code = ? AND account = ? AND intent_id = ?
                """, arguments: [code, account.rawValue, intent.rawValue]) != nil
    }

    /// Returns whether an account has redeemed a code with another order.
    func hasRedeemed(_ code: String, _ account: AccountName, but intent: IntentID) throws -> Bool {
        try ResultRow.fetchOne(
            database,
            cached: """
                SELECT 1 FROM offer_redemptions WHERE code = ? AND account = ? AND intent_id != ?
                """, arguments: [code, account.rawValue, intent.rawValue]) != nil
    }

    /// Returns whether an account has redeemed any code of an offer with another order.
    func hasRedeemed(
        anyOf code: OfferCode, _ account: AccountName, but intent: IntentID
    ) throws -> Bool {
        try ResultRow.fetchOne(
            database,
            cached: """
                SELECT 1 FROM offer_redemptions r JOIN offer_codes c ON c.code = r.code
                WHERE c.product_id = ? AND c.offer_id = ? AND r.account = ? AND r.intent_id != ?
                """,
            arguments: [
                code.productID.rawValue, code.offerIdentifier, account.rawValue, intent.rawValue,
            ]) != nil
    }

    /// Redeems a code with an order.
    func redeem(_ code: String, for intent: IntentID, _ account: AccountName) throws {
        try database.execute(
            cached: """
                INSERT OR IGNORE INTO offer_redemptions (intent_id, code, account, at)
                VALUES (?, ?, ?, ?)
                """,
            arguments: [intent.rawValue, code, account.rawValue, now.milliseconds])
    }

    /// Deletes the redemption of a failed order, so that the code can be redeemed again.
    func deleteRedemption(of intent: IntentID) throws {
        try database.execute(
            cached: "DELETE FROM offer_redemptions WHERE intent_id = ?",
            arguments: [intent.rawValue])
    }

    private static func offerCode(_ row: ResultRow) throws -> OfferCode {
        OfferCode(
            code: try row.text("code"), productID: ProductID(try row.text("product_id")),
            offerIdentifier: try row.text("offer_id"),
            terms: OfferCodeTerms(
                isCustom: try row.integer("is_custom") != 0,
                limit: try row.optionalInteger("redemptions").map { Int($0) },
                isOncePerCustomer: try row.integer("is_once_per_customer") != 0,
                expires: try row.optionalMoment("expires")),
            redeemed: Int(try row.integer("redeemed")))
    }
}
