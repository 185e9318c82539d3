import SandboxBackend
import StoreModel
import StoreSigning

/// Sends notifications to a server that never answers.
struct SilentNotificationSender: NotificationSender {
    func post(_ signedPayload: JWS, to url: String) async -> SendAttemptResult { .noResponse }
}
