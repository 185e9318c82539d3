extension StoreSchema {
    /// Refunds, reversals and further refunds of a transaction. Each movement of money has a number and is written
    /// once.
    ///
    /// `revocation_revision` is NULL until a first refund was reversed; see `Transaction.revision`. The number of a
    /// movement is the revision that it caused. SQLite cannot alter a CHECK constraint, so the movements are copied
    /// into a table that allows the kind.
    static let refunds = """
        ALTER TABLE transactions ADD COLUMN revocation_revision INTEGER;
        ALTER TABLE transactions ADD COLUMN withdrawal TEXT;

        -- A request whose refund was made is closed; otherwise, it would be open again after the refund is reversed.
        DELETE FROM refund_requests WHERE transaction_id IN (
            SELECT id FROM transactions WHERE revocation_date IS NOT NULL);

        -- One row for each movement of money: a charge, then its refunds and their reversals in order.
        CREATE TABLE numbered_charges (
            transaction_id INTEGER NOT NULL REFERENCES transactions (id),
            number INTEGER NOT NULL CHECK (number >= 0),
            kind TEXT NOT NULL CHECK (kind IN ('charge', 'refund', 'reversal')),
            account TEXT NOT NULL,
            amount INTEGER NOT NULL,
            currency TEXT NOT NULL,
            at INTEGER NOT NULL,
            PRIMARY KEY (transaction_id, number),
            CHECK ((kind = 'charge') = (number = 0))
        ) STRICT, WITHOUT ROWID;
        INSERT INTO numbered_charges (transaction_id, number, kind, account, amount, currency, at)
            SELECT transaction_id, iif(kind = 'charge', 0, 1), kind, account, amount, currency, at
            FROM charges;
        DROP TABLE charges;
        ALTER TABLE numbered_charges RENAME TO charges;
        """
}
