import StoreAPI
import StoreModel
import StoreSigning

/// A device's log, made as an engine makes it.
struct DeviceLog {
    let chain: LogChainID
    var events: [LogEvent] = []
    var clock = Timestamp(milliseconds: 1_790_000_000_000)

    init(_ chain: LogChainID = "0195c7a0-0000-7000-8000-000000000001") {
        self.chain = chain
    }

    mutating func add(_ entries: LogEntry...) {
        for entry in entries {
            clock = clock.adding(milliseconds: 1)
            let link = LogLink(
                chain: chain, sequence: Int64(events.count + 1),
                previousHash: events.last?.hash ?? HashChain.genesis)
            events.append(LogHashChain.event(entry, link: link, at: clock, monotonic: 1))
        }
    }

    /// Adds a number of events.
    mutating func fill(_ count: Int) {
        for number in 0..<count { add(.action("act-\(number)")) }
    }

    func batch(_ sequences: ClosedRange<Int>, earliest: Int64 = 1) -> LogBatch {
        LogBatch(
            events: Array(events[(sequences.lowerBound - 1)..<sequences.upperBound]),
            earliest: earliest)
    }
}

extension LogEvent {
    /// Returns the event with some parts replaced.
    func changed(
        sequence: Int64? = nil, chain: LogChainID? = nil, id: LogEventID? = nil,
        entry: LogEntry? = nil, hash: String? = nil
    ) -> LogEvent {
        LogEvent(
            id: id ?? self.id,
            link: LogLink(
                chain: chain ?? link.chain, sequence: sequence ?? link.sequence,
                previousHash: link.previousHash),
            at: at, monotonic: monotonic, entry: entry ?? self.entry, hash: hash ?? self.hash)
    }
}
