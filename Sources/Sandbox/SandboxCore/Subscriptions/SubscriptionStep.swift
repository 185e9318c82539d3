package import StoreModel

/// One change of a subscription: all of it is written down in one go.
package struct SubscriptionStep: Hashable, Sendable {
    /// A period that is sold now.
    package struct Sale: Hashable, Sendable {
        /// Its transaction.
        package let transactionID: TransactionID
        /// What is sold.
        package let productID: ProductID
        /// What is charged.
        package let price: Price
        /// From when it is paid.
        package let began: Timestamp
        /// Until when it is paid.
        package let expires: Timestamp
        /// Whether the customer or the store made it.
        package let reason: TransactionReason
        /// The offer on which it was sold.
        package let offer: OfferTerms?
    }

    /// A paid period whose place another one takes.
    package struct Remainder: Hashable, Sendable {
        /// Its transaction.
        package let transactionID: TransactionID
        /// What goes back for the rest of it; nothing where it was free.
        package let refund: Price
    }

    /// How it stands afterwards.
    package var subscription: Subscription
    /// When that was.
    package let at: Timestamp
    /// What is charged.
    package var sale: Sale?
    /// What is given back.
    package var remainder: Remainder?
    /// The new end of the period that was paid last, where that was moved.
    package var expiry: Timestamp?
    /// What the team's server is told, in this order.
    package var told: [NotificationKind] = []
    /// What the history says of it.
    package var notes: [Note] = []

    /// One line of the history.
    package struct Note: Hashable, Sendable {
        /// What happened.
        package let kind: HistoryStep.Kind
        /// A number, an amount or a reason.
        package let detail: String
    }

    /// Changes nothing yet.
    init(_ subscription: Subscription, at moment: Timestamp) {
        self.subscription = subscription
        at = moment
    }

    mutating func note(_ kind: HistoryStep.Kind, _ detail: String = "") {
        notes.append(Note(kind: kind, detail: detail))
    }

    mutating func tell(_ type: NotificationType, _ subtype: NotificationSubtype? = nil) {
        told.append(NotificationKind(type, subtype))
    }
}
