import SandboxBackend
import StoreModel
import StoreSigning
import Synchronization

/// The notifications sent to the team's server, and its responses.
final class TeamInbox: NotificationSender {
    private struct State {
        var status = 200
        var taken: [NotificationKind] = []
        var refused = 0
    }

    private let state = Mutex(State())

    /// The notifications accepted since the last clearing, in order of arrival.
    var taken: [NotificationKind] { state.withLock { $0.taken } }

    /// The number of refused notifications.
    var refused: Int { state.withLock { $0.refused } }

    /// Sets the HTTP status of all following responses.
    func answer(_ status: Int) { state.withLock { $0.status = status } }

    /// Clears the accepted notifications.
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
    /// Reads the kind from a notification's payload; nil if it is missing or unknown.
    fileprivate init?(payload: JSONValue) {
        guard let type = payload.members?["notificationType"]?.text else { return nil }
        let subtype = payload.members?["subtype"]?.text
        self.init(text: subtype.map { "\(type).\($0)" } ?? type)
    }
}
