import SandboxBackend
import StoreModel
import StoreSigning
import Synchronization

/// What the team's server is sent, and what it answers.
final class TeamInbox: NotificationSender {
    private struct State {
        var status = 200
        var taken: [NotificationKind] = []
        var refused = 0
    }

    private let state = Mutex(State())

    /// What it took since it was last cleared, in the order in which it came.
    var taken: [NotificationKind] { state.withLock { $0.taken } }

    /// How many it has refused.
    var refused: Int { state.withLock { $0.refused } }

    /// Answers with a status of HTTP from now on.
    func answer(_ status: Int) { state.withLock { $0.status = status } }

    /// Forgets what it took.
    func clear() { state.withLock { $0.taken = [] } }

    func post(_ signedPayload: JWS, to url: String) async -> SendAttemptResult {
        let kind = JSONValue(said: signedPayload).flatMap(NotificationKind.init(payload:))
        return state.withLock { state in
            let result = SendAttemptResult(status: state.status)
            if result == .success {
                if let kind { state.taken.append(kind) }
            } else {
                state.refused += 1
            }
            return result
        }
    }
}

extension NotificationKind {
    /// What a notification says that it is.
    fileprivate init?(payload: JSONValue) {
        guard let type = payload.members?["notificationType"]?.text else { return nil }
        let subtype = payload.members?["subtype"]?.text
        self.init(text: subtype.map { "\(type).\($0)" } ?? type)
    }
}
