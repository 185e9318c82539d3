extension StoreSchema {
    /// Indexes that serve each list and lookup in its order, however long an account's history is.
    ///
    /// `outcome` of a notification is NULL before its first attempt, 0 while all attempts failed, and 1 after one
    /// succeeded. `account` is that of its transaction.
    static let longHistories = """
        -- Unfinished transactions: by product, for a purchase; in the order of their ids, for a device.
        DROP INDEX transactions_unfinished;
        CREATE INDEX transactions_open ON transactions (account, product_id)
            WHERE finished_at IS NULL AND revocation_date IS NULL AND ownership IS NULL;
        CREATE INDEX transactions_open_here ON transactions (account, product_id, device)
            WHERE finished_at IS NULL AND revocation_date IS NULL AND ownership IS NULL;
        CREATE INDEX transactions_waiting ON transactions (account, id, device)
            WHERE finished_at IS NULL AND stuck_at IS NULL;

        -- Non-consumables in the order of a restore, and the transactions of a receipt.
        CREATE INDEX transactions_first ON transactions (account, id)
            WHERE id = original_id AND type = 'Non-Consumable';
        CREATE INDEX transactions_receipts ON transactions (account, id)
            WHERE \(inReceipt);

        -- What a family shares with a member: the last period of a group, the longest period, and products.
        DROP INDEX transactions_shared;
        CREATE INDEX transactions_shared ON transactions (account, group_id, id)
            WHERE shared_from IS NOT NULL;
        CREATE INDEX transactions_shared_until ON transactions (account, group_id, expires_date)
            WHERE shared_from IS NOT NULL;

        -- The newest orders, and the transactions without an order.
        DROP INDEX orders_by_time;
        CREATE INDEX orders_newest ON orders (at, transaction_id);
        CREATE INDEX transactions_unordered ON transactions (purchase_date)
            WHERE \(isUnordered);
        CREATE INDEX orders_by_number ON orders (lower(merchant_order));
        DROP INDEX orders_waiting;
        CREATE INDEX orders_waiting ON orders (account, device, at)
            WHERE acknowledged_at IS NULL AND state IN ('cancelled', 'declined');
        DROP INDEX orders_by_transaction;
        CREATE INDEX orders_by_transaction ON orders (transaction_id, device, intent_id)
            WHERE transaction_id IS NOT NULL;

        CREATE INDEX offer_codes_newest ON offer_codes (at DESC, code);
        CREATE INDEX subscriptions_by_product ON subscriptions (product_id, original_id)
            WHERE due IS NOT NULL;

        -- The app transaction id of each customer; NULL in the rows of an older file until it is assigned.
        ALTER TABLE accounts ADD COLUMN app_transaction_id TEXT;
        CREATE INDEX accounts_by_app ON accounts (app_transaction_id);

        ALTER TABLE notifications ADD COLUMN account TEXT;
        ALTER TABLE notifications ADD COLUMN outcome INTEGER;
        UPDATE notifications SET
            account = (SELECT account FROM transactions WHERE id = transaction_id),
            outcome = (SELECT max(result = 'SUCCESS') FROM notification_attempts
                WHERE notification = seq);
        CREATE INDEX notifications_tried ON notifications (outcome, at, seq)
            WHERE outcome IS NOT NULL AND fault IS NULL;
        CREATE INDEX notifications_tried_of_type ON notifications (type, outcome, at, seq)
            WHERE outcome IS NOT NULL AND fault IS NULL;
        CREATE INDEX notifications_tried_of_subtype
            ON notifications (type, subtype, outcome, at, seq)
            WHERE outcome IS NOT NULL AND fault IS NULL;
        CREATE INDEX notifications_tried_of_account ON notifications (account, outcome, at, seq)
            WHERE outcome IS NOT NULL AND fault IS NULL;
        """

    /// The condition of `transactions_unordered`. With `intent_id IS NULL`, SQLite would use the unique index of the
    /// intents and sort the result.
    static let isUnordered = "typeof(intent_id) = 'null'"

    /// The condition of `transactions_receipts`: the transactions that `ReceiptRules` can list.
    static let inReceipt = """
        withdrawal IS NOT 'DELETED' AND (type != 'Consumable' OR finished_at IS NULL)
            AND (type != 'Non-Consumable' OR id = original_id)
        """
}
