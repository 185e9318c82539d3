extension StoreSchema {
    /// What was changed by hand of what the catalog's file says, the newest of each thing; the setting `catalog_edits` names
    /// their present state.
    static let catalogEdits = """
        CREATE TABLE catalog_edits (
            product_id TEXT NOT NULL,
            subject TEXT NOT NULL,
            change TEXT NOT NULL,
            at INTEGER NOT NULL,
            PRIMARY KEY (product_id, subject)
        ) STRICT, WITHOUT ROWID;
        """
}
