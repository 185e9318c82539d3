import SandboxBackend
import StoreClient
import StoreModel

// Only this module imports both: StoreClient does not know the store, and SandboxBackend does not know the network.
extension WebhookClient: NotificationSender {}
