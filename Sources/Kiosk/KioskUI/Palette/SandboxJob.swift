import StoreModel
import StoreText

/// What the Sandbox screen does to the thing that is selected there, for whoever looks for it by name.
enum SandboxJob: Hashable, Sendable, CaseIterable {
    case approve, decline, resolve, unstick, refund
    case failRenewals, expire, newPrice, extend
    case planFault, clearFault, changeProduct, buyOutside

    /// What does it there.
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

    /// What it is called.
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

    /// What else it is looked for by: what it is done to, and what can be chosen then.
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

    /// Its name among the commands, the same in every language.
    var word: String {
        switch self {
        case .resolve: "resolve"
        case .unstick: "unstick"
        case .changeProduct: "edit product"
        default: action.name
        }
    }

    /// Whether a key of that screen does one of these and nothing else.
    static func isJob(_ action: Action) -> Bool {
        action != .open && allCases.contains { $0.action == action }
    }
}
