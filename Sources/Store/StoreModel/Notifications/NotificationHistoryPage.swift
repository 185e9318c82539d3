/// One page of what was sent, newest first.
package struct NotificationHistoryPage: Hashable, Sendable {
    /// Its notifications.
    package let items: [NotificationHistoryItem]
    /// Where the next page begins; nil where there is none.
    package let next: Int64?

    /// Takes the parts as they are.
    package init(items: [NotificationHistoryItem], next: Int64?) {
        self.items = items
        self.next = next
    }
}
