extension StoreSchema {
    /// Scheduled resolutions of orders, and purchases outside of the app.
    static let orderPlans = """
        CREATE TABLE order_plans (
            intent_id TEXT PRIMARY KEY,
            plan TEXT NOT NULL CHECK (plan IN ('approve', 'decline', 'lapse', 'interrupted')),
            due INTEGER,
            CHECK ((plan = 'interrupted') = (due IS NULL))
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX order_plans_due ON order_plans (due) WHERE due IS NOT NULL;

        -- Transactions that no device requested, with the interrupted order that they complete.
        CREATE TABLE outside_purchases (
            transaction_id INTEGER NOT NULL REFERENCES transactions (id),
            intent_id TEXT UNIQUE,
            at INTEGER NOT NULL
        ) STRICT;

        -- The time since which the store withholds a stuck transaction.
        ALTER TABLE transactions ADD COLUMN stuck_at INTEGER;
        """
}
