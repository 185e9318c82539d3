import StoreAudit
import StoreModel

extension Breakage {
    /// Breakages of I14 and I15.
    static let ofChains = [
        Breakage("a record that is gone", .i14) {
            $0.phone {
                $0.records.removeLast(2); $0.records.remove(at: 3)
            }
        },
        Breakage("a record that was changed", .i14) {
            $0.phone { $0.records[3].hasValidHash = false }
        },
        Breakage("a record that follows another one", .i14) {
            $0.phone { $0.records[3].previousHash = "hash 2" }
        },
        Breakage("a chain that was cut at its beginning", .i14) {
            $0.devices[1].records = []
            $0.devices[1].records = [
                JournalAuditRecord(
                    sequence: 2, previousHash: "hash 1", hash: "hash 2", kind: .other)
            ]
        },
        Breakage("a state that the records do not lead to", .i14) {
            $0.phone {
                $0.differences = [StateDifference(subject: "1001", sentence: "It is delivered.")]
            }
        },
        Breakage("a log with a gap", .i14) { $0.log { $0.events.remove(at: 1) } },
        Breakage("a log event that was changed", .i14) {
            $0.log { $0.events[1].hasValidHash = false }
        },
        Breakage("a log that was rebuilt", .i14) { $0.merchant { $0.logs[0].conflicts = 1 } },
        Breakage("an acknowledged log event that the merchant has not", .i14) {
            $0.merchant { $0.logs[0].events.removeLast() }
        },
        Breakage("a log event that was told differently", .i14) {
            $0.merchant { $0.logs[0].events[1].id = "another" }
        },
        Breakage("a log of which the device has lost the end", .i14) {
            $0.log { $0.events.removeLast(2) }
        },
        Breakage("a token in a history", .i15) {
            let token = [String](repeating: String(repeating: "aB0_", count: 10), count: 3)
            $0.texts.append(
                LoggedText(location: "store step 2", text: "got \(token.joined(separator: "."))!"))
        },
        Breakage("a private key in a history", .i15) {
            $0.texts.append(LoggedText(location: "x", text: "-----BEGIN EC PRIVATE KEY-----"))
        },
        Breakage("a file that others can read", .i15) { $0.files[0].mode = 0o640 },
        Breakage("a file of somebody else", .i15) { $0.files[0].isOwnedByUser = false },
    ]
}

extension AuditRecords {
    /// Changes the first device's log.
    fileprivate mutating func log(_ change: (inout LogChainAuditRecord) -> Void) {
        change(&devices[0].logs[0])
    }
}
