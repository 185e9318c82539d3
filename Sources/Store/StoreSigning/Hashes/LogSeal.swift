package import StoreModel

/// Ties log events into their chain, and checks those that others have tied.
package enum LogSeal {
    /// The event that says `entry` at this place: its id and its hash follow from the rest.
    ///
    /// The id is a UUIDv7 whose chance comes from the chain so far, so that making the same chain again makes the same
    /// ids, and another chain never does.
    package static func event(
        _ entry: LogEntry, link: LogLink, at: Timestamp, monotonic: Int64
    ) -> LogEvent {
        let place = "\(link.chain)|\(link.sequence)"
        var chance = HashedGenerator(
            seed: HashChain.next(previous: link.previousHash, record: Array(place.utf8)))
        let open = LogEvent(
            id: LogEventID(UniqueID.v7(at: at) { chance.next() }), link: link, at: at,
            monotonic: monotonic, entry: entry, hash: "")
        return LogEvent(
            id: open.id, link: link, at: at, monotonic: monotonic, entry: entry,
            hash: hash(of: open))
    }

    /// The hash that an event must have to fit its content.
    package static func hash(of event: LogEvent) -> String {
        HashChain.next(previous: event.link.previousHash, record: event.sealedBytes)
    }

    /// What does not fit in a run of events of one chain, in their order; empty when all of it is as it was made.
    ///
    /// - Parameter before: The hash of the event before the first, where it is known.
    package static func faults(
        in events: [LogEvent], after before: String? = nil
    ) -> [(sequence: Int64, kind: LogFinding.Kind)] {
        var faults: [(sequence: Int64, kind: LogFinding.Kind)] = []
        var last: (sequence: Int64, hash: String)?
        for event in events {
            // Wraps: a number that somebody else wrote may be the highest that there is.
            if let last, last.sequence &+ 1 != event.sequence {
                faults.append((event.sequence, .gap))
            }
            if let hash = last?.hash ?? before, hash != event.link.previousHash {
                faults.append((event.sequence, .unjoined))
            }
            if hash(of: event) != event.hash { faults.append((event.sequence, .unfit)) }
            last = (event.sequence, event.hash)
        }
        return faults
    }
}

/// Numbers that follow from a hash.
private struct HashedGenerator {
    private var hash: String
    private var used = 0

    init(seed: String) {
        hash = seed
    }

    mutating func next() -> UInt64 {
        // A hash has four numbers of sixteen digits.
        if used == 4 { (hash, used) = (HashChain.next(previous: hash, record: []), 0) }
        defer { used += 1 }
        return UInt64(hash.dropFirst(used * 16).prefix(16), radix: 16) ?? 0
    }
}
