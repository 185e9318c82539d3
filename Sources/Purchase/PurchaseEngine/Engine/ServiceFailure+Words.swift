import StoreAPI
import StoreModel

extension NoAnswer {
    /// How it came to nothing, and of which planned fault, in words for the journal.
    var words: String { planned.map { "\(reason). \($0.sentence)" } ?? reason }

    private var reason: String {
        switch cause {
        case .timeout: "no answer in time"
        case .cut: "the connection broke"
        case .notTrusted: "its certificate is not trusted"
        case .status(let status): "HTTP status \(status)"
        case .notUnderstood: "the answer was not understood"
        case .damaged(let row): "the other side's file is damaged: \(row)"
        }
    }
}

extension ServiceFailure {
    /// What happened, in words for the journal.
    var words: String {
        switch self {
        case .refusal(let refusal): refusal.message
        case .noAnswer(let silence): silence.words
        }
    }

    /// How long the other side asks to wait.
    var retryAfter: Int64? {
        if case .noAnswer(let silence) = self { silence.retryAfter } else { nil }
    }
}

extension Refusal.Code {
    /// Whether the store has looked at the order and turned it down, instead of not having come so far.
    var decidesOrder: Bool {
        switch self {
        case .badRequest, .tooLarge, .invalidQuantity, .priceChanged, .unknownStorefront,
            .unknownProduct, .productUnavailable, .keyReused, .orderClosed, .unknownOrder:
            true
        case .notAuthorized, .unknownTransaction, .notEnough, .wrongState,
            .quotaExceeded, .internalError:
            false
        }
    }

    /// Whether the merchant has looked into its ledger and taken nothing.
    var decidesSpend: Bool {
        switch self {
        case .badRequest, .tooLarge, .notEnough, .keyReused, .wrongState: true
        case .notAuthorized, .unknownOrder, .unknownTransaction, .invalidQuantity, .priceChanged,
            .unknownStorefront, .unknownProduct, .productUnavailable, .orderClosed, .quotaExceeded,
            .internalError:
            false
        }
    }

    /// Why a purchase was not charged.
    var declineReason: DeclineReason {
        switch self {
        case .invalidQuantity: .invalidQuantity
        case .priceChanged: .termsChanged
        case .unknownProduct, .productUnavailable: .productUnavailable
        case .orderClosed: .expired
        case .badRequest, .tooLarge, .unknownStorefront, .notAuthorized, .unknownOrder,
            .unknownTransaction, .keyReused, .notEnough, .wrongState, .quotaExceeded,
            .internalError:
            .refused
        }
    }
}
