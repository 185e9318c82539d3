/// One thing that happened to an order, on one of the three sides.
public struct HistoryStep: Hashable, Sendable, Codable {
    /// Who says so.
    public enum Side: String, Codable, Hashable, Sendable, CaseIterable {
        /// The customer's device, from its journal.
        case device
        /// The store, from its tables.
        case store
        /// The merchant, from its ledger.
        case merchant
    }

    /// What happened; the raw values are stable words for `--json`.
    public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
        // The device
        /// The customer's confirmation is durable.
        case intentJournalled = "intent-journalled"
        /// The merchant's order number is durable.
        case numbered
        /// A purchase is sent; `attempt` counts.
        case submitted
        /// No answer: the outcome is unknown.
        case unanswered
        /// The store says that it waits for approval.
        case deferred
        /// The customer cancelled.
        case cancelled
        /// Not charged.
        case failed
        /// The store named the transaction.
        case completed
        /// A signed transaction is durable.
        case received
        /// The merchant's verdict is durable.
        case verified
        /// The merchant did not answer, or said to try again.
        case verifyUnanswered = "verify-unanswered"
        /// The goods are in the wallet, or the ownership is recorded.
        case delivered
        /// The store did not answer the finish.
        case finishUnanswered = "finish-unanswered"
        /// The store knows that it is settled.
        case finished
        /// Refused for good; nothing was delivered.
        case quarantined
        /// Refunded: the ownership is withdrawn.
        case revoked
        /// The store took the refund back: it stands again.
        case reinstated
        /// The merchant's debit for the refund is known.
        case revocationSettled = "revocation-settled"
        // The store
        /// The order arrived.
        case ordered
        /// Money moved.
        case charged
        /// A free transaction for what is owned already.
        case issuedFree = "issued-free"
        /// The store refused the payment.
        case declined
        /// The store waits for somebody's approval.
        case awaitingApproval = "awaiting-approval"
        /// Somebody approved.
        case approved
        /// Somebody had the store hand out what it kept back.
        case handedOut = "handed-out"
        /// What was to become of it by itself could not be done; `detail` says why.
        case leftWaiting = "left-waiting"
        /// The store marked it finished.
        case storeFinished = "store-finished"
        /// Money went back.
        case refunded
        /// A customer asked for their money.
        case refundRequested = "refund-requested"
        /// The request was turned down.
        case refundDeclined = "refund-declined"
        /// A refund was taken back: money moved again.
        case refundReversed = "refund-reversed"
        /// Taken back without any money.
        case withdrawn
        /// Deleted in the test store.
        case deleted
        /// Brought back by a restore.
        case restored
        /// A server marked it finished, whatever the device has done by then.
        case serverFinished = "server-finished"
        /// A server told how the goods were used, for the decision on a refund.
        case consumptionReported = "consumption-reported"
        /// A server gave it to another player.
        case accountTokenSet = "account-token-set"
        /// The store renewed a subscription.
        case renewed
        /// Somebody switched the renewal of a subscription.
        case renewalSwitched = "renewal-switched"
        /// The customer chose another plan, or an offer.
        case planChosen = "plan-chosen"
        /// The store could not charge for a renewal.
        case renewalFailed = "renewal-failed"
        /// The grace after a failed renewal is over.
        case graceEnded = "grace-ended"
        /// A subscription ended.
        case subscriptionEnded = "subscription-ended"
        /// A new price was announced.
        case priceAnnounced = "price-announced"
        /// The customer agreed to a new price.
        case priceAgreed = "price-agreed"
        /// A subscription was extended without a charge.
        case extended
        /// What was to entitle to an offer does not; `detail` says why.
        case offerRefused = "offer-refused"
        /// Somebody has it because somebody else of the family bought it.
        case shared
        /// The family does not share it any more.
        case sharingEnded = "sharing-ended"
        // The merchant
        /// An order number was issued.
        case numberIssued = "number-issued"
        /// Goods were granted.
        case granted
        /// Another transaction of the ownership had paid out: nothing was added.
        case alreadyGranted = "already-granted"
        /// A verification had to be asked again later; `detail` says why.
        case postponed
        /// Goods were given by hand.
        case compensated
        /// A verification was refused for good.
        case rejected
        /// Goods were taken back after a refund.
        case debited
        /// Goods were given back, since the refund was reversed.
        case givenBack = "given-back"
    }

    /// Who says so.
    public let side: Side
    /// When, by that side's clock.
    public let at: Timestamp
    /// What happened.
    public let kind: Kind
    /// A number, an amount or a reason in words; may be hostile text.
    public let detail: String

    /// Takes the parts as they are.
    public init(side: Side, at: Timestamp, kind: Kind, detail: String = "") {
        self.side = side
        self.at = at
        self.kind = kind
        self.detail = detail
    }
}
