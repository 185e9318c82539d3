/// What a step of a random life does.
package enum RandomScenarioAction: String, Hashable, Sendable, CaseIterable {
    // On a device.
    case buy, buyAndCrash, restore, spend, finish, launch, quit, crash, crashLater, tear, reset
    case signIn, wait
    // What the store or another person decides about an order.
    case approve, decline, resolve, unstick, refund, refundInPart, reverseRefund, requestRefund
    case declineRefund, revoke, buyOutside
    // Subscriptions and the family.
    case cancelRenewal, resumeRenewal, failRenewals, payRenewals, announcePrice, agreeToPrice
    case extend, expire, joinFamily, leaveFamily, shareFamily
    // The catalog, the clock and the network.
    case edit, undoEdits, moveToStorefront, jumpClock, setClock, fault, clearFaults

    /// How often it occurs in relation to the others.
    var weight: Int {
        switch self {
        case .buy: 24
        case .buyAndCrash, .fault: 12
        case .spend, .launch, .restore, .refund: 6
        case .wait, .crash, .crashLater, .approve, .resolve, .unstick, .finish, .jumpClock: 4
        default: 2
        }
    }

    /// To what something is done.
    enum Subject { case none, purchase, subscription }

    /// What has to exist before it can be done.
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

    /// Actions that every life can take; each life leaves out some of the others.
    var isEssential: Bool { self == .buy || self == .launch || self == .wait }
}

/// A step of a random life.
package struct RandomScenarioStep: Hashable, Sendable {
    /// What it does.
    package let action: RandomScenarioAction
    /// The step as a scenario writes it, on one line.
    package let text: String
}
