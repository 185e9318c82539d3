import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// The receipt screen: the decoded payload with explanations, the signatures, and the merchant's verdict.
struct ReceiptScreen: ScreenComponent {
    typealias View = ReceiptView

    var logName: String { "receipt" }
    var name: TextKey { .tabReceipt }
    var topic: String { "your-server" }
    var listShare: (narrow: Int, wide: Int, limit: Int) { (62, 62, .max) }

    func printList(in model: inout Model) -> [Command] { model.printTransactions() }

    func hasDetail(in model: Model) -> Bool {
        model.receiptSubject != nil && !model.receipt.isMissing
    }

    func title(in model: Model) -> String? {
        model.engine.snapshot.rows.first { $0.transactionID == model.receipt.subject }
            .map { model.title(of: $0) }
    }

    func move(_ action: Action, in model: inout Model) -> [Command] {
        guard let facts = model.shownReceipt else { return [] }
        let panes = ReceiptView(model: model, layout: model.layout).panes(facts)
        let last = panes.map { $0.block.overflow(in: $0.rect.height) }.max() ?? 0
        let height = panes.first?.rect.height ?? 0
        model.receipt.top = Scroll.moved(
            min(model.receipt.top, last), action, count: last + 1, page: height)
        return []
    }

    /// Loads the shown receipt if it is not loaded.
    func loadMissingData(in model: inout Model) -> [Command] {
        guard let subject = model.receiptSubject else { return [] }
        let row = model.engine.snapshot.rows.first { $0.transactionID == subject }
        return model.loadReceipt(of: subject, row)
    }

    func discardContextData(in model: inout Model) { model.receipt = ReceiptState() }

    func refresh(_ model: inout Model) -> [Command] {
        model.receipt.lastRequest = nil
        return []
    }

    func copyableText(in model: Model) -> (text: String, name: String)? {
        model.shownReceipt.map { ($0.compactJWS, model.formatter.text(name).string) }
    }

    func saveCommand(in model: Model) -> Command? {
        model.shownReceipt.map { $0.saveCommand() }
    }

    func isNested(in model: Model) -> Bool { model.receipt.subject != nil }

    func back(in model: inout Model) -> [Command]? {
        guard isNested(in: model) else { return nil }
        model.receipt.subject = nil
        return model.show(model.previousScreen)
    }

    /// Opens the receipt of an earlier or later transaction.
    func showNeighbor(_ step: Int, in model: inout Model) -> [Command] {
        guard let next = neighbor(step, in: model) else { return [] }
        model.receipt.subject = next
        model.receipt.top = 0
        return []
    }

    /// Returns the transaction `step` positions from the shown one; nil past the ends.
    func neighbor(_ step: Int, in model: Model) -> TransactionID? {
        let ids = model.engine.snapshot.rows.compactMap(\.transactionID)
        guard let subject = model.receiptSubject, let index = ids.firstIndex(of: subject),
            ids.indices.contains(index + step)
        else { return nil }
        return ids[index + step]
    }
}

extension Model {
    /// Returns the command that loads a receipt, unless it was the last one requested.
    mutating func loadReceipt(of id: TransactionID, _ row: TransactionRow?) -> [Command] {
        let request = ReceiptState.Request(id: id, changedAt: row?.changedAt, stage: row?.stage)
        guard receipt.lastRequest != request else { return [] }
        receipt.lastRequest = request
        receipt.isMissing = false
        return [.query(.receipt(id))]
    }
}

extension ReceiptDetails {
    /// Returns the command that saves the signed transaction to a file.
    func saveCommand(named name: String? = nil) -> Command {
        .save(name: name ?? "receipt-\(transactionID).jws", text: compactJWS + "\n")
    }
}
