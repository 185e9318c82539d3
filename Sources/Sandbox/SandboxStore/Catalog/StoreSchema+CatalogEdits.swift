extension StoreSchema {
    /// The manual changes to the catalog, the newest of each subject. The setting `catalog_edits` is the version of all
    /// changes together.
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
