/// The requests that wait until the database is free.
struct RequestQueue: Sendable {
    /// The requests that write. All of them share the next transaction.
    var requests: [Request] = []
    /// The requests that only read.
    var reads: [Request] = []
    /// Small parts of larger work. A few of them share a transaction.
    var smallParts: [Request] = []
    /// Parts of larger work, each with its own transaction. They run when no small part waits.
    var parts: [Request] = []
    /// Whether the queue is already scheduled to run on the database.
    var isScheduled = false
    var isStopped = false
    /// How many requests may wait, and how many parts.
    var limit = 1024

    /// The maximum number of small parts that share a transaction, since other requests wait meanwhile.
    private static let partsPerTransaction = 8

    var count: Int { requests.count + reads.count }
    var partCount: Int { smallParts.count + parts.count }
    var isEmpty: Bool { count + partCount == 0 }

    /// Removes and returns the parts of the next transaction.
    mutating func takeParts() -> [Request] {
        guard smallParts.isEmpty else {
            let next = smallParts.prefix(Self.partsPerTransaction)
            smallParts.removeFirst(next.count)
            return Array(next)
        }
        return parts.isEmpty ? [] : [parts.removeFirst()]
    }
}
