extension StoreSchema {
    /// Indexes in the order of the paged lists, each page from a cursor on.
    static let pages = """
        DROP INDEX transactions_waiting;
        CREATE INDEX transactions_waiting ON transactions (account, device, id)
            WHERE finished_at IS NULL AND stuck_at IS NULL;
        DROP INDEX orders_waiting;
        CREATE INDEX orders_waiting ON orders (account, device, at, intent_id)
            WHERE acknowledged_at IS NULL AND state IN ('cancelled', 'declined');
        """

    /// Indexes in the order of the controls' paged lists.
    static let controlPages = """
        DROP INDEX orders_newest;
        CREATE INDEX orders_newest ON orders (at, ifnull(transaction_id, 0), intent_id);
        """

    /// The index of an account's own subscriptions in their order.
    static let subscriptionPages = """
        CREATE INDEX subscriptions_of_account ON subscriptions (account, original_id);
        """
}
