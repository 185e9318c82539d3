import StoreModel
import StoreText

/// Prints a dispute case as JSON lines; the verdict is the last line.
extension ResultPrinter {
    /// Prints the lines of one order.
    func lines(of report: DisputeCase, _ words: DisputeFormatter) {
        guard out.isJSON else { return }
        out.json(DisputeOrderJSON(report.order, words.title, displayPrices))
        for step in report.steps { out.json(DisputeStepJSON(step)) }
        for received in report.testimony?.events ?? [] { out.json(DisputeStepJSON(received)) }
        for finding in report.testimony?.findings ?? [] { out.json(DisputeLogJSON(finding)) }
        for entry in report.wallet {
            out.json(DisputeWalletJSON(entry, of: report.order.numbers.transactionID))
        }
        for other in report.others { out.json(DisputeSummaryJSON(other)) }
        out.json(DisputeVerdictJSON(report, words))
    }
}
