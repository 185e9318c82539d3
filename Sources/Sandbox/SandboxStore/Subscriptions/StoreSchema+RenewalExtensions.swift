extension StoreSchema {
    /// Extensions of single subscriptions that servers requested, with the replies, so that a request is not processed
    /// twice.
    static let renewalExtensions = """
        CREATE TABLE renewal_extensions (
            original_id INTEGER NOT NULL REFERENCES transactions (id),
            request_id TEXT NOT NULL,
            days INTEGER NOT NULL,
            reason INTEGER NOT NULL,
            transaction_id INTEGER NOT NULL REFERENCES transactions (id),
            expires INTEGER NOT NULL,
            PRIMARY KEY (original_id, request_id)
        ) STRICT, WITHOUT ROWID;
        """
}
