/// The filter of a notification history request (App Store Server API, `NotificationHistoryRequest`).
package struct NotificationHistoryQuery: Hashable, Sendable {
    /// The start of the period, inclusive.
    package let start: Timestamp
    /// The end of the period, inclusive.
    package let end: Timestamp
    /// Limits the result to this type.
    package var type: NotificationType?
    /// Limits the result to this subtype.
    package var subtype: NotificationSubtype?
    /// Limits the result to transactions of this customer.
    package var account: AccountName?
    /// Limits the result to undelivered notifications.
    package var onlyFailures = false

    /// Creates a query for all notifications in a period.
    package init(start: Timestamp, end: Timestamp) {
        self.start = start
        self.end = end
    }
}
