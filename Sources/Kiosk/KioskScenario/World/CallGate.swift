import StoreModel
import Synchronization

/// Holds the calls of devices until the observer has displayed them.
final class CallGate: Sendable {
    private let waiting = Mutex<[CheckedContinuation<Void, Never>]>([])

    /// The calls that make up a purchase; other calls are not displayed.
    private static let shown: Set<ServiceCall> = [
        .orderNumber, .purchase, .order, .verify, .finish, .restore, .spend,
    ]

    /// Suspends a displayed call until the gate opens.
    func pass(_ call: ServiceCall) async {
        guard Self.shown.contains(call) else { return }
        await withCheckedContinuation { call in waiting.withLock { $0.append(call) } }
    }

    /// Whether calls are suspended.
    var isWaitedAt: Bool { waiting.withLock { !$0.isEmpty } }

    /// Resumes all suspended calls.
    func open() {
        let calls = waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        for call in calls { call.resume() }
    }
}
