package import PurchaseCore
package import StoreModel

/// A page of a list of the store, as the device received it.
package struct FetchedList: Sendable {
    /// The list.
    package let source: DeliverySource
    package var verified: [SignedTransaction]
    /// The reasons why the others failed verification, one for each, of this page and the previous ones.
    package var verificationErrors: [String]
    /// The list's notices of orders that ended without a transaction.
    package var notices: [QueueInput]
    /// The cursor at the end of the page; nil for a list without a cursor.
    package var cursor: Int64?
    /// The moment of the timer that requested the list, if any.
    package var due: Timestamp?
    /// Whether the page may be older than a failed request, according to ``StaleResponseTracker``.
    package var isOutdated: Bool
    /// Whether this is the last page.
    package var isLast: Bool

    /// Creates a page.
    package init(
        _ source: DeliverySource, verified: [SignedTransaction], verificationErrors: [String],
        notices: [QueueInput], cursor: Int64?, due: Timestamp? = nil, isOutdated: Bool = false,
        isLast: Bool = true
    ) {
        self.source = source
        self.verified = verified
        self.verificationErrors = verificationErrors
        self.notices = notices
        self.cursor = cursor
        self.due = due
        self.isOutdated = isOutdated
        self.isLast = isLast
    }
}
