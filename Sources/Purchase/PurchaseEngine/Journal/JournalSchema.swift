import StoreFiles

/// The tables of a device's journal.
///
/// `records` is the source of truth: it contains the events in the order in which they became durable, each with both
/// clocks, the account, and a hash that covers the previous record's. `previous_hash` repeats the previous hash in
/// records of older versions, and is empty in others. The other tables are projections, written in the same transaction
/// as the record that changes them, so that a launch reads open orders only. `is_entitlement` of a subscription period
/// is 0 once a later period was delivered.
enum JournalSchema {
    static let schema = DatabaseSchema(
        applicationID: 0x6b6a_6e31,
        steps: [
            """
            CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
            CREATE TABLE records (
                sequence INTEGER PRIMARY KEY,
                previous_hash TEXT NOT NULL,
                hash TEXT NOT NULL,
                wall_ms INTEGER NOT NULL,
                monotonic_ms INTEGER NOT NULL,
                account TEXT NOT NULL,
                intent_id TEXT,
                transaction_id TEXT,
                event TEXT NOT NULL
            ) STRICT;
            CREATE INDEX records_of_intent ON records (intent_id) WHERE intent_id IS NOT NULL;
            CREATE INDEX records_of_transaction ON records (transaction_id)
                WHERE transaction_id IS NOT NULL;
            CREATE TABLE payments (
                intent_id TEXT PRIMARY KEY,
                account TEXT NOT NULL,
                transaction_id TEXT,
                started_ms INTEGER NOT NULL,
                is_open INTEGER NOT NULL,
                body TEXT NOT NULL
            ) STRICT;
            CREATE INDEX payments_open ON payments (account) WHERE is_open = 1;
            CREATE INDEX payments_newest ON payments (account, started_ms);
            CREATE INDEX payments_by_transaction ON payments (transaction_id)
                WHERE transaction_id IS NOT NULL;
            CREATE TABLE deliveries (
                transaction_id TEXT PRIMARY KEY,
                account TEXT NOT NULL,
                started_ms INTEGER NOT NULL,
                is_open INTEGER NOT NULL,
                is_entitlement INTEGER NOT NULL,
                body TEXT NOT NULL
            ) STRICT;
            CREATE INDEX deliveries_open ON deliveries (account) WHERE is_open = 1;
            CREATE INDEX deliveries_owned ON deliveries (account) WHERE is_entitlement = 1;
            CREATE INDEX deliveries_newest ON deliveries (account, started_ms);
            CREATE TABLE accounts (
                account TEXT PRIMARY KEY,
                cursor INTEGER NOT NULL,
                wallet TEXT NOT NULL
            ) STRICT;
            """,
            log, walletEntries, subscriptionBooks, newestFirst, tokens,
        ])

    /// The event log, with one chain for each account, and the seed of the journal's backoff. The event of a record is
    /// written in the record's transaction.
    private static let log = """
        CREATE TABLE log_chains (
            chain TEXT PRIMARY KEY,
            account TEXT NOT NULL UNIQUE,
            -- Records up to this one have no event: they are older than the log, or it was shipped and dropped.
            told_after INTEGER NOT NULL,
            acknowledged INTEGER NOT NULL,
            finding TEXT
        ) STRICT;
        CREATE TABLE log_events (
            chain TEXT NOT NULL REFERENCES log_chains (chain),
            sequence INTEGER NOT NULL CHECK (sequence >= 1),
            id TEXT NOT NULL,
            previous_hash TEXT NOT NULL,
            hash TEXT NOT NULL,
            wall_ms INTEGER NOT NULL,
            monotonic_ms INTEGER NOT NULL,
            family TEXT NOT NULL,
            name TEXT NOT NULL,
            intent_id TEXT,
            transaction_id TEXT,
            merchant_order TEXT,
            detail TEXT NOT NULL,
            -- The record whose event it is; none for screens and acts.
            record INTEGER UNIQUE REFERENCES records (sequence),
            PRIMARY KEY (chain, sequence)
        ) STRICT, WITHOUT ROWID;
        INSERT OR IGNORE INTO meta (key, value) VALUES ('seed', lower(hex(randomblob(8))));
        """

    /// The store's last answer about subscriptions in JSON, with its time by the device's clock.
    private static let subscriptionBooks = """
        CREATE TABLE subscription_books (
            account TEXT PRIMARY KEY, told TEXT NOT NULL, told_ms INTEGER NOT NULL
        ) STRICT;
        """

    /// The entries of the merchant's last statement, separate from the wallet: a purchase changes the wallet, but only
    /// a statement changes the entries.
    private static let walletEntries = """
        CREATE TABLE wallet_entries (account TEXT PRIMARY KEY, entries TEXT NOT NULL) STRICT;
        INSERT INTO wallet_entries (account, entries)
            SELECT account, json_extract(wallet, '$.statement.entries') FROM accounts
            WHERE json_valid(wallet) AND json_type(wallet, '$.statement.entries') = 'array';
        UPDATE accounts SET wallet = json_replace(wallet, '$.statement.entries', json('[]'))
            WHERE json_valid(wallet);
        """

    /// The order of the displayed rows in the indexes, so that a page begins at a row and not at a number of rows.
    private static let newestFirst = """
        DROP INDEX payments_newest;
        CREATE INDEX payments_newest ON payments (account, started_ms, intent_id);
        DROP INDEX deliveries_newest;
        CREATE INDEX deliveries_newest ON deliveries (account, started_ms, transaction_id);
        """

    /// The signed forms, each with the record that brought it, and their headers, which contain the same certificates
    /// for all signed forms of a store; see ``JWSParts``. Records and deliveries of older versions contain their
    /// signed forms.
    private static let tokens = """
        CREATE TABLE token_headers (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE) STRICT;
        CREATE TABLE tokens (
            record INTEGER PRIMARY KEY
                REFERENCES records (sequence) DEFERRABLE INITIALLY DEFERRED,
            header INTEGER NOT NULL REFERENCES token_headers (id),
            payload TEXT NOT NULL,
            signature TEXT NOT NULL
        ) STRICT;
        """
}
