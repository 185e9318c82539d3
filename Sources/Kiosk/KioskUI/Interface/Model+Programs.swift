import KioskPresentation
import StoreModel
import StoreText
import TerminalGraphics

/// The texts and files that the user's own programs open: the pager and the editor.
extension Model {
    /// Shows lines in the user's pager.
    mutating func openPager(_ lines: [SafeText]) -> [Command] {
        lines.isEmpty ? showInfo(.toastNothingHere) : [.terminal(.page(lines))]
    }

    /// Opens the catalog file in the user's editor; the store adopts the changed file as after any other edit.
    mutating func editCatalog() -> [Command] {
        guard let path = context.catalogPath else { return showInfo(.toastNoCatalogFile) }
        return [.terminal(.edit(path))]
    }
}

extension LogScreen {
    /// The events that the filter shows, one a line.
    func pagerLines(of model: Model) -> [SafeText] {
        model.log.shown.map { event in
            let entry = event.entry
            let texts = [
                TimeFormatter.iso8601(event.at), model.formatter.messages.name(of: entry),
                model.log.number(of: event)?.rawValue, entry.transactionID?.rawValue,
                entry.intentID?.rawValue, entry.detail,
            ]
            return .joined(
                texts.compactMap(\.self).filter { !$0.isEmpty }
                    .map { model.formatter.sanitized($0) }, separator: "  ")
        }
    }
}

extension ReceiptScreen {
    /// The lines of all panes, and the signed transaction.
    func pagerLines(of model: Model) -> [SafeText] {
        guard let facts = model.shownReceipt else { return [] }
        let view = ReceiptView(model: model, layout: model.layout)
        let token = SafeText(untrusted: facts.compactJWS, limit: 100_000)
        return view.block(facts, width: model.size.width).plainLines + [.empty, token]
    }
}
