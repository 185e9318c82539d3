public import StoreModel

/// One confirmed purchase and how far it got.
public struct Payment: Hashable, Sendable, Codable {
    /// What the customer confirmed.
    public let intent: Intent
    /// The merchant's number, once it is known.
    public var merchantOrder: MerchantOrder?
    /// Where it stands.
    public var stage: PaymentStage
    /// Whether the store knows that an end without a transaction was recorded.
    public var isAcknowledged: Bool
    /// How often the acknowledgement was tried in vain.
    public var finishAttempts: Int
    /// When the acknowledgement is tried again.
    public var notBefore: Timestamp?
    /// Whether the store's last word about it, while it is asked again, was that it was bought already and is not handed out;
    /// nil for no.
    public var isKeptBack: Bool?
    /// Whether it certainly has not been sent to the store; nil where that is not known.
    public var isUnsent: Bool?
    /// When the last of these changed.
    public var changedAt: Timestamp

    /// What the history says of an order whose transaction the store keeps to itself.
    package static let keptBack =
        "the store says that it was bought already, and does not hand it out"

    /// A purchase that was just confirmed.
    public init(intent: Intent, at now: Timestamp) {
        self.intent = intent
        self.stage = .intent(attempt: 1, notBefore: nil)
        self.isAcknowledged = false
        self.finishAttempts = 0
        self.changedAt = now
    }

    /// Whether this device still has something to do, or to wait for.
    public var isOpen: Bool {
        switch stage {
        case .intent, .submitting, .retrying, .pending: true
        case .cancelled, .failed: !isAcknowledged
        case .completed: false
        }
    }
}
