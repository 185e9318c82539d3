extension StoreSchema {
    /// Planned faults in the syntax of `kiosk sandbox fault`, and how many calls matched and were affected.
    static let faults = """
        CREATE TABLE faults (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            call TEXT NOT NULL,
            fault TEXT NOT NULL,
            moment TEXT NOT NULL,
            account TEXT,
            device TEXT,
            product_id TEXT,
            met INTEGER NOT NULL DEFAULT 0,
            struck INTEGER NOT NULL DEFAULT 0
        ) STRICT;
        CREATE INDEX faults_by_call ON faults (call);
        """
}
