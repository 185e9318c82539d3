import StoreAPI
import StoreModel

extension NoAnswer {
    /// The cause of the missing answer and the planned fault, as text for the journal.
    var journalText: String { planned.map { "\(reason). \($0.sentence)" } ?? reason }

    private var reason: String {
        switch cause {
        case .timeout: "no answer in time"
        case .cut: "the connection broke"
        case .notTrusted: "its certificate is not trusted"
        case .status(let status): "HTTP status \(status)"
        case .notUnderstood: "the answer was not valid"
        case .damaged(let row): "a file of the backend is damaged: \(row)"
        }
    }
}

extension ServiceFailure {
    /// The failure as text for the journal.
    var journalText: String {
        switch self {
        case .refusal(let refusal): refusal.message
        case .noAnswer(let silence): silence.journalText
        }
    }

    /// The delay that the other side requests, in milliseconds.
    var retryAfter: Int64? {
        if case .noAnswer(let silence) = self { silence.retryAfter } else { nil }
    }
}

extension Refusal.Code {
    /// Whether the store has evaluated and declined the order, instead of failing before.
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

    /// Whether the merchant has checked its ledger and deducted nothing.
    var decidesSpend: Bool {
        switch self {
        case .badRequest, .tooLarge, .notEnough, .keyReused, .wrongState: true
        case .notAuthorized, .unknownOrder, .unknownTransaction, .invalidQuantity, .priceChanged,
            .unknownStorefront, .unknownProduct, .productUnavailable, .orderClosed, .quotaExceeded,
            .internalError:
            false
        }
    }

    /// The reason why a purchase was not charged.
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
