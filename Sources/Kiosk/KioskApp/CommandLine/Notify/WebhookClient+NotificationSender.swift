import SandboxBackend
import StoreClient
import StoreModel

// The two meet here alone: what sends knows no store, and the store no network.
extension WebhookClient: NotificationSender {}
