import StoreModel
import StoreText

/// An operation of the sandbox store on a purchase that the Sandbox screen offers.
package enum RefundDeed: Hashable, Sendable, CaseIterable {
    /// Refunds the full price.
    case whole
    /// Refunds half of the price.
    case half
    /// Requests a refund as the customer.
    case ask
    /// Declines a refund request.
    case decline
    /// Reverses a refund.
    case reverse
    /// Revokes the purchase without a refund.
    case revoke
    /// Deletes the transaction.
    case delete

    /// Returns the operations that a purchase in a given state allows; the first one is the default.
    static func all(of state: SandboxOrder.State) -> [RefundDeed] {
        switch state {
        case .unfinished, .finished: [.whole, .half, .ask, .decline, .revoke, .delete]
        case .refunded: [.reverse, .delete]
        case .revoked: [.delete]
        case .pending, .interrupted, .stuck, .declined, .cancelled, .deleted: []
        }
    }

    /// The operation's name in the event log.
    var act: String {
        switch self {
        case .whole, .half: "refund"
        case .ask: "request-refund"
        case .decline: "decline-refund"
        case .reverse: "reverse-refund"
        case .revoke: "revoke"
        case .delete: "delete-transaction"
        }
    }

    /// Creates the operation from the word that is typed after a purchase in line mode; nil if the word is unknown.
    init?(typed word: String) {
        guard let deed = Self.allCases.first(where: { $0.word == word }) else { return nil }
        self = deed
    }

    /// The word that is typed for the operation.
    private var word: String {
        switch self {
        case .whole: "whole"
        case .half: "half"
        case .ask: "ask"
        case .decline: "decline"
        case .reverse: "reverse"
        case .revoke: "revoke"
        case .delete: "delete"
        }
    }

    /// The operation's title.
    var name: Phrase {
        switch self {
        case .whole: .refundTitle
        case .half: .deedHalf
        case .ask: .deedAsk
        case .decline: .deedDecline
        case .reverse: .deedReverse
        case .revoke: .deedRevoke
        case .delete: .deedDelete
        }
    }

    /// The text that describes the operation's consequences.
    var note: Phrase {
        switch self {
        case .whole: .refundNote
        case .half: .noteHalf
        case .ask: .noteAsk
        case .decline: .noteDecline
        case .reverse: .noteReverse
        case .revoke: .noteRevoke
        case .delete: .noteDelete
        }
    }
}
