import StoreFiles

/// The merchant's tables; amounts are counts of goods, moments are milliseconds since 1970.
enum MerchantSchema {
    /// The steps that made them; `KSMC` marks the file.
    static let schema = DatabaseSchema(applicationID: 0x4B53_4D43, steps: [first, debts])

    private static let first = """
        CREATE TABLE players (
            account TEXT PRIMARY KEY, token TEXT NOT NULL UNIQUE, created_at INTEGER NOT NULL
        ) STRICT;

        CREATE TABLE numbers (
            serial INTEGER PRIMARY KEY CHECK (serial >= 1),
            number TEXT NOT NULL UNIQUE,
            intent_id TEXT NOT NULL UNIQUE,
            account TEXT NOT NULL,
            product_id TEXT NOT NULL,
            quantity INTEGER NOT NULL,
            at INTEGER NOT NULL
        ) STRICT;

        -- One tombstone a transaction, kept for ever; of one non-consumable only one ever pays out.
        CREATE TABLE grants (
            environment TEXT NOT NULL,
            transaction_id TEXT NOT NULL,
            original_id TEXT NOT NULL,
            account TEXT NOT NULL,
            product_id TEXT NOT NULL,
            type TEXT NOT NULL,
            intent_id TEXT,
            is_credited INTEGER NOT NULL CHECK (is_credited IN (0, 1)),
            at INTEGER NOT NULL,
            revoked_at INTEGER,
            PRIMARY KEY (environment, transaction_id)
        ) STRICT, WITHOUT ROWID;
        CREATE UNIQUE INDEX grants_once ON grants (environment, original_id)
            WHERE is_credited = 1 AND type = 'Non-Consumable';

        CREATE TABLE ledger (
            account TEXT NOT NULL,
            version INTEGER NOT NULL CHECK (version >= 1),
            at INTEGER NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('grant', 'spend', 'revocation', 'debt')),
            good TEXT NOT NULL,
            change INTEGER NOT NULL,
            balance INTEGER NOT NULL CHECK (balance >= 0),
            environment TEXT,
            transaction_id TEXT,
            merchant_order TEXT,
            spend_id TEXT,
            note TEXT NOT NULL,
            PRIMARY KEY (account, version)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX ledger_by_transaction ON ledger (transaction_id)
            WHERE transaction_id IS NOT NULL;

        CREATE TABLE balances (
            account TEXT NOT NULL,
            good TEXT NOT NULL,
            amount INTEGER NOT NULL CHECK (amount >= 0),
            debt INTEGER NOT NULL CHECK (debt >= 0),
            PRIMARY KEY (account, good)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE spends (
            spend_id TEXT PRIMARY KEY,
            content TEXT NOT NULL,
            account TEXT NOT NULL,
            version INTEGER NOT NULL
        ) STRICT;

        CREATE TABLE steps (
            seq INTEGER PRIMARY KEY AUTOINCREMENT,
            intent_id TEXT,
            transaction_id TEXT,
            kind TEXT NOT NULL,
            detail TEXT NOT NULL,
            at INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX steps_by_intent ON steps (intent_id);
        -- A question that is asked again and again leaves one row.
        CREATE UNIQUE INDEX steps_once ON steps (transaction_id, kind, detail)
            WHERE transaction_id IS NOT NULL;
        """

    /// A grant pays off what is owed: that part is in `change`, and never came into `balance`.
    private static let debts = """
        ALTER TABLE ledger ADD COLUMN paid_off INTEGER
            CHECK (paid_off IS NULL OR (paid_off > 0 AND kind = 'grant'));
        """
}
