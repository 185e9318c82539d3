import StoreModel
import Synchronization

/// The planned faults that struck the calls of a command, each once, in the order in which they did.
final class StruckFaults: Sendable {
    private let faults = Mutex<[PlannedFault]>([])

    /// Adds a fault that lets a call fail; one that only delays or repeats it causes no error.
    func add(_ fault: PlannedFault) {
        switch fault.plan.fault {
        case .latency, .duplicate, .reorder: return
        default: break
        }
        faults.withLock { faults in
            let isKnown = faults.contains { $0.id == fault.id && $0.plan == fault.plan }
            if !isKnown { faults.append(fault) }
        }
    }

    /// All of them.
    var all: [PlannedFault] { faults.withLock { $0 } }
}
