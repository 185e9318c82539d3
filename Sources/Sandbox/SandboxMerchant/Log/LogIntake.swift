import StoreAPI
import StoreModel
import StoreSigning

/// What is done with a batch of log events, from what the merchant has of the chain; pure.
///
/// The first copy of an event is kept and never changed: a device cannot take back what it has said.
struct LogIntake {
    /// The events that the merchant has of the chain and that the batch is about: those with its numbers or its ids,
    /// and the one before its first.
    let known: [LogEvent]
    /// The number of the last event that the merchant has of the chain; 0 for none.
    let last: Int64

    /// What is done with a batch.
    enum Decision: Equatable {
        /// It begins too late, and the device still has what is missing: it goes back to this event.
        case goBack(to: Int64)
        /// These are new; and this does not fit.
        case take(fresh: [LogEvent], misfits: [ChainMismatch])
    }

    /// An event that does not fit.
    struct ChainMismatch: Equatable {
        let kind: LogFinding.Kind
        let event: LogEvent
    }

    /// Decides on a batch whose form was checked.
    func ruling(on batch: LogBatch) -> Decision {
        guard let first = batch.events.first else { return .take(fresh: [], misfits: []) }
        // No sum here: a number may be the highest that there is.
        let isGap = first.sequence - 1 > last
        if isGap, batch.earliest - 1 <= last { return .goBack(to: last) }
        let bySequence = Dictionary(known.map { ($0.sequence, $0) }) { first, _ in first }
        let byID = Dictionary(known.map { ($0.id, $0) }) { first, _ in first }
        var (fresh, misfits): ([LogEvent], [ChainMismatch]) = ([], [])
        if isGap { misfits.append(ChainMismatch(kind: .gap, event: first)) }
        // The copy that the merchant has says what comes next, whatever the device says now.
        var before = bySequence[first.sequence - 1]?.hash
        if first.sequence == 1 { before = HashChain.genesis }
        for event in batch.events {
            if let copy = bySequence[event.sequence] ?? byID[event.id] {
                if copy != event { misfits.append(ChainMismatch(kind: .rewritten, event: event)) }
                before = copy.sequence == event.sequence ? copy.hash : event.hash
                continue
            }
            misfits += faults(of: event, after: before).map {
                ChainMismatch(kind: $0, event: event)
            }
            fresh.append(event)
            before = event.hash
        }
        return .take(fresh: fresh, misfits: misfits)
    }

    private func faults(of event: LogEvent, after before: String?) -> [LogFinding.Kind] {
        LogSeal.faults(in: [event], after: before).map(\.kind)
    }
}
