import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// Transactions and their receipts in line mode.
extension Model {
    mutating func performActivityCommand(_ command: LineModeCommand, hasData: Bool) -> [Command] {
        switch command {
        case .transactions(let part): return printTransactions(part)
        case .transaction(let id): return write(transaction: id, isAgain: hasData)
        case .finish(let name): return finish(name)
        case .receipt(let name): return printReceipt(name, isAgain: hasData)
        case .receiptFields: return printReceiptFields()
        case .save(let name): return save(named: name)
        default: return []
        }
    }

    private mutating func printTransactions(_ name: String?) -> [Command] {
        let commands = show(.activity)
        if let name {
            guard let part = ActivityFilter.named(name) else {
                explain(.transactions)
                return commands
            }
            showFilter(part)
        }
        printActivity()
        return commands
    }

    private mutating func printActivity() {
        let rows = engine.snapshot.rows
        guard !rows.isEmpty else { return write(formatter.text(.emptyActivity)) }
        let part = activity.selectedFilter
        if part != .all {
            let count = part.count(in: engine)
            let number = part == .open ? formatter.counts.string(count) : transactionCount(count)
            write(formatter.text(part.name, number))
        }
        if part == .all || activity.filter.isActive {
            _ = printCount(
                activityCount, of: rows.count, .plainTransactions,
                hasMore: engine.snapshot.hasOlderRows)
        }
        write(transactions: activityRows(from: 0, count: activityCount), isActivity: true)
    }

    private mutating func write(transactions rows: [TransactionRow], isActivity: Bool = false) {
        let commands = rows.map { LineModeCommand.transaction($0.id) }
        printList(
            NumberedList(kind: .transactions, commands: commands, isActivity: isActivity))
    }

    /// Adds the older transactions that were loaded since the last list was printed to that list.
    mutating func addOlderTransactions() {
        guard let list = lineMode?.newestList, list.isActivity else { return }
        let known = Set(list.commands)
        let more = activityRows(from: 0, count: activityCount)
            .map { LineModeCommand.transaction($0.id) }.filter { !known.contains($0) }
        lineMode?.add(
            NumberedList(
                kind: .transactions, commands: list.commands + more,
                printedCount: list.printedCount, isActivity: true))
    }

    // MARK: One transaction

    private mutating func write(transaction id: String, isAgain: Bool) -> [Command] {
        guard let index = engine.snapshot.rows.firstIndex(where: { $0.id == id }) else {
            write(formatter.text(.toastNothingHere))
            return []
        }
        let commands = show(.activity)
        selectInActivity(index)
        guard isAgain else {
            activity.requestedHistory = nil
            awaitEvent(.history(id), then: .transaction(id))
            return commands + loadMissingData()
        }
        let row = engine.snapshot.rows[index]
        write(TransactionDescription(model: self, row: row).details)
        printCommands(acts(for: row))
        return commands
    }

    private func acts(for row: TransactionRow) -> [(command: LineModeCommand, text: SafeText)] {
        var acts: [(command: LineModeCommand, text: SafeText)] = []
        if canFinish(row) { acts.append((.finish(.id(row.id)), formatter.text(.hintFinish))) }
        if row.stage == .awaitingApproval {
            acts.append((.approve(.id(row.id)), formatter.text(.hintApprove)))
            acts.append((.decline(.id(row.id)), formatter.text(.hintDecline)))
        }
        if let id = row.transactionID {
            acts.append((.receipt(.id(id.rawValue)), formatter.text(.hintReceipt)))
            if row.isCharged == .yes, row.stage == .finished || row.stage == .delivered {
                acts.append((.refund(.id(id.rawValue)), formatter.text(.hintRefund)))
            }
        }
        if shop.product(row.productID) != nil {
            let product = formatter.fact(
                formatter.text(.paletteProduct), formatter.sanitized(title(of: row)))
            acts.append((.product(row.productID), product))
        }
        acts.append((.back, formatter.text(.plainAgain, formatter.text(.tabActivity).string)))
        return acts
    }

    /// Returns the transactions that a name can refer to.
    func transactions(named name: TargetReference) -> [TransactionRow] {
        let rows = engine.snapshot.rows
        if let number = name.number, let row = lineMode?.item(number, row(of:)) {
            return [row]
        }
        let exact = rows.first { $0.id == name.text || $0.transactionID?.rawValue == name.text }
        if let exact { return [exact] }
        guard !name.words.isEmpty else { return [] }
        var keys = SearchIndex(rows.lazy.map(ActivityState.text))
        return keys.matches(name.words.map { keys.folded($0) }).map { rows[$0] }
    }

    private func row(of command: LineModeCommand) -> TransactionRow? {
        switch command {
        case .transaction(let id): engine.snapshot.rows.first { $0.id == id }
        case .order(let key): sandbox.orders.first { $0.key == key }.flatMap(row(of:))
        default: nil
        }
    }

    /// Returns the only transaction that a name can refer to; prints a message unless exactly one matches.
    mutating func transaction(named name: TargetReference) -> TransactionRow? {
        let found = transactions(named: name)
        if found.count > 1 {
            write(formatter.text(.plainSeveral, name.quoted, formatter.counts.string(found.count)))
            write(transactions: found)
            return nil
        }
        if found.isEmpty { write(formatter.text(.plainNoTransaction, name.quoted)) }
        return found.first
    }

    private mutating func finish(_ name: TargetReference) -> [Command] {
        guard let row = transaction(named: name),
            let index = engine.snapshot.rows.firstIndex(where: { $0.id == row.id })
        else { return [] }
        let moved = show(.activity)
        selectInActivity(index)
        let commands = perform(.finish)
        if canFinish(row), let id = row.transactionID { awaitEvent(.finish(id)) }
        return moved + commands
    }

    // MARK: Receipts

    private mutating func printReceipt(_ name: TargetReference?, isAgain: Bool) -> [Command] {
        var id = receiptSubject
        if let name {
            guard let row = transaction(named: name) else { return [] }
            id = row.transactionID
            if id == nil { write(formatter.text(.receiptMissing)) }
        } else if id == nil {
            write(formatter.text(.emptyActivity))
        }
        guard let id else { return [] }
        guard isAgain else {
            let commands = openReceipt(id) + loadMissingData()
            awaitEvent(.receipt(id), then: .receipt(.id(id.rawValue)))
            return commands
        }
        guard let facts = shownReceipt else {
            write(missingReceipt)
            return []
        }
        write(SignedTransactionDescription(model: self, facts: facts).summary)
        printCommands([
            (.receiptFields, formatter.text(.hintDetails)),
            (.save(nil), formatter.text(.hintSave)),
            (.back, formatter.text(.plainAgain, formatter.text(.tabActivity).string)),
        ])
        return []
    }

    private mutating func printReceiptFields() -> [Command] {
        guard let facts = shownReceipt else {
            write(formatter.text(.plainNoReceipt))
            return []
        }
        printList(
            NumberedList(words: SignedTransactionDescription(model: self, facts: facts).details))
        return []
    }

    private mutating func save(named name: String?) -> [Command] {
        guard let facts = shownReceipt else {
            write(formatter.text(.plainNoReceipt))
            return []
        }
        awaitEvent(.file)
        let file = name ?? "receipt-\(facts.transactionID).jws"
        return [.log(.action("save")), .save(name: file, text: facts.compactJWS + "\n")]
    }
}

extension ActivityFilter {
    /// Returns the filter with a typed name.
    static func named(_ word: String) -> ActivityFilter? {
        allCases.first { "\($0)" == word.lowercased() }
    }
}
