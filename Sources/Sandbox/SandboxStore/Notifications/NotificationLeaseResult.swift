package import StoreModel

/// The result of claiming notifications.
package struct NotificationLeaseResult: Sendable {
    /// The notifications to send now.
    package internal(set) var dispatches: [LeasedNotification] = []
    /// The notifications that cannot be sent and were set aside.
    package internal(set) var faults: [NotificationError] = []

    /// Whether no notifications were claimed or set aside.
    package var isEmpty: Bool { dispatches.isEmpty && faults.isEmpty }
}
