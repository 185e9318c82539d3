import KioskPresentation
import StoreModel
import StoreText
import TerminalGraphics

/// Prints the history of a disputed order; each line names its source and the time in UTC and in local time.
extension ResultPrinter {
    /// Prints the steps that the store and the merchant recorded.
    func history(_ report: DisputeCase) {
        guard !report.steps.isEmpty else { return }
        section(.disputeHappened)
        var table = TextTable(rightAligned: [1], indent: 2)
        table.rows = report.steps.map { step in
            TextTable.Row(
                cells: clock(step.at) + [
                    sanitized(messages.name(of: step.side)),
                    sanitized(messages.name(of: step.kind)),
                ], words: detail(of: step, report.order).map { [$0] } ?? [])
        }
        print(table)
    }

    /// Prints the events in the logs of the devices.
    func testimony(_ testimony: DeviceLogExcerpt?) {
        guard let testimony else { return }
        section(.disputeLog)
        out.text("  " + messages.text(.disputeLogNote))
        var table = TextTable(rightAligned: [1], indent: 2)
        table.rows = testimony.events.map { received in
            let entry = received.event.entry
            return TextTable.Row(
                cells: clock(received.event.at) + [
                    sanitized(received.device.rawValue), sanitized(messages.name(of: entry)),
                ], words: entry.detail.isEmpty ? [] : [sanitized(entry.detail)])
        }
        print(table)
        let problems = testimony.chains.flatMap { chain in
            let name = name(of: chain, among: testimony.chains)
            return chain.findings.map { messages.sentence(for: $0, in: name) }
        }
        for sentence in problems.isEmpty ? [messages.text(.disputeLogFits)] : problems {
            paragraph(sentence)
        }
    }

    /// Returns the device's name, with the start of the chain if the device has several logs: a sequence number alone
    /// would be ambiguous then.
    private func name(of chain: LogChainSummary, among chains: [LogChainSummary]) -> String {
        let name = chain.device.rawValue
        guard chains.count(where: { $0.device == chain.device }) > 1 else { return name }
        return messages.text(
            .logSince, name, "\(times.dateTime(chain.since)) (\(utc(chain.since)))")
    }

    /// Prints the wallet's rows around the order, each with the balance before, the change and the balance after it.
    func ledger(_ report: DisputeCase) {
        guard !report.wallet.isEmpty, report.finding.verdict.isCharged != false else { return }
        out.text("")
        out.text(messages.text(.walletOf, report.order.account.rawValue))
        entries(Array(report.wallet.prefix(Self.shownEntries)), of: report)
        more(report.wallet.count - Self.shownEntries)
    }

    /// Prints rows of a wallet.
    ///
    /// - Parameter report: The case whose own rows are marked; nil marks none.
    func entries(_ entries: [WalletEntry], of report: DisputeCase? = nil) {
        let own = report?.order.numbers.transactionID
        var table = TextTable(rightAligned: [1, 3, 4, 5], indent: 2)
        table.cellLimit = 20
        table.rows = entries.map { entry in
            let isOwn = own != nil && entry.transactionID == own
            return TextTable.Row(
                cells: clock(entry.at) + [
                    sanitized(entry.change.good.rawValue),
                    formatted(counts.string(entry.balanceBefore)),
                    formatted(counts.change(entry.movement)),
                    "= " + formatted(counts.string(entry.balance)),
                ], words: reasons(entry) + (isOwn ? ["◂ " + text(.disputeThisOrder)] : []))
        }
        print(table)
    }

    private func reasons(_ entry: WalletEntry) -> [SafeText] {
        // The sign is that of the debt: a refund increases it, paying it off decreases it.
        let paidOff = entry.paidOff.map { paid in
            sanitized(messages.text(.walletDebt, counts.change(0 &- paid)))
        }
        let other =
            entry.kind == .grant
            ? messages.text(.stepGranted)
            : messages.text(.walletDebt, counts.change(entry.change.negated.amount))
        return [messages.reason(of: entry) ?? sanitized(other), paidOff].compactMap { $0 }
    }

    /// Returns the detail of a step, unless the head of the report contains it already.
    private func detail(of step: HistoryStep, _ order: DisputedOrder) -> SafeText? {
        let known = order.numbers.all + [order.productID.rawValue, ""]
        if step.kind == .charged, let charge = order.charge {
            return formatted(prices.string(charge))
        }
        if let other = step.joinedOrder {
            return sanitized(messages.text(.samePurchaseAs, other.rawValue))
        }
        guard !known.contains(step.detail) else { return nil }
        return sanitized(prices.detail(step.detail, of: step.side))
    }

    private func clock(_ moment: Timestamp) -> [SafeText] {
        [formatted(utc(moment)), formatted(times.shortTime(moment))]
    }

    private static let shownEntries = 12
}
