import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// The state of the receipt screen.
struct ReceiptState: Sendable {
    /// A requested version of a receipt; a refund creates another receipt of the same transaction.
    struct Request: Hashable, Sendable {
        let id: TransactionID
        let changedAt: Timestamp?
    }

    /// The transaction whose receipt is shown; nil for the newest one that has a receipt.
    var subject: TransactionID?
    /// The last request, which is not repeated.
    var lastRequest: Request?
    /// The last loaded receipt.
    var facts: ReceiptFacts?
    /// Whether this device does not store the signed form of the requested transaction.
    var isMissing = false
    /// Why the signed form could not be read; untrusted text.
    var failure: String?
    var top = 0
}

extension Model {
    /// The transaction whose receipt is shown: the chosen one, otherwise the newest transaction.
    var receiptSubject: TransactionID? {
        receipt.subject
            ?? engine.snapshot.rows.lazy.compactMap(\.transactionID).first
    }

    /// The shown receipt, once it has been loaded.
    var shownReceipt: ReceiptFacts? {
        receipt.facts?.transactionID == receiptSubject ? receipt.facts : nil
    }

    /// Opens the receipt of a transaction.
    mutating func openReceipt(_ id: TransactionID) -> [Command] {
        receipt.subject = id
        receipt.top = 0
        receipt.lastRequest = nil
        return show(.receipt)
    }

    /// Opens the receipt of an earlier or later transaction.
    mutating func showReceipt(movedBy step: Int) -> [Command] {
        guard let next = receiptSubject(movedBy: step) else { return [] }
        receipt.subject = next
        receipt.top = 0
        return []
    }

    /// Returns the transaction `step` positions from the shown one; nil past the ends.
    func receiptSubject(movedBy step: Int) -> TransactionID? {
        let ids = engine.snapshot.rows.compactMap(\.transactionID)
        guard let subject = receiptSubject, let index = ids.firstIndex(of: subject),
            ids.indices.contains(index + step)
        else { return nil }
        return ids[index + step]
    }

    mutating func apply(_ facts: ReceiptFacts?, _ failure: String?, of id: TransactionID) {
        guard receipt.lastRequest?.id == id else { return }
        receipt.facts = facts
        receipt.isMissing = facts == nil
        receipt.failure = failure
    }

    /// The reason why no receipt is shown.
    var missingReceipt: SafeText {
        receipt.failure.map { formatter.text(.receiptUnread, $0) }
            ?? formatter.text(.receiptMissing)
    }
}
