import StoreModel
import StoreText
import TerminalGraphics

/// Something that happened to a subscription.
struct SubscriptionEvent: Hashable, Sendable {
    /// What.
    enum Kind: Hashable, Sendable {
        case began, beganAgain, renewed, changed, unpaid, recovered, refunded, ended
    }

    let kind: Kind
    let at: Timestamp
    /// What was had from then on, or until then.
    let productID: ProductID
    /// What it cost; nil where nothing was charged for it.
    let charge: Price?
    /// Whether it was sold on an offer.
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
    /// What it is called.
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

    /// The sign and the colour that say the same as the word.
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

    /// Whether it stands above the line: a renewal is seen in the line itself.
    var isMarked: Bool {
        switch self {
        case .began, .renewed: false
        case .beganAgain, .changed, .unpaid, .recovered, .refunded, .ended: true
        }
    }
}
