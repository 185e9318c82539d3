import StoreModel
import StoreText

/// What a person can have the test store do to a purchase, on the Sandbox screen.
package enum RefundDeed: Hashable, Sendable, CaseIterable {
    /// All of the price goes back.
    case whole
    /// Half of it does.
    case half
    /// A customer asks for it.
    case ask
    /// The request is turned down.
    case decline
    /// A refund is taken back.
    case reverse
    /// It is withdrawn, and no money goes back.
    case revoke
    /// It is deleted.
    case delete

    /// What can be done to a purchase of this state, the first of which is meant where nobody says more.
    static func all(of state: SandboxOrder.State) -> [RefundDeed] {
        switch state {
        case .unfinished, .finished: [.whole, .half, .ask, .decline, .revoke, .delete]
        case .refunded: [.reverse, .delete]
        case .revoked: [.delete]
        case .pending, .interrupted, .stuck, .declined, .cancelled, .deleted: []
        }
    }

    /// What the event log calls it.
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

    /// The deed of a word that is typed behind a purchase; nil for none.
    init?(typed word: String) {
        guard let deed = Self.allCases.first(where: { $0.word == word }) else { return nil }
        self = deed
    }

    /// What is typed for it.
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

    /// What it is called.
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

    /// What follows from it.
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
