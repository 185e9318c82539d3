extension StoreSchema {
    /// Families, and the purchase that each member's transaction shares: a period of a subscription or a product.
    ///
    /// The state of a shared subscription is read from the purchaser's row, so that the two cannot differ.
    static let families = """
        -- The organizer has a row, too. A family exists while it has at least two rows.
        CREATE TABLE family_members (
            account TEXT PRIMARY KEY,
            organizer TEXT NOT NULL,
            is_sharing INTEGER NOT NULL DEFAULT 1,
            place INTEGER NOT NULL,
            joined_at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX family_members_by_organizer ON family_members (organizer, place);

        ALTER TABLE transactions ADD COLUMN shared_from INTEGER REFERENCES transactions (id);
        CREATE INDEX transactions_shares ON transactions (shared_from)
            WHERE shared_from IS NOT NULL;
        CREATE INDEX transactions_shared ON transactions (account, group_id, product_id, id)
            WHERE shared_from IS NOT NULL;
        """
}
