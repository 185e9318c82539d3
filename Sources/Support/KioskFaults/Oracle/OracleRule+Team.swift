extension OracleRule {
    /// The rules for the store and the team's own server as merchant, whose ledger is attached as `team`.
    static let ofTeam =
        money + [
            OracleRule(
                "was granted at the team's server, but the store never sold it",
                """
                SELECT id AS subject FROM team.grants g WHERE NOT EXISTS (
                    SELECT 1 FROM store.transactions t WHERE CAST(t.id AS TEXT) = g.id
                        AND (t.product_id, t.quantity) = (g.product, g.quantity)
                        AND lower(t.app_account_token) = lower(g.player))
                """),
            OracleRule(
                "was sold but never granted at the team's server",
                """
                SELECT id AS subject FROM store.transactions t WHERE revocation_date IS NULL
                    AND NOT EXISTS (SELECT 1 FROM team.grants g WHERE g.id = CAST(t.id AS TEXT))
                """),
            OracleRule(
                "the store and the team's server disagree on whether it was revoked",
                """
                SELECT t.id AS subject FROM store.transactions t
                    JOIN team.grants g ON g.id = CAST(t.id AS TEXT)
                    WHERE (revocation_date IS NULL) <> (NOT revoked)
                """),
            OracleRule(
                // A revoked transaction also has a row there, which prevents a later grant.
                "was granted by the store's own merchant as well",
                "SELECT transaction_id AS subject FROM merchant.grants WHERE is_credited"),
            OracleRule(
                "is never sent to the store's own merchant",
                "SELECT transaction_id AS subject FROM store.outbox"),
        ]
}
