import StoreFiles

/// The merchant's tables. Amounts are counts of goods, times are milliseconds since 1970.
enum MerchantSchema {
    /// The schema's migrations. The application ID `KSMC` marks the file.
    static let schema = DatabaseSchema(
        applicationID: 0x4B53_4D43,
        steps: [
            first, debts, log, compensations, refusedSpends, reversals, longHistories, stepPages,
        ])

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

        -- One grant for each transaction, kept permanently; a non-consumable is granted once.
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
        -- A repeated request has one row.
        CREATE UNIQUE INDEX steps_once ON steps (transaction_id, kind, detail)
            WHERE transaction_id IS NOT NULL;
        """

    /// Grants that pay off debts. `change` includes the part that paid off a debt, `balance` does not.
    private static let debts = """
        ALTER TABLE ledger ADD COLUMN paid_off INTEGER
            CHECK (paid_off IS NULL OR (paid_off > 0 AND kind = 'grant'));
        """

    /// The log of each device as it was first received, and the findings. Rows are inserted and never changed.
    private static let log = """
        CREATE TABLE log_chains (
            chain TEXT PRIMARY KEY,
            account TEXT NOT NULL,
            device TEXT NOT NULL,
            at INTEGER NOT NULL,
            events INTEGER NOT NULL CHECK (events >= 0)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX log_chains_of_account ON log_chains (account);

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
            received_at INTEGER NOT NULL,
            PRIMARY KEY (chain, sequence),
            UNIQUE (chain, id)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX log_events_of_intent ON log_events (intent_id) WHERE intent_id IS NOT NULL;
        CREATE INDEX log_events_of_transaction ON log_events (transaction_id)
            WHERE transaction_id IS NOT NULL;

        -- A finding of a batch that is sent again has one row.
        CREATE TABLE log_findings (
            seq INTEGER PRIMARY KEY,
            chain TEXT NOT NULL REFERENCES log_chains (chain),
            sequence INTEGER NOT NULL,
            kind TEXT NOT NULL,
            hash TEXT NOT NULL,
            event TEXT,
            at INTEGER NOT NULL,
            UNIQUE (chain, sequence, kind, hash)
        ) STRICT;
        """

    /// Compensations: a ledger row kind, and a table that allows one for each order.
    ///
    /// SQLite cannot alter a CHECK constraint, so the ledger is copied into a table that allows the kind.
    private static let compensations = """
        CREATE TABLE ledger_with_compensations (
            account TEXT NOT NULL,
            version INTEGER NOT NULL CHECK (version >= 1),
            at INTEGER NOT NULL,
            kind TEXT NOT NULL
                CHECK (kind IN ('grant', 'spend', 'revocation', 'debt', 'compensation')),
            good TEXT NOT NULL,
            change INTEGER NOT NULL,
            balance INTEGER NOT NULL CHECK (balance >= 0),
            environment TEXT,
            transaction_id TEXT,
            merchant_order TEXT,
            spend_id TEXT,
            note TEXT NOT NULL,
            paid_off INTEGER
                CHECK (paid_off IS NULL OR (paid_off > 0 AND kind IN ('grant', 'compensation'))),
            PRIMARY KEY (account, version)
        ) STRICT, WITHOUT ROWID;
        INSERT INTO ledger_with_compensations (account, version, at, kind, good, change, balance,
                environment, transaction_id, merchant_order, spend_id, note, paid_off)
            SELECT account, version, at, kind, good, change, balance,
                environment, transaction_id, merchant_order, spend_id, note, paid_off
            FROM ledger;
        DROP TABLE ledger;
        ALTER TABLE ledger_with_compensations RENAME TO ledger;
        CREATE INDEX ledger_by_transaction ON ledger (transaction_id)
            WHERE transaction_id IS NOT NULL;

        CREATE TABLE compensations (
            intent_id TEXT PRIMARY KEY,
            environment TEXT NOT NULL,
            transaction_id TEXT NOT NULL,
            order_id TEXT,
            merchant_order TEXT,
            account TEXT NOT NULL,
            reason TEXT NOT NULL,
            is_settlement INTEGER NOT NULL CHECK (is_settlement IN (0, 1)),
            at INTEGER NOT NULL,
            UNIQUE (environment, transaction_id)
        ) STRICT;

        CREATE INDEX numbers_by_account ON numbers (account, serial);
        """

    /// Refused spends. A refusal is stored like an accepted spend, so that a retry of the request receives the same
    /// reply.
    private static let refusedSpends = """
        CREATE TABLE refused_spends (
            spend_id TEXT PRIMARY KEY,
            content TEXT NOT NULL,
            account TEXT NOT NULL,
            have INTEGER NOT NULL CHECK (have >= 0),
            at INTEGER NOT NULL
        ) STRICT;
        """

    /// Reversed and partial refunds: the revision of the revocation state that was applied last, and the share of the
    /// goods that it withdraws, in thousandths of a percent.
    ///
    /// SQLite cannot alter a CHECK constraint, so the ledger is copied into a table that allows the kind.
    static let reversals = """
        ALTER TABLE grants ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE grants ADD COLUMN withdrawn_share INTEGER NOT NULL DEFAULT 0
            CHECK (withdrawn_share BETWEEN 0 AND 100000);
        UPDATE grants SET revision = 1, withdrawn_share = 100000 WHERE revoked_at IS NOT NULL;

        CREATE TABLE ledger_with_reversals (
            account TEXT NOT NULL,
            version INTEGER NOT NULL CHECK (version >= 1),
            at INTEGER NOT NULL,
            kind TEXT NOT NULL CHECK (
                kind IN ('grant', 'spend', 'revocation', 'debt', 'reversal', 'compensation')),
            good TEXT NOT NULL,
            change INTEGER NOT NULL,
            balance INTEGER NOT NULL CHECK (balance >= 0),
            environment TEXT,
            transaction_id TEXT,
            merchant_order TEXT,
            spend_id TEXT,
            note TEXT NOT NULL,
            paid_off INTEGER CHECK (
                paid_off IS NULL
                OR (paid_off > 0 AND kind IN ('grant', 'reversal', 'compensation'))),
            PRIMARY KEY (account, version)
        ) STRICT, WITHOUT ROWID;
        INSERT INTO ledger_with_reversals (account, version, at, kind, good, change, balance,
                environment, transaction_id, merchant_order, spend_id, note, paid_off)
            SELECT account, version, at, kind, good, change, balance,
                environment, transaction_id, merchant_order, spend_id, note, paid_off
            FROM ledger;
        DROP TABLE ledger;
        ALTER TABLE ledger_with_reversals RENAME TO ledger;
        CREATE INDEX ledger_by_transaction ON ledger (transaction_id)
            WHERE transaction_id IS NOT NULL;
        """
}
