package import PurchaseCore
package import StoreModel

/// A page of a list of the store as a device received it.
package struct FetchedList: Sendable {
    /// Which list.
    package let source: DeliverySource
    /// The transactions that are believed.
    package var believed: [SignedTransaction]
    /// Why the others are not, one text for each, of this page and the pages before.
    package var faults: [String]
    /// What the list says of orders that led to no transaction.
    package var notices: [QueueInput]
    /// How far the page goes; nil for a list that has no cursor.
    package var cursor: Int64?
    /// The moment of the timer that asked for it, if one did.
    package var due: Timestamp?
    /// Whether it may be older than a question that came to nothing, as ``ListFetchTracker`` knows.
    package var isOvertaken: Bool
    /// Whether it is the last page.
    package var isLast: Bool

    /// Takes the parts as they are.
    package init(
        _ source: DeliverySource, believed: [SignedTransaction], faults: [String],
        notices: [QueueInput], cursor: Int64?, due: Timestamp? = nil, isOvertaken: Bool = false,
        isLast: Bool = true
    ) {
        self.source = source
        self.believed = believed
        self.faults = faults
        self.notices = notices
        self.cursor = cursor
        self.due = due
        self.isOvertaken = isOvertaken
        self.isLast = isLast
    }
}
