extension StoreSchema {
    /// Subscriptions: the periods that transactions pay for, and the state of each subscription.
    ///
    /// `due` is the time of the next scheduled change, and NULL if nothing is scheduled.
    static let subscriptions = """
        ALTER TABLE transactions ADD COLUMN expires_date INTEGER;
        ALTER TABLE transactions ADD COLUMN is_renewal INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE transactions ADD COLUMN ownership TEXT;
        ALTER TABLE transactions ADD COLUMN group_id TEXT;
        ALTER TABLE transactions ADD COLUMN is_upgraded INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE transactions ADD COLUMN offer_type INTEGER;
        ALTER TABLE transactions ADD COLUMN offer_id TEXT;
        ALTER TABLE transactions ADD COLUMN offer_period TEXT;
        ALTER TABLE transactions ADD COLUMN offer_discount TEXT;
        ALTER TABLE transactions ADD COLUMN revocation_type TEXT;
        ALTER TABLE transactions ADD COLUMN revocation_percentage INTEGER;
        ALTER TABLE orders ADD COLUMN offer_type INTEGER;
        ALTER TABLE orders ADD COLUMN offer_id TEXT;

        -- A subscription gives access while it is paid, whether its transactions are finished or not.
        DROP INDEX transactions_due;
        CREATE INDEX transactions_due ON transactions (purchase_date)
            WHERE finished_at IS NULL AND revocation_date IS NULL AND price > 0
                AND type != 'Auto-Renewable Subscription';
        -- A customer who had an introductory offer of a group is not eligible for another one.
        CREATE INDEX transactions_introduced ON transactions (account, group_id)
            WHERE offer_type = 1;

        CREATE TABLE subscriptions (
            original_id INTEGER PRIMARY KEY REFERENCES transactions (id),
            account TEXT NOT NULL,
            group_id TEXT NOT NULL,
            origin_date INTEGER NOT NULL,
            storefront TEXT NOT NULL,
            state INTEGER NOT NULL,
            due INTEGER,
            product_id TEXT NOT NULL,
            level INTEGER NOT NULL,
            period TEXT NOT NULL,
            price INTEGER NOT NULL CHECK (price >= 0),
            currency TEXT NOT NULL,
            transaction_id INTEGER NOT NULL REFERENCES transactions (id),
            paid INTEGER NOT NULL CHECK (paid >= 0),
            began INTEGER NOT NULL,
            expires INTEGER NOT NULL,
            anchor INTEGER NOT NULL,
            count INTEGER NOT NULL,
            run_began INTEGER NOT NULL,
            renewals INTEGER NOT NULL,
            offer TEXT,
            is_renewing INTEGER NOT NULL,
            next_product_id TEXT NOT NULL,
            increase TEXT,
            next_offer TEXT,
            fails INTEGER NOT NULL,
            grace_ends INTEGER,
            retries_end INTEGER,
            intent INTEGER,
            extensions TEXT,
            UNIQUE (account, group_id)
        ) STRICT;
        CREATE INDEX subscriptions_due ON subscriptions (due, original_id) WHERE due IS NOT NULL;

        -- The content of a subscription notification, as of its event.
        ALTER TABLE notifications ADD COLUMN snapshot TEXT;
        """
}
