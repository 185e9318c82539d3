extension StoreSchema {
    /// What the team's server is told, and what became of each attempt.
    ///
    /// `due` is when the next attempt is to be made, and NULL where nothing is left to do. `lease` names whoever is making
    /// one, until `lease_until`.
    static let notifications = """
        CREATE TABLE notifications (
            seq INTEGER PRIMARY KEY AUTOINCREMENT,
            uuid TEXT NOT NULL UNIQUE,
            type TEXT NOT NULL,
            subtype TEXT,
            transaction_id INTEGER REFERENCES transactions (id),
            reason TEXT,
            at INTEGER NOT NULL,
            due INTEGER,
            lease TEXT,
            lease_until INTEGER,
            CHECK ((lease IS NULL) = (lease_until IS NULL))
        ) STRICT;
        CREATE INDEX notifications_due ON notifications (due) WHERE due IS NOT NULL;
        CREATE INDEX notifications_by_transaction ON notifications (transaction_id);

        CREATE TABLE notification_attempts (
            notification INTEGER NOT NULL REFERENCES notifications (seq),
            number INTEGER NOT NULL CHECK (number > 0),
            result TEXT NOT NULL,
            at INTEGER NOT NULL,
            PRIMARY KEY (notification, number)
        ) STRICT, WITHOUT ROWID;

        -- Customers who want their money back, each with the last request.
        CREATE TABLE refund_requests (
            transaction_id INTEGER PRIMARY KEY REFERENCES transactions (id),
            reason TEXT NOT NULL,
            at INTEGER NOT NULL,
            declined_at INTEGER
        ) STRICT;
        """

    /// Why a notification can never be sent, where it cannot.
    static let unsendable = "ALTER TABLE notifications ADD COLUMN fault TEXT;"
}
