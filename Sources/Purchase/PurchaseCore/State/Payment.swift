public import StoreModel

/// A confirmed purchase and its progress.
public struct Payment: Hashable, Sendable, Codable {
    /// The purchase as the customer confirmed it.
    public let intent: Intent
    /// The merchant's order number, once it is known.
    public var merchantOrder: MerchantOrder?
    /// The stage of the payment.
    public var stage: PaymentStage
    /// Whether the store has confirmed the acknowledgement of an end without a transaction.
    public var isAcknowledged: Bool
    /// The number of failed attempts at the acknowledgement.
    public var finishAttempts: Int
    /// The moment of the next attempt at the acknowledgement.
    public var notBefore: Timestamp?
    /// Whether the store's last answer, while the order is retried, was that the product was already bought and its
    /// transaction is withheld; nil means no.
    public var isKeptBack: Bool?
    /// Whether the order was certainly not sent to the store; nil if that is unknown.
    public var isUnsent: Bool?
    /// The time of the last change.
    public var changedAt: Timestamp

    /// The reason in the history of an order whose transaction the store withholds.
    package static let withheldReason =
        "the store says that it was bought already, and does not hand it out"

    /// The reason in the history of an order without a number that is resumed after a restart.
    package static let resumedReason = "the order was continued"

    /// Creates the payment of a purchase that was just confirmed.
    public init(intent: Intent, at now: Timestamp) {
        self.intent = intent
        self.stage = .intent(attempt: 1, notBefore: nil)
        self.isAcknowledged = false
        self.finishAttempts = 0
        self.changedAt = now
    }

    /// Whether the device still has a step to perform or an answer to wait for.
    public var isOpen: Bool {
        switch stage {
        case .intent, .submitting, .retrying, .pending: true
        case .cancelled, .failed: !isAcknowledged
        case .completed: false
        }
    }
}
