import SandboxStore
package import StoreAPI
package import StoreModel

/// The notification calls of the App Store Server API.
extension EmbeddedBackend {
    /// Requests a test notification; returns nil if the URL for notifications is not set.
    package func requestTest() async throws(ServiceFailure) -> TestNotificationToken? {
        try await store.requestTest()
    }

    /// Returns the result of a test notification; nil if it is unknown or was not sent yet.
    package func result(
        of token: TestNotificationToken
    ) async throws(ServiceFailure) -> NotificationHistoryItem? {
        try await store.result(of: token)
    }

    /// Returns the notifications that the store tried to send, newest first, 20 per page.
    ///
    /// - Parameter position: The end of the previous page; nil for the first page.
    package func history(
        _ query: NotificationHistoryQuery, from position: Int64? = nil
    ) async throws(ServiceFailure) -> NotificationHistoryPage {
        try await store.history(query, from: position)
    }
}

extension EmbeddedBackend {
    /// The store's current time.
    package var now: Timestamp { store.now }
}
