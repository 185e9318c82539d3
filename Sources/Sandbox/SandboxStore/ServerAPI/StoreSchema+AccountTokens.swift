extension StoreSchema {
    /// Tokens that servers set apply from a transaction on, and no longer to all transactions of a purchase.
    ///
    /// A token that an older version set for a subscription applies from the period that was paid at that time.
    static let accountTokens = """
        CREATE TABLE account_tokens_since (
            original_id INTEGER NOT NULL REFERENCES transactions (id),
            since INTEGER NOT NULL REFERENCES transactions (id),
            token TEXT NOT NULL,
            at INTEGER NOT NULL,
            PRIMARY KEY (original_id, since)
        ) STRICT, WITHOUT ROWID;
        INSERT INTO account_tokens_since (original_id, since, token, at)
            SELECT original_id, coalesce((
                SELECT max(t.id) FROM transactions t
                WHERE t.original_id = a.original_id AND t.purchase_date <= a.at
                    AND t.type = 'Auto-Renewable Subscription'), original_id), token, at
            FROM account_tokens a;
        DROP TABLE account_tokens;
        ALTER TABLE account_tokens_since RENAME TO account_tokens;
        """
}
