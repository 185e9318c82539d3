import Foundation

/// Collects the promises in the stdout of a recording's runs.
struct PrintedLines {
    private(set) var promises: [Promise] = []
    private var command: [String] = []
    private var line: [UInt8] = []
    private var spendings = 0

    mutating func take(_ change: RecordedChange) {
        switch change {
        case .command(let words): (command, line) = (words, [])
        case .said(stream: 1, let bytes): bytes.forEach { take($0) }
        default: break
        }
    }

    private mutating func take(_ byte: UInt8) {
        guard byte == 0x0A else { return line.append(byte) }
        defer { line = [] }
        let object = try? JSONSerialization.jsonObject(with: Data(line)) as? [String: Any]
        if let object { promise(object) }
    }

    private var device: String {
        command.firstIndex(of: "--device").map { command[$0 + 1] } ?? "phone-1"
    }

    private mutating func promise(_ said: [String: Any]) {
        if said["stage"] is String {
            promiseOrder(said)
        } else if let status = said["status"] as? String {
            promiseControl(status, said)
        } else if said["kind"] as? String == "balance", command.first == "spend" {
            spendings += 1
            promises.append(
                Promise(
                    sentence: "a reported spending is lost",
                    sql: "SELECT count(*) FROM merchant.spends", arguments: [], atLeast: spendings,
                    device: device))
        }
    }

    /// Adds the promises of a line about an order or a transaction on the device.
    private mutating func promiseOrder(_ said: [String: Any]) {
        let (state, charged) = (said["state"] as? String, said["charged"] as? String)
        if let intent = said["intentId"] as? String {
            add(
                "a displayed order is lost",
                "SELECT count(*) FROM device.payments WHERE intent_id = ?", [intent])
            if let number = said["merchantOrder"] as? String {
                add(
                    "a displayed order number belongs to another order",
                    "SELECT count(*) FROM merchant.numbers WHERE intent_id = ? AND number = ?",
                    [intent, number])
            }
            if state == "failed", charged == "no" {
                add(
                    "was reported as failed without a charge, but was charged",
                    """
                    SELECT count(*) FROM store.orders JOIN store.charges USING (transaction_id)
                        WHERE intent_id = ?
                    """, [intent], atLeast: 0, atMost: 0)
            }
        }
        guard let transaction = said["transactionId"] as? String else { return }
        add(
            "a displayed transaction is missing at the store",
            "SELECT count(*) FROM store.transactions WHERE id = ?", [transaction])
        add(
            "a displayed transaction is missing on the device",
            "SELECT count(*) FROM device.deliveries WHERE transaction_id = ?", [transaction])
        if charged == "yes" {
            add(
                "the displayed charge is missing",
                """
                SELECT count(*) FROM store.charges WHERE transaction_id = ? AND kind = 'charge'
                """, [transaction])
        }
    }

    /// Adds the promises of a sandbox command's output.
    private mutating func promiseControl(_ status: String, _ said: [String: Any]) {
        if let transaction = said["transactionId"] as? String {
            add(
                "an approved or refunded transaction is missing",
                "SELECT count(*) FROM store.transactions WHERE id = ?", [transaction])
            guard status == "refunded" else { return }
            add(
                "a reported refund is missing",
                """
                SELECT count(*) FROM store.charges WHERE transaction_id = ? AND kind = 'refund'
                """, [transaction])
        } else if let intent = said["intentId"] as? String, status == "declined" {
            add(
                "a reported decline is missing",
                "SELECT count(*) FROM store.orders WHERE intent_id = ? AND state = 'declined'",
                [intent])
        }
    }

    private mutating func add(
        _ sentence: String, _ sql: String, _ arguments: [String], atLeast: Int = 1,
        atMost: Int = .max
    ) {
        promises.append(
            Promise(
                sentence: sentence, sql: sql, arguments: arguments, atLeast: atLeast,
                atMost: atMost, device: device))
    }
}
