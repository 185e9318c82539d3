extension StoreSchema {
    /// Notifications to the team's server and the results of their attempts.
    ///
    /// `due` is the time of the next attempt, and NULL if none follows. `lease` is the ID of the claim of the process
    /// that is sending the notification, until `lease_until`.
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

        -- Refund requests of customers, the last one for each transaction.
        CREATE TABLE refund_requests (
            transaction_id INTEGER PRIMARY KEY REFERENCES transactions (id),
            reason TEXT NOT NULL,
            at INTEGER NOT NULL,
            declined_at INTEGER
        ) STRICT;
        """

    /// The reason why a notification was set aside.
    static let unsendable = "ALTER TABLE notifications ADD COLUMN fault TEXT;"

    /// The index of the notifications that were set aside.
    static let faultyNotifications =
        "CREATE INDEX notifications_faulty ON notifications (seq) WHERE fault IS NOT NULL;"

    /// Queues of notifications with the same original transaction, which are sent one after the other.
    ///
    /// `behind` is 1 while an earlier notification with the same `original_id` has yet to be delivered. `signed_at` is
    /// the `signedDate` of the last attempt.
    static let notificationQueues = """
        ALTER TABLE notifications ADD COLUMN original_id INTEGER;
        ALTER TABLE notifications ADD COLUMN behind INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE notifications ADD COLUMN signed_at INTEGER;
        UPDATE notifications SET
            original_id = (SELECT original_id FROM transactions WHERE id = transaction_id),
            signed_at = (SELECT max(at) FROM notification_attempts WHERE notification = seq);
        CREATE INDEX notifications_open ON notifications (original_id, seq) WHERE due IS NOT NULL;
        CREATE INDEX notifications_signed ON notifications (original_id, signed_at);
        CREATE INDEX notifications_held ON notifications (original_id) WHERE lease IS NOT NULL;
        UPDATE notifications SET behind = 1 WHERE due IS NOT NULL AND EXISTS (
            SELECT 1 FROM notifications AS earlier
            WHERE earlier.original_id = notifications.original_id
                AND earlier.due IS NOT NULL AND earlier.seq < notifications.seq);
        DROP INDEX notifications_due;
        CREATE INDEX notifications_due ON notifications (due)
            WHERE due IS NOT NULL AND behind = 0;
        """
}
