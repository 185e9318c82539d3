extension StoreSchema {
    /// The App Store Server API: its keys, what servers report, and indexes for its lookups.
    static let serverAPI = """
        -- The public keys with which servers authenticate.
        CREATE TABLE api_keys (
            id TEXT PRIMARY KEY,
            issuer_id TEXT NOT NULL,
            public_key TEXT NOT NULL,
            created_at INTEGER NOT NULL,
            revoked_at INTEGER
        ) STRICT, WITHOUT ROWID;

        -- The last consumption information that a server sent for a transaction, in JSON.
        CREATE TABLE consumption_reports (
            transaction_id INTEGER NOT NULL REFERENCES transactions (id),
            version INTEGER NOT NULL,
            content TEXT NOT NULL,
            at INTEGER NOT NULL,
            PRIMARY KEY (transaction_id, version)
        ) STRICT, WITHOUT ROWID;

        -- The app account token that a server set for an ownership. Devices and the merchant still receive the token of
        -- the purchase, because goods that are being delivered must reach the original player.
        CREATE TABLE account_tokens (
            original_id INTEGER PRIMARY KEY REFERENCES transactions (id),
            token TEXT NOT NULL,
            at INTEGER NOT NULL
        ) STRICT;

        CREATE INDEX changes_by_ref ON changes (ref, seq);
        CREATE INDEX transactions_by_account ON transactions (account, id);
        CREATE INDEX transactions_by_order ON transactions (order_id);
        """
}
