import SandboxStore
package import StoreAPI
package import StoreModel

/// What the App Store Server API tells of notifications.
extension EmbeddedBackend {
    /// Has a test sent; nil where no URL is set.
    package func requestTest() async throws(ServiceFailure) -> TestNotificationToken? {
        try await store.requestTest()
    }

    /// What became of a test; nil for one that is unknown or was not tried yet.
    package func result(
        of token: TestNotificationToken
    ) async throws(ServiceFailure) -> NotificationHistoryItem? {
        try await store.result(of: token)
    }

    /// What was tried to be sent, newest first, twenty a page.
    ///
    /// - Parameter position: Where the page before ended; nil for the first.
    package func history(
        _ query: NotificationHistoryQuery, from position: Int64? = nil
    ) async throws(ServiceFailure) -> NotificationHistoryPage {
        try await store.history(query, from: position)
    }
}

extension EmbeddedBackend {
    /// The store's clock.
    package var now: Timestamp { store.now }
}
