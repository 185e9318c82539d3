import StoreModel
import StoreText

/// An operation of the Sandbox screen on the selected row, which the palette finds by name.
enum SandboxJob: Hashable, Sendable, CaseIterable {
    case approve, decline, resolve, unstick, refund
    case failRenewals, expire, newPrice, extend
    case planFault, clearFault, changeProduct, buyOutside

    /// The action that performs the operation.
    var action: Action {
        switch self {
        case .approve, .resolve, .unstick: .approve
        case .decline: .decline
        case .refund: .refund
        case .failRenewals: .failRenewals
        case .expire: .expire
        case .newPrice: .newPrice
        case .extend: .extend
        case .planFault: .planFault
        case .clearFault: .clearFault
        case .changeProduct: .open
        case .buyOutside: .buyOutside
        }
    }

    /// The operation's name.
    var name: Phrase {
        switch self {
        case .approve: .hintApprove
        case .decline: .hintDecline
        case .resolve: .paletteResolve
        case .unstick: .paletteUnstick
        case .refund: .hintRefund
        case .failRenewals: .hintFailRenewals
        case .expire: .hintExpire
        case .newPrice: .hintPrice
        case .extend: .hintExtend
        case .planFault: .hintPlanFault
        case .clearFault: .hintClearFault
        case .changeProduct: .entryProduct
        case .buyOutside: .hintBuyOutside
        }
    }

    /// Further search texts: what the operation applies to, and the choices that it offers.
    var others: [Phrase] {
        switch self {
        case .approve: [.stageAwaitingApproval]
        case .resolve: [.orderInterrupted]
        case .unstick: [.orderStuck]
        case .refund: RefundDeed.allCases.map(\.name)
        case .changeProduct:
            [.availabilityCleared, .availabilityDraft, .availabilityInReview, .availabilityRemoved]
        default: []
        }
    }

    /// The operation's name that is the same in every language.
    var word: String {
        switch self {
        case .resolve: "resolve"
        case .unstick: "unstick"
        case .changeProduct: "edit product"
        default: action.name
        }
    }

    /// Returns whether an action only performs one of these operations.
    static func isJob(_ action: Action) -> Bool {
        action != .open && allCases.contains { $0.action == action }
    }
}
