import StoreModel
import Testing

@Suite("Contents of a log entry")
struct LogEntryTests {
    @Test(
        "text that looks like a secret is left out of a detail",
        arguments: [
            "eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9aaaaaaaa", String(repeating: "f", count: 64),
            "MHcCAQEEIIWQ+abcdefghijklmnopqrstuvwxyz/0123456789=",
        ])
    func secrets(secret: String) {
        let entry = LogEntry(.state, "verification-deferred", detail: "refused: \(secret).x")
        #expect(entry.detail == "refused: (left out).x")
        let bearer = LogEntry(.state, "x", detail: "sent Bearer s3cret to them")
        #expect(bearer.detail == "sent Bearer (left out) to them")
    }

    @Test("IDs, amounts and sentences stay unchanged")
    func plain() {
        let detail = "−5 gem, spend 0195c7a0-0000-7000-8000-000000000001: 不足 (have 3)"
        #expect(LogEntry(.state, "spend-refused", detail: detail).detail == detail)
    }

    @Test(
        "a text that is too long is cut between two characters, and an ID that is too long is dropped"
    )
    func limits() {
        let long = IntentID(String(repeating: "a", count: 300))
        let entry = LogEntry(
            .action, String(repeating: "n", count: 100), intentID: long,
            detail: String(repeating: "漢", count: 300) + "\u{0}")
        #expect(entry.name.utf8.count == LogEntry.nameLimit)
        #expect(entry.intentID == nil)
        #expect(entry.detail == String(repeating: "漢", count: 170))
        #expect(LogEntry(.action, "a", detail: "b\u{0}c").detail == "bc")
    }

    private func event(_ name: String, _ detail: String, transaction: TransactionID?) -> LogEvent {
        LogEvent(
            id: "0195c7a0-0000-7000-8000-000000000001",
            link: LogLink(chain: "c", sequence: 1, previousHash: ""),
            at: Timestamp(milliseconds: 1), monotonic: 2,
            entry: LogEntry(.action, name, transactionID: transaction, detail: detail), hash: "h")
    }

    @Test("different events have different bytes to hash")
    func bytes() {
        let events = [
            event("ab", "c", transaction: nil), event("a", "bc", transaction: nil),
            event("ab", "c", transaction: ""), event("ab", "", transaction: "c"),
            event("ab", "1:c", transaction: nil), event("ab", "e\u{301}", transaction: nil),
            event("ab", "\u{e9}", transaction: nil),
        ]
        #expect(Set(events.map(\.hashedBytes)).count == events.count)
        #expect(event("a", "e\u{301}", transaction: nil) != event("a", "\u{e9}", transaction: nil))
    }
}
