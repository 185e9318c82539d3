import Foundation

/// Collects the promises in the stdout of a recording's runs.
struct PrintedClaims {
    private(set) var claims: [PrintedClaim] = []
    private var command: [String] = []
    private var line: [UInt8] = []
    private var spendings = 0

    mutating func process(_ change: RecordedChange) {
        switch change {
        case .command(let words): (command, line) = (words, [])
        case .output(stream: 1, let bytes): bytes.forEach { process($0) }
        default: break
        }
    }

    private mutating func process(_ byte: UInt8) {
        guard byte == 0x0A else { return line.append(byte) }
        defer { line = [] }
        let object = try? JSONSerialization.jsonObject(with: Data(line)) as? [String: Any]
        if let object { addClaims(object) }
    }

    private var device: String {
        command.firstIndex(of: "--device").map { command[$0 + 1] } ?? "phone-1"
    }

    private mutating func addClaims(_ output: [String: Any]) {
        if output["stage"] is String {
            addOrderClaims(output)
        } else if let status = output["status"] as? String {
            addControlClaims(status, output)
        } else if output["kind"] as? String == "balance", command.first == "spend" {
            spendings += 1
            claims.append(
                PrintedClaim(
                    sentence: "a reported spending is lost",
                    sql: "SELECT count(*) FROM merchant.spends", arguments: [], atLeast: spendings,
                    device: device))
        }
    }

    /// Adds the promises of a line about an order or a transaction on the device.
    private mutating func addOrderClaims(_ output: [String: Any]) {
        let (state, charged) = (output["state"] as? String, output["charged"] as? String)
        if let intent = output["intentId"] as? String {
            add(
                "a displayed order is lost",
                "SELECT count(*) FROM device.payments WHERE intent_id = ?", [intent])
            if let number = output["merchantOrder"] as? String {
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
        guard let transaction = output["transactionId"] as? String else { return }
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
    private mutating func addControlClaims(_ status: String, _ output: [String: Any]) {
        if let transaction = output["transactionId"] as? String {
            add(
                "an approved or refunded transaction is missing",
                "SELECT count(*) FROM store.transactions WHERE id = ?", [transaction])
            guard status == "refunded" else { return }
            add(
                "a reported refund is missing",
                """
                SELECT count(*) FROM store.charges WHERE transaction_id = ? AND kind = 'refund'
                """, [transaction])
        } else if let intent = output["intentId"] as? String, status == "declined" {
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
        claims.append(
            PrintedClaim(
                sentence: sentence, sql: sql, arguments: arguments, atLeast: atLeast,
                atMost: atMost, device: device))
    }
}
