extension OracleRule {
    /// The rules for one device, whose journal is attached as `device` and whose name is in `here`.
    static let ofDevices = open + orders + deliveries

    private static let open = [
        OracleRule(
            "is open at rest without waiting for an approval",
            """
            SELECT intent_id AS subject FROM device.payments p WHERE is_open
                AND NOT EXISTS (SELECT 1 FROM store.orders o
                    WHERE o.intent_id = p.intent_id AND state = 'pending')
            """),
        OracleRule(
            "is still in progress at rest",
            "SELECT transaction_id AS subject FROM device.deliveries WHERE is_open"),
        OracleRule(
            "is not finished at the store",
            """
            SELECT id AS subject FROM store.transactions
                WHERE device IN (SELECT name FROM here) AND finished_at IS NULL
            """),
    ]

    private static let orders = [
        OracleRule(
            "reached the store without an intent in the journal",
            """
            SELECT intent_id AS subject FROM store.orders o
                WHERE device IN (SELECT name FROM here) AND NOT EXISTS (
                    SELECT 1 FROM device.records r
                    WHERE r.intent_id = o.intent_id AND event LIKE '{"intentRecorded":%')
            """),
        OracleRule(
            "the device has another transaction than the store",
            """
            SELECT p.intent_id AS subject FROM device.payments p WHERE transaction_id IS NOT NULL
                AND NOT EXISTS (SELECT 1 FROM store.orders o WHERE o.intent_id = p.intent_id
                    AND CAST(o.transaction_id AS TEXT) = p.transaction_id)
            """),
        OracleRule(
            "was charged, but the device does not know it",
            """
            SELECT intent_id AS subject FROM store.orders o
                WHERE device IN (SELECT name FROM here) AND state = 'purchased'
                AND NOT EXISTS (SELECT 1 FROM device.payments p WHERE p.intent_id = o.intent_id
                    AND p.transaction_id = CAST(o.transaction_id AS TEXT))
            """),
        OracleRule(
            "the journal has a gap",
            """
            SELECT 'records' AS subject FROM (SELECT count(*) AS n, max(sequence) AS newest
                FROM device.records) WHERE n > 0 AND n <> newest
            """),
    ]

    private static let deliveries = [
        OracleRule(
            "was delivered twice on one device",
            """
            SELECT transaction_id AS subject FROM device.records
                WHERE event LIKE '{"delivered":%' GROUP BY transaction_id HAVING count(*) > 1
            """),
        OracleRule(
            "was bought here but never delivered",
            """
            SELECT id AS subject FROM store.transactions t
                WHERE device IN (SELECT name FROM here) AND revocation_date IS NULL
                AND NOT EXISTS (SELECT 1 FROM device.records r
                    WHERE r.transaction_id = CAST(t.id AS TEXT) AND event LIKE '{"delivered":%')
            """),
        OracleRule(
            "was delivered, but the merchant never granted it",
            """
            SELECT transaction_id AS subject FROM device.records r
                WHERE event LIKE '{"delivered":%' AND NOT EXISTS (
                    SELECT 1 FROM granted g WHERE g.transaction_id = r.transaction_id)
            """),
        OracleRule(
            "was finished before it was delivered, refused or revoked",
            """
            SELECT transaction_id AS subject FROM device.records r
                WHERE event LIKE '{"finished":%' AND NOT EXISTS (
                    SELECT 1 FROM device.records e WHERE e.transaction_id = r.transaction_id
                    AND e.sequence < r.sequence AND (event LIKE '{"delivered":%'
                        OR event LIKE '{"quarantined":%' OR event LIKE '{"revoked":%'))
            """),
        OracleRule(
            "was revoked at the store, but the device does not know it",
            """
            SELECT t.id AS subject FROM store.transactions t JOIN device.deliveries d
                ON d.transaction_id = CAST(t.id AS TEXT)
                WHERE revocation_date IS NOT NULL AND NOT EXISTS (
                    SELECT 1 FROM device.records r WHERE r.transaction_id = d.transaction_id
                    AND (event LIKE '{"revoked":%' OR event LIKE '{"transactionReceived":%'
                        AND event LIKE '%revocationDate%'))
            """),
    ]
}
