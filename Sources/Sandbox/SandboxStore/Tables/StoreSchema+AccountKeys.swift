extension StoreSchema {
    /// Keys with which further devices sign in to an account, each as its SHA-256 hash: codes, which can be used once
    /// and expire by the machine's clock, and a secret, which does not expire.
    static let accountKeys = """
        CREATE TABLE account_keys (
            account TEXT NOT NULL, key_hash TEXT NOT NULL, expires_at INTEGER,
            at INTEGER NOT NULL,
            PRIMARY KEY (account, key_hash)
        ) STRICT, WITHOUT ROWID;
        """
}
