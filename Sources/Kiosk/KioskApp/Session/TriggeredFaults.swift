import StoreAPI
import StoreModel
import Synchronization

/// The planned faults that struck the calls of a command, each once, in the order in which they did.
final class TriggeredFaults: Sendable {
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

    /// Those that may have caused a failure: one that keeps an answer back causes none that an answer says.
    func causes(of failure: CommandFailure) -> [PlannedFault] {
        let isUnanswered = failure.exitCode == 3 || failure.exitCode == 69
        return all.filter { isUnanswered || $0.plan.fault.changesWhatIsSaid }
    }

    /// All of them.
    var all: [PlannedFault] { faults.withLock { $0 } }
}

extension TriggeredFaults: ServiceInterceptor {
    /// Adds what strikes a call at a backend that is somewhere else, which names it where it gives no answer.
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
    /// Whether question or answer is another one, and not only late, missing or repeated.
    fileprivate var changesWhatIsSaid: Bool {
        switch self {
        case .tamperedSignature, .foreignRoot, .replayed, .wrongNonce, .storefront: true
        case .latency, .timeout, .dropBefore, .dropAfter, .duplicate, .reorder, .cut, .status,
            .html:
            false
        }
    }
}
