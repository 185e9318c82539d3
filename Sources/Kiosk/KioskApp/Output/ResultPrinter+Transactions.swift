import KioskPresentation
import PurchaseCore
import PurchaseEngine
import StoreModel
import StoreText
import TerminalGraphics

/// Prints transactions: each change of one transaction, or a table of many.
extension ResultPrinter {
    /// Prints transactions, newest first, dated by the store's clock.
    ///
    /// - Parameter clock: The store's clock as the device last received it.
    func transactions(_ facts: [TransactionDetails], _ clock: StoreClock) {
        for fact in facts { json(fact) }
        guard !out.isJSON else { return }
        let now = settings.clock.now()
        let dates = TransactionDates(clock, at: now)
        var table = TextTable(rightAligned: [2])
        table.rows = zip(facts, dates.dates(of: facts.map(\.row))).map { fact, date in
            let row = fact.row
            return TextTable.Row(
                cells: [
                    formatted(times.relativeDateTime(date, now: max(dates.now, date))), title(fact),
                    charge(row),
                    state(row),
                ],
                words: numbers(row) + samePurchase(fact) + reason(fact) + unsigned(row)
                    + late(row, now))
        }
        print(table)
    }

    /// Prints one change of a transaction. Without JSON it is not printed if only its time differs from the previous
    /// change.
    ///
    /// - Parameter previous: The result for the previous change of the transaction.
    /// - Returns: The texts of the change without its time; empty with JSON.
    func printChange(_ fact: TransactionDetails, after previous: [SafeText]) -> [SafeText] {
        json(fact)
        guard !out.isJSON else { return [] }
        let cells = [title(fact), state(fact.row).padded(to: 30)]
        let words = numbers(fact.row) + unsigned(fact.row)
        guard cells + words != previous else { return previous }
        var table = TextTable()
        let time = formatted(times.preciseClock(fact.row.changedAt))
        table.rows = [TextTable.Row(cells: [time] + cells, words: words)]
        table.cellLimit = 34
        for line in lines(of: table) { out.text(line) }
        return cells + words
    }

    private func json(_ fact: TransactionDetails) {
        let isLate = fact.row.isLate(at: settings.clock.now())
        out.json(
            .transaction(
                fact.row, title: fact.title, fact.signed, displayPrices, isLate: isLate,
                isUnsigned: isUnsigned(fact.row)))
    }

    private func isUnsigned(_ row: TransactionRow) -> Bool {
        settings.merchant != nil && row.stage.followsVerdict
    }

    private func unsigned(_ row: TransactionRow) -> [SafeText] {
        isUnsigned(row) ? [text(.receiptVerdictUnsigned)] : []
    }

    private func late(_ row: TransactionRow, _ now: Timestamp) -> [SafeText] {
        row.isLate(at: now) ? [text(.late)] : []
    }

    private func title(_ fact: TransactionDetails) -> SafeText {
        let count = fact.row.quantity > 1 ? " × \(fact.row.quantity)" : ""
        return sanitized(fact.title).clipped(to: 26) + sanitized(count)
    }

    private func charge(_ row: TransactionRow) -> SafeText {
        if row.isShared { return text(.ownedShared) }
        if row.isSecondOrder { return text(.chargedNo) }
        // Several withheld orders of a product are one purchase, so that each price would read as a charge.
        if row.isKeptBack { return text(.chargedUnknown) }
        guard let charge = row.charge else { return text(.free) }
        // A price beside a failed purchase would read as if it had been charged.
        if row.state == .failed, row.isCharged == .no { return text(.chargedNo) }
        return formatted(prices.string(charge))
    }

    /// Returns the state, and the stage if it differs.
    private func state(_ row: TransactionRow) -> SafeText {
        let (state, stage) = (text(row.stateWord), text(row.stageWord))
        return state == stage ? state : state + ", " + stage
    }

    private func numbers(_ row: TransactionRow) -> [SafeText] {
        let numbers = messages.numbers(of: row)
        return numbers.isEmpty ? [sanitized("intent \(row.id)")] : numbers
    }

    private func samePurchase(_ fact: TransactionDetails) -> [SafeText] {
        fact.firstOrder.map { [sanitized(messages.text(.samePurchaseAs, $0.rawValue))] } ?? []
    }

    private func reason(_ fact: TransactionDetails) -> [SafeText] {
        let row = fact.row
        guard !row.detail.isEmpty else { return [] }
        return [messages.reason(of: row, fact.interruption) ?? sanitized(row.detail)]
    }

    /// Prints the next steps for open transactions.
    func nextSteps(_ rows: [TransactionRow]) {
        for row in rows.filter({ $0.stage == .awaitingApproval }).prefix(3) {
            out.hint(
                "Waiting: kiosk sandbox approve \(row.id)\(settings.contextArguments)   (or: decline)"
            )
        }
        for row in rows.filter({ $0.isOpen && $0.stage == .delivered }).prefix(3) {
            out.hint(
                "Not finished: kiosk finish \(row.transactionID?.rawValue ?? row.id)"
                    + settings.contextArguments)
        }
        for isKeptBack in [false, true] {
            let row = rows.first { $0.stage == .retrying && $0.isKeptBack == isKeptBack }
            if let row { out.hint(messages.text(row.explanation)) }
        }
    }
}
