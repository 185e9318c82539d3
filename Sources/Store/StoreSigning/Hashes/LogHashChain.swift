package import StoreModel

/// Creates the log events of a chain, and validates received ones.
package enum LogHashChain {
    /// Creates the event with `entry` at a position; its id and its hash are derived from the parameters.
    ///
    /// The id is a UUIDv7 whose random bits are derived from the chain so far. Recreating the same chain yields the
    /// same ids, and another chain yields others.
    package static func event(
        _ entry: LogEntry, link: LogLink, at: Timestamp, monotonic: Int64
    ) -> LogEvent {
        let position = "\(link.chain)|\(link.sequence)"
        var chance = HashedGenerator(
            seed: HashChain.next(previous: link.previousHash, record: Array(position.utf8)))
        let open = LogEvent(
            id: LogEventID(UniqueID.v7(at: at) { chance.next() }), link: link, at: at,
            monotonic: monotonic, entry: entry, hash: "")
        return LogEvent(
            id: open.id, link: link, at: at, monotonic: monotonic, entry: entry,
            hash: hash(of: open))
    }

    /// Returns the hash that an event with this content must have.
    package static func hash(of event: LogEvent) -> String {
        HashChain.next(previous: event.link.previousHash, record: event.hashedBytes)
    }

    /// Returns the defects of consecutive events of one chain, in their order; empty if the chain is intact.
    ///
    /// - Parameter before: The hash of the event before the first, if it is known.
    package static func defects(
        in events: [LogEvent], after before: String? = nil
    ) -> [(sequence: Int64, kind: LogFinding.Kind)] {
        var defects: [(sequence: Int64, kind: LogFinding.Kind)] = []
        var last: (sequence: Int64, hash: String)?
        for event in events {
            // The addition wraps, since the sequence of a received event may be the largest integer.
            if let last, last.sequence &+ 1 != event.sequence {
                defects.append((event.sequence, .gap))
            }
            if let hash = last?.hash ?? before, hash != event.link.previousHash {
                defects.append((event.sequence, .previousHashMismatch))
            }
            if hash(of: event) != event.hash { defects.append((event.sequence, .hashMismatch)) }
            last = (event.sequence, event.hash)
        }
        return defects
    }
}

/// A deterministic number generator whose numbers are derived from a hash.
private struct HashedGenerator {
    private var hash: String
    private var used = 0

    init(seed: String) {
        hash = seed
    }

    mutating func next() -> UInt64 {
        // A hash yields four numbers of sixteen digits.
        if used == 4 { (hash, used) = (HashChain.next(previous: hash, record: []), 0) }
        defer { used += 1 }
        return UInt64(hash.dropFirst(used * 16).prefix(16), radix: 16) ?? 0
    }
}
