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

    /// The newest so many of what was to be told so far, newest first.
    package func notifications(
        limit: Int = 10_000
    ) async throws(ServiceFailure) -> [NotificationRecord] {
        try await PageReader.all(upTo: limit) { page async throws(ServiceFailure) in
            try await store.notifications(page)
        }
    }
}
