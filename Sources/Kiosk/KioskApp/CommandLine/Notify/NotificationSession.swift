import SandboxBackend
import StoreAPI
import StoreClient
import StoreModel
import StoreText

/// The profile's own store, opened for its notifications, without a customer.
struct NotificationSession: Sendable {
    let backend: EmbeddedBackend
    let output: Output
    /// Formats moments for the user.
    let times: TimeFormatter
    /// Sends notifications to the webhook.
    let client: WebhookClient
    /// The lock of the catalog, held while the store is used; nil if the caller holds it.
    private var lock: CatalogLock?

    /// Creates the store's operations.
    ///
    /// - Throws: ``CommandFailure`` with exit code 65 if the certificates to trust cannot be read.
    init(_ backend: EmbeddedBackend, _ settings: Settings) throws(CommandFailure) {
        self.backend = backend
        output = settings.output
        times = TimeFormatter(locale: settings.locale)
        client = WebhookClient(over: try settings.connections())
    }

    /// The failure if no URL is set.
    static let missingTarget = CommandFailure(
        65, "no-url",
        "No URL is set, so no notifications are written. Set one: "
            + "kiosk sandbox notify url http://127.0.0.1:8000/")

    /// Returns the target of the notifications.
    ///
    /// - Throws: ``missingTarget`` if no URL is set.
    func target() async throws -> NotificationTarget {
        guard let target = try await backend.notificationTarget() else { throw Self.missingTarget }
        return target
    }

    /// Opens the profile's own store.
    ///
    /// - Throws: ``CommandFailure`` with exit code 64 for a shared backend, which sends its notifications itself.
    static func open(_ settings: Settings) throws(CommandFailure) -> NotificationSession {
        guard settings.backend == nil else {
            throw .usage(
                "Notifications are sent by the store's machine: run this there, with the profile of its kiosk serve."
            )
        }
        let own = try ProfileBackend.open(settings)
        var store = try NotificationSession(own.backend, own.settings)
        store.lock = own.lock
        return store
    }

    /// Parses the URL of a webhook.
    ///
    /// - Throws: ``CommandFailure`` with exit code 64 if it is not a URL for notifications.
    static func target(
        _ url: String, _ retry: NotificationRetry?
    ) throws(CommandFailure) -> NotificationTarget {
        do throws(BackendAddress.Fault) {
            let address = try WebhookAddress(url)
            return NotificationTarget(url: address.description, retry: retry ?? .once)
        } catch {
            throw .usage("Invalid notification URL “\(url.prefix(80))”. \(error.message)")
        }
    }

    /// Prints the target.
    func show(_ target: NotificationTarget?) {
        output.json([
            "kind": "notification-target", "url": target?.url, "retry": target?.retry.rawValue,
        ])
        guard let target else { return output.text("No URL for notifications is set.") }
        let words =
            switch target.retry {
            case .once: "once"
            case .production: "with retries 1, 12, 24, 48 and 72 hours after a failure"
            }
        output.text("Notifications are sent to \(target.url), \(words).")
    }
}

// Only this module imports both: StoreClient does not know the store, and SandboxBackend does not know the network.
extension WebhookClient: NotificationSender {}
