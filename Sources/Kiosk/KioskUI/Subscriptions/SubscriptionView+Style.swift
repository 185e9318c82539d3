import PurchaseCore
import StoreModel
import TerminalGraphics

extension SubscriptionView {
    /// The glyph and the colour of the subscription's state.
    var look: (glyph: Glyph, role: Role) {
        state == .subscribed && renewal.autoRenewStatus == 0 && !isShared
            ? (.cancelled, .stateDeferred) : state.look
    }
}

extension RenewalState {
    /// The glyph and the colour of the state.
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
