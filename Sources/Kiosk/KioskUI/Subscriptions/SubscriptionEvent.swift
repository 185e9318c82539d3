import StoreModel
import StoreText
import TerminalGraphics

/// An event in the history of a subscription.
struct SubscriptionEvent: Hashable, Sendable {
    /// The kind of an event.
    enum Kind: Hashable, Sendable {
        case began, beganAgain, renewed, changed, unpaid, recovered, refunded, ended
    }

    let kind: Kind
    let at: Timestamp
    /// The plan that was active from then on, or until then.
    let productID: ProductID
    /// The charge; nil if nothing was charged.
    let charge: Price?
    /// Whether the period was bought with an offer.
    let hasOffer: Bool

    init(
        _ kind: Kind, at moment: Timestamp, _ productID: ProductID, _ charge: Price?,
        hasOffer: Bool = false
    ) {
        self.kind = kind
        at = moment
        self.productID = productID
        self.charge = charge
        self.hasOffer = hasOffer
    }
}

extension SubscriptionEvent.Kind {
    /// The event's name.
    var word: Phrase {
        switch self {
        case .began: .eventBegan
        case .beganAgain: .eventBeganAgain
        case .renewed: .stepRenewed
        case .changed: .eventChanged
        case .unpaid: .stepRenewalFailed
        case .recovered: .eventRecovered
        case .refunded: .lineRefunded
        case .ended: .stepSubscriptionEnded
        }
    }

    /// The glyph and the colour of the event, with the same meaning as its name.
    var look: (glyph: Glyph, role: Role) {
        switch self {
        case .began, .beganAgain: (.subscription, .badgeSubscription)
        case .renewed: (.finished, .stateFinished)
        case .changed: (.up, .accent)
        case .unpaid: (.failed, .stateFailed)
        case .recovered: (.finished, .stateFinished)
        case .refunded: (.refunded, .stateRefunded)
        case .ended: (.cancelled, .stateCancelled)
        }
    }

    /// Whether the event is marked above the timeline; a renewal is visible in the timeline itself.
    var isMarked: Bool {
        switch self {
        case .began, .renewed: false
        case .beganAgain, .changed, .unpaid, .recovered, .refunded, .ended: true
        }
    }
}
