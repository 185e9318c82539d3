import SandboxTables
import StoreAPI
import StoreModel

/// Refuses malformed batches of log events before anything is read or written.
enum LogRequestValidator {
    /// The maximum number of events of an account.
    static let quota: Int64 = 1_000_000
    /// The maximum number of findings that are stored for an account's logs. Further findings are reported and not
    /// stored, since a device can send any number of altered copies of one event.
    static let findingQuota = 10_000

    /// Checks the form of a batch. ``LogBatchValidator`` checks the hash chain.
    static func batch(_ batch: LogBatch) throws(ServiceFailure) {
        let events = batch.events
        guard let first = events.first, events.count <= LogBatch.limit else {
            throw CallCheck.badRequest("A batch has 1 to \(LogBatch.limit) events.")
        }
        let isRun = events.enumerated().allSatisfy { offset, event in
            event.link.chain == first.link.chain
                && event.sequence.subtractingReportingOverflow(Int64(offset)) == (
                    first.sequence, false
                )
        }
        guard isRun, first.sequence >= 1, batch.earliest >= 1, batch.earliest <= first.sequence
        else {
            throw CallCheck.badRequest("A batch contains consecutive events of one chain.")
        }
        guard events.allSatisfy(isEvent) else {
            throw CallCheck.badRequest(
                "An event of the batch is too long or has an invalid field.")
        }
    }

    private static func isEvent(_ event: LogEvent) -> Bool {
        let entry = event.entry
        let ids = [
            entry.intentID?.rawValue, entry.transactionID?.rawValue, entry.merchantOrder?.rawValue,
        ]
        return UniqueID.isUUID(event.id.rawValue) && UniqueID.isUUID(event.link.chain.rawValue)
            && isHash(event.hash) && isHash(event.link.previousHash)
            && isName(entry.name) && CallCheck.isText(entry.detail, limit: LogEntry.detailLimit)
            && ids.allSatisfy { $0.map { CallCheck.isText($0, limit: LogEntry.idLimit) } ?? true }
    }

    private static func isHash(_ text: String) -> Bool {
        text.utf8.count == 64
            && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }

    private static func isName(_ text: String) -> Bool {
        (1...LogEntry.nameLimit).contains(text.utf8.count)
            && text.utf8.allSatisfy {
                (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D
            }
    }
}
