import Logging
import SandboxBackend
import StoreModel

/// Logs the result of each attempt; the content of the notification is in the store's own list.
struct LoggingNotificationSender: NotificationSender {
    let sender: any NotificationSender
    let logger: Logger

    func post(_ signedPayload: JWS, to url: String) async -> SendAttemptResult {
        let result = await sender.post(signedPayload, to: url)
        logger.log(
            level: result == .success ? .info : .warning, "notification",
            metadata: ["result": "\(result.rawValue)"])
        return result
    }
}
