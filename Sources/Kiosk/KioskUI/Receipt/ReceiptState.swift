import KioskPresentation
import PurchaseCore
import StoreModel

/// The state of the receipt screen.
struct ReceiptState: Sendable {
    /// A requested version of a receipt; a refund creates another receipt of the same transaction.
    struct Request: Hashable, Sendable {
        let id: TransactionID
        let changedAt: Timestamp?
        let stage: TransactionStage?
    }

    /// The transaction whose receipt is shown; nil for the newest one that has a receipt.
    var subject: TransactionID?
    /// The last request, which is not repeated.
    var lastRequest: Request?
    /// The last loaded receipt.
    var facts: ReceiptDetails?
    /// Whether this device does not store the signed form of the requested transaction.
    var isMissing = false
    /// Why the signed form could not be read; untrusted text.
    var failure: String?
    var top = 0

    /// Adopts the answer to the last request.
    mutating func apply(_ facts: ReceiptDetails?, _ failure: String?, of id: TransactionID) {
        guard lastRequest?.id == id else { return }
        self.facts = facts
        isMissing = facts == nil
        self.failure = failure
    }
}
