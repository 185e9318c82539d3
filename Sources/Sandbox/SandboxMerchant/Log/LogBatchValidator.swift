import StoreAPI
import StoreModel
import StoreSigning

/// Decides what to do with a batch of log events from what the merchant has of the chain. It is a pure function.
///
/// The first copy of an event is kept and never changed, so that a device cannot alter what it has reported.
struct LogBatchValidator {
    /// The merchant's events of the chain that concern the batch: those with the same sequence numbers or IDs, and the
    /// one before the first.
    let known: [LogEvent]
    /// The sequence number of the chain's last event that the merchant has; 0 for a new chain.
    let last: Int64

    /// What to do with a batch.
    enum Decision: Equatable {
        /// The batch begins too late and the device still has the missing events. It must resend from after this event.
        case rewind(to: Int64)
        /// Store the fresh events and record the mismatches.
        case store(fresh: [LogEvent], misfits: [ChainMismatch])
    }

    /// An event that does not fit the chain.
    struct ChainMismatch: Equatable {
        let kind: LogFinding.Kind
        let event: LogEvent
    }

    /// Decides on a batch whose form was checked.
    func decision(on batch: LogBatch) -> Decision {
        guard let first = batch.events.first else { return .store(fresh: [], misfits: []) }
        // `last + 1` could overflow, since a sequence number may be `Int64.max`.
        let isGap = first.sequence - 1 > last
        if isGap, batch.earliest - 1 <= last { return .rewind(to: last) }
        let bySequence = Dictionary(known.map { ($0.sequence, $0) }) { first, _ in first }
        let byID = Dictionary(known.map { ($0.id, $0) }) { first, _ in first }
        var (fresh, mismatches): ([LogEvent], [ChainMismatch]) = ([], [])
        if isGap { mismatches.append(ChainMismatch(kind: .gap, event: first)) }
        // The merchant's own copy determines the previous hash, not the copy that the device sends now.
        var before = bySequence[first.sequence - 1]?.hash
        if first.sequence == 1 { before = HashChain.genesis }
        for event in batch.events {
            if let copy = bySequence[event.sequence] ?? byID[event.id] {
                if copy != event {
                    mismatches.append(ChainMismatch(kind: .rewritten, event: event))
                }
                before = copy.sequence == event.sequence ? copy.hash : event.hash
                continue
            }
            mismatches += defects(of: event, after: before).map {
                ChainMismatch(kind: $0, event: event)
            }
            fresh.append(event)
            before = event.hash
        }
        return .store(fresh: fresh, misfits: mismatches)
    }

    private func defects(of event: LogEvent, after before: String?) -> [LogFinding.Kind] {
        LogHashChain.defects(in: [event], after: before).map(\.kind)
    }
}
