/// The action of a step in a random scenario.
package enum RandomScenarioAction: String, Hashable, Sendable, CaseIterable {
    // Actions on a device
    case buy, buyAndCrash, restore, spend, finish, launch, quit, crash, crashLater, tear, reset
    case signIn, wait
    // Decisions of the store or of another person about an order
    case approve, decline, resolve, unstick, refund, refundInPart, reverseRefund, requestRefund
    case declineRefund, revoke, buyOutside
    // Subscriptions and the family
    case cancelRenewal, resumeRenewal, failRenewals, payRenewals, announcePrice, agreeToPrice
    case extend, expire, joinFamily, leaveFamily, shareFamily
    // The catalog, the clock and the network
    case edit, undoEdits, moveToStorefront, jumpClock, setClock, fault, clearFaults

    /// The relative frequency.
    var weight: Int {
        switch self {
        case .buy: 24
        case .buyAndCrash, .fault: 12
        case .spend, .launch, .restore, .refund: 6
        case .wait, .crash, .crashLater, .approve, .resolve, .unstick, .finish, .jumpClock: 4
        default: 2
        }
    }

    /// The kind of object that an action applies to.
    enum Subject { case none, purchase, subscription }

    /// The object that must exist before the action.
    var subject: Subject {
        switch self {
        case .finish, .approve, .decline, .resolve, .unstick, .refund, .refundInPart,
            .reverseRefund, .requestRefund, .declineRefund, .revoke:
            .purchase
        case .cancelRenewal, .resumeRenewal, .failRenewals, .payRenewals, .announcePrice,
            .agreeToPrice, .extend, .expire:
            .subscription
        default: .none
        }
    }

    /// Whether every scenario can contain the action; each scenario omits some of the others.
    var isEssential: Bool { self == .buy || self == .launch || self == .wait }
}

/// A step of a random scenario.
package struct RandomScenarioStep: Hashable, Sendable {
    /// The action.
    package let action: RandomScenarioAction
    /// The step in the syntax of a scenario, on one line.
    package let text: String
}
