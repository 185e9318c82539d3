package import StoreModel

/// What came of taking notifications to send them.
package struct NotificationClaims: Sendable {
    /// What is to be sent now.
    package internal(set) var dispatches: [NotificationDispatch] = []
    /// What can never be sent, and was set aside.
    package internal(set) var faults: [NotificationError] = []

    /// Whether there was nothing to take.
    package var isEmpty: Bool { dispatches.isEmpty && faults.isEmpty }
}
