import SandboxBackend
import StoreModel
import Synchronization

/// A team's server that keeps the notifications, and answers as a test chooses.
final class StubReceiver: NotificationSender {
    private struct State {
        var received: [JWS] = []
        var urls: [String] = []
        var results: [SendAttemptResult]
    }

    private let state: Mutex<State>
    /// Called during each attempt.
    private let meanwhile: @Sendable () async -> Void

    /// - Parameter results: The results of the first attempts; all later ones succeed.
    init(
        _ results: [SendAttemptResult] = [], meanwhile: @escaping @Sendable () async -> Void = {}
    ) {
        state = Mutex(State(results: results))
        self.meanwhile = meanwhile
    }

    func post(_ signedPayload: JWS, to url: String) async -> SendAttemptResult {
        await meanwhile()
        return state.withLock { state in
            state.received.append(signedPayload)
            state.urls.append(url)
            return state.results.isEmpty ? .success : state.results.removeFirst()
        }
    }

    var received: [JWS] { state.withLock { $0.received } }
    var urls: [String] { state.withLock { $0.urls } }
}
