import Glibc
import PurchaseEngine
import SandboxBackend
import StoreAPI
import StoreModel
import StoreText
import Synchronization

// MARK: Latency

/// The latency of each step of a purchase at the store and at the merchant.
///
/// It lets the user watch the steps, or kill the process between two of them.
struct PurchaseLatency: Hashable, Sendable {
    /// The time before each answer: 1 to 60,000 milliseconds.
    let milliseconds: Int64

    /// Parses a time such as `1s`, `250ms` or `1.5` (seconds); returns nil for anything else and for more than a
    /// minute.
    init?(_ text: String) {
        let (digits, unit): (Substring, Int64) =
            if text.hasSuffix("ms") {
                (text.dropLast(2), 1)
            } else if text.hasSuffix("s") {
                (text.dropLast(), 1000)
            } else {
                (text[...], 1000)
            }
        let isPlain = digits.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
        guard isPlain, digits.utf8.count <= 8, let number = Double(digits) else { return nil }
        let time = (number * Double(unit)).rounded()
        guard (1...60_000).contains(time) else { return nil }
        milliseconds = Int64(time)
    }
}

/// Delays the calls that advance a purchase. Every other call passes at once.
final class LatencyInterceptor: ServiceInterceptor {
    private let delay: Mutex<Int64>
    private let clock: any EngineClock

    /// Creates an interceptor that delays nothing if the latency is nil.
    init(pace: PurchaseLatency?, clock: any EngineClock) {
        delay = Mutex(pace?.milliseconds ?? 0)
        self.clock = clock
    }

    /// The delay of the calls from now on, in milliseconds; 0 for none.
    var milliseconds: Int64 {
        get { delay.withLock { $0 } }
        set { delay.withLock { $0 = newValue } }
    }

    private static let slow: Set<ServiceCall> = [
        .orderNumber, .purchase, .verify, .finish, .acknowledge,
    ]

    func intercept<Request: Sendable, Value: Sendable>(
        _ call: ServiceCall, _ request: Request, _ context: CallContext,
        _ body: @Sendable (Request) async throws(ServiceFailure) -> Value
    ) async throws(ServiceFailure) -> Value {
        if Self.slow.contains(call) { try await wait() }
        return try await body(request)
    }

    private func wait() async throws(ServiceFailure) {
        let delay = milliseconds
        guard delay > 0 else { return }
        do {
            try await clock.sleep(until: clock.now().adding(milliseconds: delay))
        } catch {
            throw .noAnswer(NoAnswer(.cut))
        }
    }
}

// MARK: Faults

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
        return all.filter { isUnanswered || $0.plan.fault.altersContent }
    }

    /// All faults.
    var all: [PlannedFault] { faults.withLock { $0 } }
}

extension TriggeredFaults: ServiceInterceptor {
    /// Records the fault that a shared backend names when it does not answer.
    func intercept<Request: Sendable, Value: Sendable>(
        _ call: ServiceCall, _ request: Request, _ context: CallContext,
        _ body: @Sendable (Request) async throws(ServiceFailure) -> Value
    ) async throws(ServiceFailure) -> Value {
        do throws(ServiceFailure) {
            return try await body(request)
        } catch {
            if case .noAnswer(let noAnswer) = error, let fault = noAnswer.planned { add(fault) }
            throw error
        }
    }
}

extension Fault {
    /// Whether the fault changes a request or an answer, and does not only delay, drop or repeat it.
    fileprivate var altersContent: Bool {
        switch self {
        case .tamperedSignature, .foreignRoot, .replayed, .wrongNonce, .storefront: true
        case .latency, .timeout, .dropBefore, .dropAfter, .duplicate, .reorder, .cut, .status,
            .html:
            false
        }
    }
}

// MARK: Crashes

/// Kills this process on purpose, in a way that it cannot catch.
enum ProcessKill {
    /// Prints the point of the crash and how to continue, and kills this process. The caller has restored the terminal.
    ///
    /// - Parameter moment: The planned point, or nil for an immediate crash.
    static func killProcess(_ settings: Settings, at moment: CrashMoment?) -> Never {
        let messages = settings.messages
        settings.output.note(
            moment.map { moment in
                messages.text(.crashedAt, settings.name(of: moment)) + " " + moment.chargeStatement
            } ?? messages.text(.crashedNow))
        kill(getpid(), SIGKILL)
        // The signal may be delivered a moment later.
        while true { pause() }
    }
}

extension CrashMoment {
    /// The sentence about what was charged when the process is killed here, and about what continues.
    fileprivate var chargeStatement: String {
        let charge =
            switch (side, call) {
            case (_, .orderNumber), (.before, .purchase): "The order is not charged yet."
            case (.after, .purchase), (_, .order):
                "The store has received the order; it is charged if the payment was approved."
            case (_, .verify), (_, .finish), (_, .acknowledge): "The order is charged."
            default: "This call charges nothing."
            }
        return charge
            + " Any kiosk command that uses this device continues the order, which is charged at most once."
    }
}

extension Settings {
    /// Returns the words of a crash point, with the name by which the user chose it: `after purchase (C3)`.
    func name(of moment: CrashMoment) -> String {
        guard let crashText, CrashMoment(crashText) == moment,
            let point = crashText.split(separator: " ").first.map(String.init),
            CrashMoment.points[point] != nil
        else { return "\(moment)" }
        return "\(moment) (\(point))"
    }
}

extension BackendSession {
    /// Returns the session with a crash interceptor around the store and the merchant.
    func crashing(on line: CrashInterceptor) -> BackendSession {
        var session = self
        session.store = InterceptedStore(store, line)
        session.merchant = InterceptedMerchant(merchant, line)
        return session
    }
}
