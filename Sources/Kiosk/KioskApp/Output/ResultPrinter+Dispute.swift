import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// Prints a dispute case for the merchant's support.
extension ResultPrinter {
    /// Prints one order: its numbers, its history, and the answer to the player.
    func dispute(_ report: DisputeCase, titles: [ProductID: String]) {
        let words = DisputeFormatter(
            report, title: titles[report.order.productID] ?? report.order.productID.rawValue,
            locale: settings.locale)
        lines(of: report, words)
        guard !out.isJSON else { return }
        head(report.order, words)
        section(.disputeVerdict)
        verdict(report.finding)
        section(.disputePlayer)
        paragraph(words.playerExplanation)
        if let advice = words.advice {
            section(.disputeAdvice)
            paragraph(advice)
        }
        history(report)
        testimony(report.testimony)
        ledger(report)
        others(report, titles)
    }

    private func head(_ order: DisputedOrder, _ words: DisputeFormatter) {
        out.text(messages.text(.disputeOrder, order.name))
        var table = TextTable(indent: 2)
        table.cellLimit = 60
        let numbers = order.numbers
        let price =
            order.charge.map { [words.productPhrase, prices.string($0)] } ?? [words.productPhrase]
        let owner = [order.account.rawValue, order.device?.rawValue].compactMap { $0 }
        let rows: [(TextKey, String?)] = [
            (.disputeWhat, price.joined(separator: " · ")),
            (.disputeAccount, owner.joined(separator: " · ")),
            (.disputeOrdered, "\(times.dateTime(order.at)) · \(utc(order.at))"),
            (.disputeStoreOrder, numbers.orderID?.rawValue),
            (.disputeTransaction, numbers.transactionID?.rawValue),
            (.disputeIntent, numbers.intentID?.rawValue),
        ]
        table.rows = rows.compactMap { label, value in
            value.map { TextTable.Row(cells: [text(label), sanitized($0)]) }
        }
        print(table)
    }

    private func verdict(_ finding: DisputeFinding) {
        let stop = finding.stop.map { messages.text(.disputeStopped, messages.name(of: $0)) }
        let verdict = messages.name(of: finding.verdict)
        paragraph(stop.map { "\(verdict). \($0)" } ?? verdict)
    }

    private func others(_ report: DisputeCase, _ titles: [ProductID: String]) {
        guard !report.others.isEmpty else { return }
        out.text("")
        out.text(messages.text(.disputeOthers, report.order.account.rawValue))
        summaries(report.others, titles)
        more(report.otherCount - report.others.count)
    }

    /// Prints orders, one a line.
    func summaries(_ orders: [DisputeSummary], _ titles: [ProductID: String]) {
        var table = TextTable(rightAligned: [3], indent: 2)
        table.cellLimit = 24
        table.rows = orders.map { summary in
            let order = summary.order
            let charge = order.charge.map { formatted(prices.string($0)) } ?? .empty
            return TextTable.Row(
                cells: [
                    sanitized(order.name), formatted(times.day(order.at)),
                    sanitized(titles[order.productID] ?? order.productID.rawValue), charge,
                ], words: [sanitized(messages.name(of: summary.verdict))])
        }
        print(table)
    }

    /// Prints how many orders or rows are not shown.
    func more(_ count: Int) {
        if count > 0 { out.text("  " + messages.text(.disputeMore, counts.string(Int64(count)))) }
    }

    /// Prints a title with an empty line above it.
    func section(_ title: TextKey) {
        out.text("")
        out.text(messages.text(title))
    }

    /// Prints a text of any length below the title of its section.
    func paragraph(_ text: String) {
        out.paragraph(SafeText(untrusted: text, limit: 20_000), indent: 2)
    }

    /// Formats a moment in UTC, to the second.
    func utc(_ moment: Timestamp) -> String {
        let full = TimeFormatter.iso8601(moment)
        return String(full.prefix { $0 != "." }).split(separator: "T").joined(separator: " ") + "Z"
    }
}

/// Prints a dispute case as JSON lines; the verdict is the last line.
extension ResultPrinter {
    /// Prints the lines of one order.
    func lines(of report: DisputeCase, _ words: DisputeFormatter) {
        guard out.isJSON else { return }
        out.json(.disputedOrder(report.order, words.title, displayPrices))
        for step in report.steps { out.json(.step(step)) }
        for received in report.testimony?.events ?? [] { out.json(.step(received)) }
        for finding in report.testimony?.findings ?? [] { out.json(.logFinding(finding)) }
        for entry in report.wallet {
            out.json(.walletEntry(entry, of: report.order.numbers.transactionID))
        }
        for other in report.others { out.json(.otherOrder(other)) }
        out.json(.verdict(report, words))
    }
}
