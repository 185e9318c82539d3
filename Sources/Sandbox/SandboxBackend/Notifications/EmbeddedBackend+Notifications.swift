import SandboxStore
package import StoreAPI
package import StoreModel

/// The notifications to the team's server.
extension EmbeddedBackend {
    /// Returns where notifications are sent; nil if they are off.
    package func notificationTarget() async throws(ServiceFailure) -> NotificationTarget? {
        try await store.notificationTarget()
    }

    /// Sets where all processes send notifications; nil stops recording new ones.
    ///
    /// Notifications that wait are kept, and are sent to the URL that is set at that time.
    package func notify(_ target: NotificationTarget?) async throws(ServiceFailure) {
        try await store.notify(target)
    }

    /// Retries all rows that were set aside, since they may have been repaired; notifications become due.
    package func retrySetAside() async throws(ServiceFailure) {
        try await store.retrySetAside()
    }

    /// Returns the newest notifications that were recorded, newest first, up to a limit.
    package func notifications(
        limit: Int = 10_000
    ) async throws(ServiceFailure) -> [NotificationRecord] {
        try await PageReader.all(upTo: limit) { page async throws(ServiceFailure) in
            try await store.notifications(page)
        }
    }
}
