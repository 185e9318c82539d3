import StoreAPI
import StoreModel
import Synchronization

/// The planned faults that affected the calls of a command, each once, in the order of their occurrence.
final class TriggeredFaults: Sendable {
    private let faults = Mutex<[PlannedFault]>([])

    /// Adds a fault that makes a call fail. Faults that only delay or repeat a call are not recorded.
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

    /// Returns the faults that may have caused a failure. If a call was answered, a fault that withholds answers is
    /// excluded.
    func causes(of failure: CommandFailure) -> [PlannedFault] {
        let isUnanswered = failure.exitCode == 3 || failure.exitCode == 69
        return all.filter { isUnanswered || $0.plan.fault.changesWhatIsSaid }
    }

    /// All faults.
    var all: [PlannedFault] { faults.withLock { $0 } }
}

extension TriggeredFaults: ServiceInterceptor {
    /// Records the fault that a shared backend names when it does not answer.
    func pass<Request: Sendable, Value: Sendable>(
        _ call: ServiceCall, _ request: Request, _ context: CallContext,
        _ body: @Sendable (Request) async throws(ServiceFailure) -> Value
    ) async throws(ServiceFailure) -> Value {
        do throws(ServiceFailure) {
            return try await body(request)
        } catch {
            if case .noAnswer(let silence) = error, let fault = silence.planned { add(fault) }
            throw error
        }
    }
}

extension Fault {
    /// Whether the fault changes a request or an answer, and does not only delay, drop or repeat it.
    fileprivate var changesWhatIsSaid: Bool {
        switch self {
        case .tamperedSignature, .foreignRoot, .replayed, .wrongNonce, .storefront: true
        case .latency, .timeout, .dropBefore, .dropAfter, .duplicate, .reorder, .cut, .status,
            .html:
            false
        }
    }
}
