/// One event in the history of an order, recorded by one of the three sides.
public struct HistoryStep: Hashable, Sendable, Codable {
    /// The side that recorded an event.
    public enum Side: String, Codable, Hashable, Sendable, CaseIterable {
        /// The customer's device, from its journal.
        case device
        /// The store, from its tables.
        case store
        /// The merchant, from its ledger.
        case merchant
    }

    /// The kind of an event; the raw values are stable words for `--json`.
    public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        // The device
        /// The customer's confirmation is durable.
        case intentJournalled = "intent-journalled"
        /// The merchant's order number is durable.
        case numbered
        /// The merchant did not answer the request for an order number; the order was not sent.
        case numberUnanswered = "number-unanswered"
        /// A purchase request was sent; `detail` has the number of the attempt.
        case submitted
        /// The purchase request was not answered, so the outcome is unknown.
        case unanswered
        /// The store reported that the purchase waits for approval.
        case deferred
        /// The customer cancelled.
        case cancelled
        /// The purchase failed without a charge.
        case failed
        /// The store returned the transaction's id.
        case completed
        /// A signed transaction is durable.
        case received
        /// The merchant's verdict is durable.
        case verified
        /// The merchant did not answer, or requested a later retry.
        case verifyUnanswered = "verify-unanswered"
        /// The goods are in the wallet, or the ownership is recorded.
        case delivered
        /// The store did not answer the finish.
        case finishUnanswered = "finish-unanswered"
        /// The store confirmed the finish.
        case finished
        /// The merchant refused the transaction permanently; nothing was delivered.
        case quarantined
        /// The purchase was refunded and the ownership revoked.
        case revoked
        /// The store reversed the refund, so that the purchase is valid again.
        case reinstated
        /// The device received the merchant's debit for the refund.
        case revocationSettled = "revocation-settled"
        // The store
        /// The order arrived.
        case ordered
        /// The store charged the customer.
        case charged
        /// The store issued a free transaction for a product that the customer already owns.
        case issuedFree = "issued-free"
        /// The store declined the payment.
        case declined
        /// The store waits for an approval.
        case awaitingApproval = "awaiting-approval"
        /// The approver approved.
        case approved
        /// A user made the store release a transaction that it held back.
        case handedOut = "handed-out"
        /// A scheduled change of the order failed; `detail` has the reason.
        case leftWaiting = "left-waiting"
        /// The store marked the transaction as finished.
        case storeFinished = "store-finished"
        /// The store refunded money.
        case refunded
        /// The customer requested a refund.
        case refundRequested = "refund-requested"
        /// The refund request was declined.
        case refundDeclined = "refund-declined"
        /// The refund was reversed, and the customer charged again.
        case refundReversed = "refund-reversed"
        /// The store revoked the purchase without a refund.
        case withdrawn
        /// The order was deleted in the test store.
        case deleted
        /// A restore returned the purchase.
        case restored
        /// A server marked the transaction as finished, independently of the device.
        case serverFinished = "server-finished"
        /// A server reported how the goods were consumed, for the decision on a refund.
        case consumptionReported = "consumption-reported"
        /// A server assigned the transaction to another player.
        case accountTokenSet = "account-token-set"
        /// The store renewed a subscription.
        case renewed
        /// The automatic renewal of a subscription was switched on or off.
        case renewalSwitched = "renewal-switched"
        /// The customer chose another plan, or an offer.
        case planChosen = "plan-chosen"
        /// The store could not charge for a renewal.
        case renewalFailed = "renewal-failed"
        /// The grace period after a failed renewal ended.
        case graceEnded = "grace-ended"
        /// A subscription ended.
        case subscriptionEnded = "subscription-ended"
        /// A new price was announced.
        case priceAnnounced = "price-announced"
        /// The customer accepted a new price.
        case priceAgreed = "price-agreed"
        /// A subscription was extended without a charge.
        case extended
        /// A condition of an offer is not met; `detail` has the reason.
        case offerRefused = "offer-refused"
        /// The account received it since another member of the family bought it.
        case shared
        /// The family does not share it any more.
        case sharingEnded = "sharing-ended"
        // The merchant
        /// An order number was issued.
        case numberIssued = "number-issued"
        /// Goods were granted.
        case granted
        /// An earlier transaction of the same ownership was granted, so nothing was added.
        case alreadyGranted = "already-granted"
        /// The merchant requested a later retry of a verification; `detail` has the reason.
        case postponed
        /// Support gave goods by hand.
        case compensated
        /// A verification was refused permanently.
        case rejected
        /// Goods were debited after a refund.
        case debited
        /// Goods were returned since the refund was reversed.
        case givenBack = "given-back"
    }

    /// The side that recorded the event.
    public let side: Side
    /// The time, by that side's clock.
    public let at: Timestamp
    /// The kind of event.
    public let kind: Kind
    /// A number, an amount or a reason as text; may be untrusted text.
    public let detail: String
    /// The order that was charged in place of this step's order; nil if the store did not record one.
    public let joinedOrder: MerchantOrder?

    /// Creates a value from its parts without validating them.
    public init(
        side: Side, at: Timestamp, kind: Kind, detail: String = "",
        joinedOrder: MerchantOrder? = nil
    ) {
        self.side = side
        self.at = at
        self.kind = kind
        self.detail = detail
        self.joinedOrder = joinedOrder
    }
}
