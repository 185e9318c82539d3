package import StoreModel

/// One change of a subscription, which is written in one database transaction.
package struct SubscriptionStep: Hashable, Sendable {
    /// A period that is sold.
    package struct Sale: Hashable, Sendable {
        /// The transaction of the period.
        package let transactionID: TransactionID
        /// The sold product.
        package let productID: ProductID
        /// The charged price.
        package let price: Price
        /// The start of the period.
        package let began: Timestamp
        /// The end of the period.
        package let expires: Timestamp
        /// Whether it is a purchase by the customer, or a renewal by the store.
        package let reason: TransactionReason
        /// The offer on which the period is sold; nil for the standard price.
        package let offer: OfferTerms?
    }

    /// The rest of a paid period that another period replaces.
    package struct Remainder: Hashable, Sendable {
        /// The transaction of the replaced period.
        package let transactionID: TransactionID
        /// The refund for the rest of the period; zero for a free period.
        package let refund: Price
    }

    /// The subscription after the change.
    package var subscription: Subscription
    /// The time of the change.
    package let at: Timestamp
    /// The period that is sold; nil if nothing is charged.
    package var sale: Sale?
    /// The rest of the replaced period; nil if no period is replaced.
    package var remainder: Remainder?
    /// The new end of the period that was paid last; nil if it has not changed.
    package var expiry: Timestamp?
    /// The notifications to the team's server, in this order.
    package var notifications: [NotificationKind] = []
    /// The entries for the history.
    package var historyEntries: [HistoryEntry] = []

    /// An entry of the history.
    package struct HistoryEntry: Hashable, Sendable {
        /// The kind of event.
        package let kind: HistoryStep.Kind
        /// A number, an amount or a reason.
        package let detail: String
    }

    /// Creates a step without any changes.
    init(_ subscription: Subscription, at moment: Timestamp) {
        self.subscription = subscription
        at = moment
    }

    mutating func appendHistory(_ kind: HistoryStep.Kind, _ detail: String = "") {
        historyEntries.append(HistoryEntry(kind: kind, detail: detail))
    }

    mutating func addNotification(_ type: NotificationType, _ subtype: NotificationSubtype? = nil) {
        notifications.append(NotificationKind(type, subtype))
    }
}
