extension StoreSchema {
    /// Mass extensions of a product's subscriptions, with their progress and results.
    ///
    /// `storefronts` has country codes separated by spaces, and NULL for all.
    static let massExtensions = """
        CREATE TABLE mass_extensions (
            product_id TEXT NOT NULL,
            request_id TEXT NOT NULL,
            days INTEGER NOT NULL,
            reason INTEGER NOT NULL,
            storefronts TEXT,
            at INTEGER NOT NULL,
            last_id INTEGER NOT NULL DEFAULT 0,
            succeeded INTEGER NOT NULL DEFAULT 0,
            failed INTEGER NOT NULL DEFAULT 0,
            completed_at INTEGER,
            PRIMARY KEY (product_id, request_id)
        ) STRICT;
        CREATE INDEX mass_extensions_open ON mass_extensions (at) WHERE completed_at IS NULL;

        -- The result of a mass extension, in JSON.
        ALTER TABLE notifications ADD COLUMN summary TEXT;
        """
}
