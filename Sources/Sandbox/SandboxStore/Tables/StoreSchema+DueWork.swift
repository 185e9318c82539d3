extension StoreSchema {
    /// Indexes that find due work by its time and by its account, without the rows that were set aside.
    ///
    /// `fault` is the reason why a row was set aside, and NULL for any other row. `end_id` is the newest transaction at
    /// the time of the request: subscriptions that began later are not extended. `extended_ahead` has the subscriptions
    /// that were extended, or skipped, out of order.
    static let dueWork = """
        ALTER TABLE transactions ADD COLUMN fault TEXT;
        ALTER TABLE subscriptions ADD COLUMN fault TEXT;
        ALTER TABLE order_plans ADD COLUMN fault TEXT;
        ALTER TABLE mass_extensions ADD COLUMN fault TEXT;
        ALTER TABLE outbox ADD COLUMN fault TEXT;

        ALTER TABLE order_plans ADD COLUMN account TEXT NOT NULL DEFAULT '';
        UPDATE order_plans SET account = coalesce(
            (SELECT account FROM orders WHERE orders.intent_id = order_plans.intent_id), '');
        ALTER TABLE mass_extensions ADD COLUMN end_id INTEGER;
        CREATE TABLE extended_ahead (
            product_id TEXT NOT NULL,
            request_id TEXT NOT NULL,
            original_id INTEGER NOT NULL,
            PRIMARY KEY (product_id, request_id, original_id)
        ) STRICT, WITHOUT ROWID;

        DROP INDEX transactions_due;
        CREATE INDEX transactions_due ON transactions (purchase_date, id)
            WHERE \(charged) AND fault IS NULL;
        CREATE INDEX transactions_due_of ON transactions (account, purchase_date, id)
            WHERE \(charged) AND fault IS NULL;
        DROP INDEX subscriptions_due;
        CREATE INDEX subscriptions_due ON subscriptions (due, original_id)
            WHERE due IS NOT NULL AND fault IS NULL;
        CREATE INDEX subscriptions_due_of ON subscriptions (account, due, original_id)
            WHERE due IS NOT NULL AND fault IS NULL;
        DROP INDEX order_plans_due;
        CREATE INDEX order_plans_due ON order_plans (due, intent_id)
            WHERE due IS NOT NULL AND fault IS NULL;
        CREATE INDEX order_plans_due_of ON order_plans (account, due, intent_id)
            WHERE due IS NOT NULL AND fault IS NULL;
        DROP INDEX mass_extensions_open;
        CREATE INDEX mass_extensions_open ON mass_extensions (at)
            WHERE completed_at IS NULL AND fault IS NULL;

        CREATE INDEX transactions_faulty ON transactions (id) WHERE fault IS NOT NULL;
        CREATE INDEX subscriptions_faulty ON subscriptions (original_id) WHERE fault IS NOT NULL;
        CREATE INDEX order_plans_faulty ON order_plans (intent_id) WHERE fault IS NOT NULL;
        CREATE INDEX mass_extensions_faulty ON mass_extensions (at) WHERE fault IS NOT NULL;
        CREATE INDEX outbox_faulty ON outbox (transaction_id) WHERE fault IS NOT NULL;
        """

    /// The condition of a charge that is refunded if it is not finished in time: the first charge of anything but a
    /// subscription, without an earlier refund.
    static let charged = """
        finished_at IS NULL AND revocation_date IS NULL AND price > 0
            AND type != 'Auto-Renewable Subscription' AND revocation_revision IS NULL
            AND (type != 'Non-Consumable' OR id = original_id)
        """
}
