import SandboxStore
package import StoreAPI
package import StoreModel

/// What the team's server is told.
extension EmbeddedBackend {
    /// Where notifications are sent; nil where nobody wants them.
    package func notificationTarget() async throws(ServiceFailure) -> NotificationTarget? {
        try await store.notificationTarget()
    }

    /// Sends notifications there from now on, in all processes; nil writes none any more.
    ///
    /// What waits to be sent is kept, and goes to whatever URL is set when it is sent.
    package func notify(_ target: NotificationTarget?) async throws(ServiceFailure) {
        try await store.notify(target)
    }

    /// What was to be told so far, newest first, 10,000 at most.
    package func notifications(
        limit: Int = 10_000
    ) async throws(ServiceFailure) -> [NotificationRecord] {
        try await store.notifications(limit: limit)
    }
}
