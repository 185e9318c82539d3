extension StoreSchema {
    /// What lets a further device sign in to an account, each by its SHA-256: codes that are good once and until a moment
    /// of the machine's clock, and a secret, which does not expire.
    static let accountKeys = """
        CREATE TABLE account_keys (
            account TEXT NOT NULL, key_hash TEXT NOT NULL, expires_at INTEGER,
            at INTEGER NOT NULL,
            PRIMARY KEY (account, key_hash)
        ) STRICT, WITHOUT ROWID;
        """
}
