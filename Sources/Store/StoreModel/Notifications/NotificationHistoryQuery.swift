/// Which notifications a team's server asks for (App Store Server API, `NotificationHistoryRequest`).
package struct NotificationHistoryQuery: Hashable, Sendable {
    /// Not before this moment.
    package let start: Timestamp
    /// Not after this one.
    package let end: Timestamp
    /// Of this type alone.
    package var type: NotificationType?
    /// Of this subtype alone.
    package var subtype: NotificationSubtype?
    /// About transactions of this customer alone.
    package var account: AccountName?
    /// Those that have not arrived.
    package var onlyFailures = false

    /// Everything in a stretch of time.
    package init(start: Timestamp, end: Timestamp) {
        self.start = start
        self.end = end
    }
}
