import StoreModel
import StoreText

/// A dispute's report for programs: a line for each thing, the verdict last.
extension Report {
    /// The lines of one order.
    func lines(of report: DisputeReport, _ words: DisputeWords) {
        guard out.isJSON else { return }
        out.json(DisputeOrderLine(report.order, words.title, displayPrices))
        for step in report.steps { out.json(DisputeStepLine(step)) }
        for received in report.testimony?.events ?? [] { out.json(DisputeStepLine(received)) }
        for finding in report.testimony?.findings ?? [] { out.json(DisputeLogLine(finding)) }
        for entry in report.wallet {
            out.json(DisputeWalletLine(entry, of: report.order.numbers.transactionID))
        }
        for other in report.others { out.json(DisputeSummaryLine(other)) }
        out.json(DisputeVerdictLine(report, words))
    }
}
