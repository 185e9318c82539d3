/// One page of the notification history, newest first.
package struct NotificationHistoryPage: Hashable, Sendable {
    package let items: [NotificationHistoryItem]
    /// The position of the next page; nil on the last page.
    package let next: Int64?

    /// Creates a value from its parts without validating them.
    package init(items: [NotificationHistoryItem], next: Int64?) {
        self.items = items
        self.next = next
    }
}
