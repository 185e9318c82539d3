package import StoreFiles

/// The store's tables.
///
/// Money is in milliunits, times are milliseconds since 1970. IDs have the form of the API, except transaction IDs,
/// which are numbers.
package enum StoreSchema {
    /// The schema's migrations. The application ID `KSST` marks the file.
    package static let schema = DatabaseSchema(
        applicationID: 0x4B53_5354,
        steps: [
            first, due, devices, serverAPI, notifications, handed, unsendable, subscriptions,
            massExtensions, orderPlans, faults, offers, families,
            refunds, catalogEdits, renewalExtensions, accountTokens, notificationQueues,
            longHistories, outboxRetries, accountKeys, pages,
            controlPages, dueWork, faultyNotifications, subscriptionPages,
        ])

    private static let first = """
        CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;

        CREATE TABLE accounts (
            account TEXT PRIMARY KEY,
            storefront TEXT,
            created_at INTEGER NOT NULL
        ) STRICT;

        -- The total that an account has paid, less refunds.
        CREATE TABLE balances (
            account TEXT NOT NULL, currency TEXT NOT NULL, paid INTEGER NOT NULL,
            PRIMARY KEY (account, currency)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE orders (
            intent_id TEXT PRIMARY KEY,
            content TEXT NOT NULL,
            account TEXT NOT NULL,
            device TEXT NOT NULL,
            merchant_order TEXT NOT NULL,
            app_account_token TEXT NOT NULL,
            bundle_id TEXT NOT NULL,
            product_id TEXT NOT NULL,
            type TEXT NOT NULL,
            quantity INTEGER NOT NULL,
            unit_price INTEGER NOT NULL,
            currency TEXT NOT NULL,
            storefront TEXT NOT NULL,
            storefront_id TEXT NOT NULL,
            state TEXT NOT NULL CHECK (state IN ('pending', 'cancelled', 'declined', 'purchased')),
            reason TEXT,
            transaction_id INTEGER REFERENCES transactions (id),
            at INTEGER NOT NULL,
            acknowledged_at INTEGER,
            CHECK ((state = 'purchased') = (transaction_id IS NOT NULL)),
            CHECK ((state = 'declined') = (reason IS NOT NULL))
        ) STRICT;
        CREATE INDEX orders_waiting ON orders (account, device)
            WHERE acknowledged_at IS NULL AND state IN ('cancelled', 'declined');
        CREATE INDEX orders_by_time ON orders (at);

        -- Orders that a device closed before they reached the store.
        CREATE TABLE closed_intents (
            intent_id TEXT PRIMARY KEY, account TEXT NOT NULL, at INTEGER NOT NULL
        ) STRICT;

        CREATE TABLE transactions (
            id INTEGER PRIMARY KEY,
            original_id INTEGER NOT NULL REFERENCES transactions (id),
            account TEXT NOT NULL,
            device TEXT NOT NULL,
            intent_id TEXT UNIQUE,
            merchant_order TEXT NOT NULL,
            order_id TEXT,
            bundle_id TEXT NOT NULL,
            product_id TEXT NOT NULL,
            type TEXT NOT NULL,
            quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 10),
            purchase_date INTEGER NOT NULL,
            original_purchase_date INTEGER NOT NULL,
            revocation_date INTEGER,
            revocation_reason INTEGER,
            app_account_token TEXT,
            storefront TEXT NOT NULL,
            storefront_id TEXT NOT NULL,
            currency TEXT NOT NULL,
            price INTEGER NOT NULL CHECK (price >= 0),
            finished_at INTEGER
        ) STRICT;
        CREATE INDEX transactions_unfinished ON transactions (account, product_id)
            WHERE finished_at IS NULL;
        CREATE INDEX transactions_owned ON transactions (account, product_id)
            WHERE id = original_id AND type = 'Non-Consumable';
        CREATE INDEX transactions_original ON transactions (original_id);

        -- One row for each movement of money: a charge, and at most one refund for each transaction.
        CREATE TABLE charges (
            transaction_id INTEGER NOT NULL REFERENCES transactions (id),
            kind TEXT NOT NULL CHECK (kind IN ('charge', 'refund')),
            account TEXT NOT NULL,
            amount INTEGER NOT NULL,
            currency TEXT NOT NULL,
            at INTEGER NOT NULL,
            PRIMARY KEY (transaction_id, kind)
        ) STRICT, WITHOUT ROWID;

        -- The changes that a device receives; without a device, all devices of the account receive them.
        CREATE TABLE changes (
            seq INTEGER PRIMARY KEY AUTOINCREMENT,
            account TEXT NOT NULL,
            device TEXT,
            kind TEXT NOT NULL CHECK (kind IN ('transaction', 'order')),
            ref TEXT NOT NULL
        ) STRICT;
        CREATE INDEX changes_by_account ON changes (account, seq);

        CREATE TABLE steps (
            seq INTEGER PRIMARY KEY AUTOINCREMENT,
            intent_id TEXT,
            transaction_id INTEGER,
            kind TEXT NOT NULL,
            detail TEXT NOT NULL,
            at INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX steps_by_intent ON steps (intent_id);
        CREATE INDEX steps_by_transaction ON steps (transaction_id);

        -- Refunds that the merchant has not received yet.
        CREATE TABLE outbox (transaction_id INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT;
        """

    /// The index with which every request finds charges that should have been finished by now.
    private static let due = """
        CREATE INDEX transactions_due ON transactions (purchase_date)
            WHERE finished_at IS NULL AND revocation_date IS NULL AND price > 0;
        """

    /// The devices that have signed in over a network, each with the SHA-256 hash of its secret.
    private static let devices = """
        CREATE TABLE devices (
            account TEXT NOT NULL, device TEXT NOT NULL, secret_hash TEXT NOT NULL,
            at INTEGER NOT NULL,
            PRIMARY KEY (account, device)
        ) STRICT, WITHOUT ROWID;
        """

    /// The index that shows whether a transaction was the reply to an order of the device that finishes it.
    private static let handed = """
        CREATE INDEX orders_by_transaction ON orders (transaction_id)
            WHERE transaction_id IS NOT NULL;
        """
}
