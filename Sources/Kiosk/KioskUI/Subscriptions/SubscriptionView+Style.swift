import PurchaseCore
import StoreModel
import TerminalGraphics

extension SubscriptionView {
    /// The sign and the colour that say the same as the words for where it stands.
    var look: (glyph: Glyph, role: Role) {
        state == .subscribed && renewal.autoRenewStatus == 0 && !isShared
            ? (.cancelled, .stateDeferred) : state.look
    }
}

extension RenewalState {
    /// The sign and the colour that say the same as its words.
    var look: (glyph: Glyph, role: Role) {
        switch self {
        case .subscribed: (.subscription, .stateFinished)
        case .inGracePeriod: (.warning, .warning)
        case .inBillingRetryPeriod: (.failed, .stateFailed)
        case .expired: (.unavailable, .stateCancelled)
        case .revoked: (.refunded, .stateRefunded)
        }
    }
}
