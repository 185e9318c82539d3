import SandboxBackend
import StoreModel
import StoreSigning

/// Sends notifications to a server that never answers.
struct SilentPoster: NotificationPoster {
    func post(_ signedPayload: JWS, to url: String) async -> SendAttemptResult { .noResponse }
}
