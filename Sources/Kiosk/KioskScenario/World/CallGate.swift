import StoreModel
import Synchronization

/// Holds up the calls of devices until somebody has seen that they are on their way.
final class CallGate: Sendable {
    private let waiting = Mutex<[CheckedContinuation<Void, Never>]>([])

    /// The calls that a purchase is made of; the others are of no interest to whoever watches.
    private static let shown: Set<ServiceCall> = [
        .orderNumber, .purchase, .order, .verify, .finish, .restore, .spend,
    ]

    /// Waits for the gate to open.
    func pass(_ call: ServiceCall) async {
        guard Self.shown.contains(call) else { return }
        await withCheckedContinuation { call in waiting.withLock { $0.append(call) } }
    }

    /// Whether somebody stands before it.
    var isWaitedAt: Bool { waiting.withLock { !$0.isEmpty } }

    /// Lets everybody pass who stands before it.
    func open() {
        let calls = waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        for call in calls { call.resume() }
    }
}
