/// A rule that holds at rest, as a query that returns its violations.
struct OracleRule: Sendable {
    /// What is wrong with each row that the query returns.
    let sentence: String
    /// The query; its column `subject` identifies the violation.
    let sql: String

    init(_ sentence: String, _ sql: String) {
        self.sentence = sentence
        self.sql = sql
    }

    /// Returns SQL for the number of gems that a product delivers: the number at the end of its id.
    static func gems(in product: String) -> String {
        "CAST(replace(\(product), rtrim(\(product), '0123456789'), '') AS INTEGER)"
    }

    /// The rules for store and merchant.
    static let ofBothSides = money + goods + wallet

    static let money = [
        OracleRule(
            "an order was charged more than once",
            """
            SELECT intent_id AS subject FROM store.transactions
                JOIN store.charges ON transaction_id = id AND kind = 'charge'
                WHERE intent_id IS NOT NULL GROUP BY intent_id HAVING count(*) > 1
            """),
        OracleRule(
            "money was charged without an order",
            """
            SELECT transaction_id AS subject FROM store.charges c WHERE kind = 'charge'
                AND NOT EXISTS (SELECT 1 FROM store.orders o
                    WHERE o.transaction_id = c.transaction_id AND o.state = 'purchased')
            """),
        OracleRule(
            "the charge is not the price times the quantity",
            """
            SELECT intent_id AS subject FROM store.orders o
                JOIN store.charges c USING (transaction_id)
                WHERE kind = 'charge' AND amount NOT IN (0, unit_price * quantity)
            """),
        OracleRule(
            "was sold at a price but not charged",
            """
            SELECT id AS subject FROM store.transactions t WHERE price > 0
                AND NOT EXISTS (SELECT 1 FROM store.charges c
                    WHERE c.transaction_id = t.id AND kind = 'charge')
            """),
        OracleRule(
            "was revoked, but the money was not refunded exactly once",
            """
            SELECT id AS subject FROM store.transactions t WHERE price > 0
                AND (revocation_date IS NOT NULL) <> (SELECT
                    coalesce(sum(CASE kind WHEN 'refund' THEN 1 WHEN 'reversal' THEN -1 END), 0)
                    FROM store.charges c WHERE c.transaction_id = t.id)
            """),
        OracleRule(
            "the account's balance is not its charges minus its refunds",
            """
            SELECT account AS subject FROM store.balances b WHERE paid <> (
                SELECT coalesce(sum(CASE kind WHEN 'refund' THEN -abs(amount) ELSE amount END), 0)
                    FROM store.charges c WHERE (c.account, c.currency) = (b.account, b.currency))
            """),
    ]

    private static let goods = [
        OracleRule(
            "was granted, but the store never sold it",
            """
            SELECT transaction_id AS subject FROM merchant.grants g WHERE NOT EXISTS (
                SELECT 1 FROM store.transactions t
                    WHERE t.id = CAST(g.transaction_id AS INTEGER)
                    AND CAST(t.id AS TEXT) = g.transaction_id
                    AND (t.account, t.product_id) = (g.account, g.product_id))
            """),
        OracleRule(
            "was sold but never granted",
            """
            SELECT id AS subject FROM store.transactions t WHERE revocation_date IS NULL
                AND NOT EXISTS (SELECT 1 FROM merchant.grants g
                    WHERE g.transaction_id = CAST(t.id AS TEXT))
            """),
        OracleRule(
            "the store and the merchant disagree on whether it was revoked",
            """
            SELECT id AS subject FROM store.transactions t
                JOIN merchant.grants g ON g.transaction_id = CAST(t.id AS TEXT)
                WHERE (revocation_date IS NULL) <> (revoked_at IS NULL)
            """),
        OracleRule(
            "the merchant does not know of its refund",
            "SELECT transaction_id AS subject FROM store.outbox"),
        OracleRule(
            "was bought for its goods, but they are not in the ledger exactly once",
            """
            SELECT transaction_id AS subject FROM merchant.grants g
                JOIN store.transactions t ON g.transaction_id = CAST(t.id AS TEXT)
                WHERE g.type = 'Consumable' AND g.product_id LIKE '%.gems.%'
                AND quantity * \(gems(in: "g.product_id"))
                    <> (SELECT coalesce(sum(change + coalesce(paid_off, 0)), 0)
                        FROM merchant.ledger l
                        WHERE l.transaction_id = g.transaction_id AND kind = 'grant'
                        AND good = 'gems')
            """),
        OracleRule(
            "a product that can be owned once was granted twice",
            """
            SELECT original_id AS subject FROM merchant.grants
                WHERE is_credited AND type = 'Non-Consumable'
                GROUP BY original_id HAVING count(*) > 1
            """),
    ]

    private static let wallet = [
        OracleRule(
            "the balance of a good is not the sum of the ledger",
            """
            SELECT account || ' ' || good AS subject FROM merchant.balances b WHERE amount <> (
                SELECT coalesce(sum(change), 0) FROM merchant.ledger l
                    WHERE (l.account, l.good) = (b.account, b.good))
            """),
        OracleRule(
            "the ledger has a gap",
            """
            SELECT account AS subject FROM merchant.ledger
                GROUP BY account HAVING max(version) <> count(*) OR min(version) <> 1
            """),
        OracleRule(
            "a refund left goods behind, without a debt",
            """
            SELECT g.transaction_id AS subject FROM merchant.grants g
                WHERE revoked_at IS NOT NULL
                AND (SELECT coalesce(sum(change), 0) FROM merchant.ledger l
                    WHERE l.transaction_id = g.transaction_id) <> 0
                AND NOT EXISTS (SELECT 1 FROM merchant.ledger l
                    WHERE l.transaction_id = g.transaction_id
                    AND (kind = 'debt' OR paid_off IS NOT NULL))
            """),
        OracleRule(
            "a spending is not in the ledger exactly once",
            """
            SELECT spend_id AS subject FROM merchant.spends s WHERE (
                SELECT count(*) FROM merchant.ledger l WHERE l.spend_id = s.spend_id) <> 1
            """),
    ]
}
