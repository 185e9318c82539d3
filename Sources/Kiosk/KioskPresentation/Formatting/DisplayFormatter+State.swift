package import PurchaseCore
package import StoreModel
package import StoreText
package import TerminalGraphics

/// The style of a transaction's state: always a color, a glyph and a word together.
package struct StateStyle {
    package let role: Role
    package let glyph: Glyph
    package let word: TextKey

    package init(_ row: TransactionRow) {
        switch (row.state, row.stage) {
        case (_, .refunded): self.init(.stateRefunded, .refunded, row.takenBackWord)
        case (_, .cancelled): self.init(.stateCancelled, .cancelled, .stageCancelled)
        case (_, .quarantined): self.init(.stateFailed, .failed, .stageQuarantined)
        case (_, .retrying): self.init(.stateUnknown, .unknown, .statePurchasing)
        case (.purchasing, _): self.init(.statePurchasing, .purchasing, .statePurchasing)
        case (.deferred, _): self.init(.stateDeferred, .deferred, .stateDeferred)
        case (.purchased, _): self.init(.statePurchased, .purchased, .statePurchased)
        case (.failed, _) where row.hasExpired:
            self.init(.stateFailed, .failed, .stageExpired)
        case (.failed, _): self.init(.stateFailed, .failed, .stateFailed)
        case (.restored, _),
            (.finished, _) where row.isRestored:
            self.init(.stateRestored, .restored, .stateRestored)
        case (.finished, _):
            self.init(.stateFinished, .finished, row.originWord ?? .stateFinished)
        }
    }

    private init(_ role: Role, _ glyph: Glyph, _ word: TextKey) {
        self.role = role
        self.glyph = glyph
        self.word = word
    }
}

extension TransactionStage {
    /// The stage's name.
    package var word: TextKey {
        switch self {
        case .journalled: .stageJournalled
        case .submitting: .stageSubmitting
        case .retrying: .stageRetrying
        case .awaitingApproval: .stageAwaitingApproval
        case .received: .stageReceived
        case .verified: .stageVerified
        case .delivered: .stageDelivered
        case .finished: .stageFinished
        case .declined: .stageDeclined
        case .cancelled: .stageCancelled
        case .quarantined: .stageQuarantined
        case .refunded: .stageRefunded
        }
    }
}

extension TransactionRow {
    /// Whether a request for the transaction is in progress.
    package var isUnderWay: Bool { isOpen && [.submitting, .received, .verified].contains(stage) }

    /// The name of the transaction's state.
    package var stateWord: TextKey { StateStyle(self).word }

    /// The name of the transaction's stage, which is finer than the state.
    package var stageWord: TextKey {
        if hasExpired { return .stageExpired }
        return switch stage {
        case .refunded: takenBackWord
        case .finished: originWord ?? stage.word
        default: stage.word
        }
    }

    /// Whether a restore returned an earlier purchase.
    fileprivate var isRestored: Bool {
        state == .restored || id == transactionID?.rawValue && isCharged == .no && !isShared
    }

    /// The name of a transaction that arrived without an order; nil for an order and for another purchase.
    fileprivate var originWord: TextKey? {
        if isRestored { return .stateRestored }
        if isShared { return .stepShared }
        return period?.isRenewal == true ? .stepRenewed : nil
    }

    /// Whether the order ended because it became too old before it could be sent.
    package var hasExpired: Bool {
        stage == .declined && detail == DeclineReason.expired.rawValue
    }

    /// The name of the state after the purchase was taken away, which is not always a refund.
    fileprivate var takenBackWord: TextKey {
        switch withdrawal {
        case .revoked: .stepWithdrawn
        case .deleted: .stepDeleted
        case nil: isShared ? .stepSharingEnded : .stageRefunded
        }
    }

    /// The text that explains to the customer what the state means.
    package var explanation: TextKey {
        switch stage {
        case .retrying: isKeptBack ? .explainStuck : .explainUnknown
        case .journalled where isCharged == .no: .explainUnsent
        case .journalled, .submitting: .explainPurchasing
        case .awaitingApproval: settlement ?? .explainDeferred
        case .received, .verified:
            state == .restored
                ? .explainRestored : isPaid ? .explainPurchased : .explainReceivedFree
        case .delivered: .explainUnfinished
        case .finished where isRestored: .explainRestored
        case .finished: isPaid ? .explainFinished : .explainFinishedFree
        case .declined: .explainFailed
        case .cancelled: .explainCancelled
        case .quarantined: .explainQuarantined
        case .refunded: takenBackExplanation
        }
    }

    /// Whether the customer was charged a price above zero.
    private var isPaid: Bool { isCharged == .yes && charge?.isFree != true }

    /// The text for an approval that resolves without user action; nil if a user has to approve or decline.
    package var settlement: TextKey? {
        switch outcome {
        case .slowApprove: .outcomeNoteSlowApprove
        case .slowDecline: .outcomeNoteSlowDecline
        default: nil
        }
    }

    /// The start of the displayed age: when an open transaction was opened, or when a closed one ended.
    package var ageStart: Timestamp { isOpen ? openSince : changedAt }

    private var takenBackExplanation: TextKey {
        if isShared, withdrawal == nil { return .explainSharingEnded }
        if isRefunded {
            return revocationType == .proratedRefund ? .explainPartRefunded : .explainRefunded
        }
        return withdrawal == .deleted ? .explainDeleted : .explainWithdrawn
    }

    /// Whether money was refunded, including a refund followed by a deletion.
    private var isRefunded: Bool {
        withdrawal == nil || revocationType == .fullRefund || revocationType == .proratedRefund
    }

    package var chargeWord: TextKey {
        if isShared { return .ownedShared }
        return switch isCharged {
        case .yes where !isPaid && stage != .refunded: .chargedNo
        case .yes:
            stage != .refunded || !isRefunded
                ? .chargedYes : revocationType == .proratedRefund ? .chargedPartBack : .chargedBack
        case .no: .chargedNo
        case .unknown: .chargedUnknown
        }
    }
}

extension DisplayFormatter {
    /// Returns the name of a state, followed by the text about the charge unless both are the same.
    package func text(_ state: TextKey, andChargeOf row: TransactionRow) -> SafeText {
        let (state, charge) = (text(state), text(row.chargeWord))
        return state == charge ? state : "\(state) \(glyphs[.separator]) \(charge)"
    }
}

extension ProductType {
    package var glyph: Glyph {
        switch self {
        case .consumable: .consumable
        case .nonConsumable: .nonConsumable
        case .nonRenewable: .nonRenewing
        case .autoRenewable: .subscription
        }
    }

    package var role: Role {
        switch self {
        case .consumable: .badgeConsumable
        case .nonConsumable: .badgeNonConsumable
        case .nonRenewable: .badgeNonRenewing
        case .autoRenewable: .badgeSubscription
        }
    }
}
