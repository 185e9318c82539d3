import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// Transactions and their receipts in line mode.
extension Model {
    /// Lists the transactions of a filter; returns nil if the filter is unknown.
    mutating func printTransactions(_ name: String) -> [Command]? {
        let commands = show(.activity)
        guard let part = ActivityFilter.allCases.first(where: { "\($0)" == name.lowercased() })
        else { return nil }
        showFilter(part)
        return commands + printTransactions()
    }

    /// Lists the transactions of the last used filter.
    mutating func printTransactions() -> [Command] {
        let commands = show(.activity)
        let rows = engine.snapshot.rows
        guard !rows.isEmpty else { return commands + write(.emptyActivity) }
        let part = activity.selectedFilter
        if part != .all {
            let count = part.count(in: engine)
            write(
                part.name,
                part == .open ? formatter.counts.string(count) : transactionCount(count))
        }
        if part == .all || activity.filter.isActive {
            _ = printCount(
                activityCount, of: rows.count, .plainTransactions,
                hasMore: engine.snapshot.hasOlderRows)
        }
        return commands
            + printList(
                NumberedList(
                    kind: .transactions, items: items(activityRows(from: 0, count: activityCount)),
                    isActivity: true))
    }

    private func items(_ rows: [TransactionRow]) -> [LineItem] {
        rows.map { LineItem(target: .transaction($0.id)) }
    }

    /// Adds the older transactions that were loaded since the last list was printed to that list.
    mutating func addOlderTransactions() {
        guard let list = lineMode?.newestList, list.isActivity else { return }
        let known = Set(list.items.map(\.target))
        let more = items(activityRows(from: 0, count: activityCount))
            .filter { !known.contains($0.target) }
        lineMode?.add(
            NumberedList(
                kind: .transactions, items: list.items + more, printedCount: list.printedCount,
                isActivity: true))
    }

    // MARK: One transaction

    /// Shows Activity with a transaction selected; returns nil if the transaction is not loaded.
    private mutating func selectTransaction(_ id: String) -> TransactionRow? {
        guard let index = engine.snapshot.rows.firstIndex(where: { $0.id == id }) else {
            return nil
        }
        _ = show(.activity)
        selectInActivity(index)
        return engine.snapshot.rows[index]
    }

    /// Prints a transaction, after loading its history.
    mutating func showTransaction(_ id: String) -> [Command] {
        guard selectTransaction(id) != nil else { return write(.toastNothingHere) }
        activity.requestedHistory = nil
        awaitEvent(.history(id)) { $0.printTransaction(id) }
        return loadMissingData()
    }

    private mutating func printTransaction(_ id: String) -> [Command] {
        guard let row = selectTransaction(id) else { return write(.toastNothingHere) }
        write(TransactionDescription(model: self, row: row).details)
        let isWaiting = row.stage == .awaitingApproval
        let isRefundable =
            row.isCharged == .yes && (row.stage == .finished || row.stage == .delivered)
        let sold = row.transactionID.map { TargetReference.id($0.rawValue) }
        let product = formatter.fact(.paletteProduct, untrusted: title(of: row))
        return printMenu(
            .activity,
            [
                command(.hintFinish, if: canFinish(row)) { $0.finish(.id(id)) },
                command(.hintApprove, if: isWaiting) { $0.decide(.id(id), .approve) },
                command(.hintDecline, if: isWaiting) { $0.decide(.id(id), .decline) },
                sold.flatMap { sold in command(.hintReceipt) { $0.showReceipt(sold) } },
                sold.flatMap { sold in
                    command(.hintRefund, if: isRefundable) { $0.refund(sold, .refund) }
                },
                shop.product(row.productID).map { sold in
                    LineItem(text: product) { $0.printProduct(sold.id) }
                },
            ])
    }

    /// Returns the transactions that a name can refer to.
    func transactions(named name: TargetReference) -> [TransactionRow] {
        let rows = engine.snapshot.rows
        return find(
            name, row(of:),
            exact: { text in rows.first { $0.id == text || $0.transactionID?.rawValue == text } }
        ) { words in
            var keys = SearchIndex(count: rows.count) { (ActivityState.text(of: rows[$0]), nil) }
            return keys.matches(words.map { keys.folded($0) }).map { rows[$0] }
        }
    }

    /// Returns the transaction of a list item, or that of its order.
    func row(of target: LineTarget) -> TransactionRow? {
        switch target {
        case .transaction(let id): engine.snapshot.rows.first { $0.id == id }
        case .order(let key): sandbox.orders.first { $0.key == key }.flatMap(row(of:))
        default: nil
        }
    }

    /// Returns the only transaction that a name can refer to; prints a message unless exactly one matches.
    mutating func transaction(named name: TargetReference) -> TransactionRow? {
        only(transactions(named: name), name, .plainNoTransaction, in: .transactions) { _, row in
            LineItem(target: .transaction(row.id))
        }
    }

    mutating func finish(_ name: TargetReference) -> [Command] {
        guard let row = transaction(named: name).flatMap({ selectTransaction($0.id) }) else {
            return []
        }
        let commands = perform(.finish)
        if canFinish(row), let id = row.transactionID {
            awaitEvent(.finish(id)) {
                $0.markAnnounced(id)
                return $0.write(.toastFinished)
            }
        }
        return commands
    }

    // MARK: Receipts

    /// Prints the receipt of a transaction, or the last used receipt, after loading it.
    mutating func showReceipt(_ name: TargetReference?) -> [Command] {
        var id = receiptSubject
        if let name {
            guard let row = transaction(named: name) else { return [] }
            id = row.transactionID
        }
        guard let id else { return write(name == nil ? .emptyActivity : .receiptMissing) }
        let commands = openReceipt(id) + loadMissingData()
        awaitEvent(.receipt(id)) { $0.printReceipt() }
        return commands
    }

    private mutating func printReceipt() -> [Command] {
        guard let facts = shownReceipt else { return write(missingReceipt) }
        write(SignedTransactionDescription(model: self, facts: facts).summary)
        return printMenu(
            .activity,
            [
                command(.hintDetails) { $0.printReceiptFields() },
                command(.hintSave) { $0.saveReceipt(named: nil) },
            ])
    }

    /// Prints every field of the last printed receipt, and its signer.
    private mutating func printReceiptFields() -> [Command] {
        guard let facts = shownReceipt else { return write(.plainNoReceipt) }
        return printPages(of: SignedTransactionDescription(model: self, facts: facts).details)
    }

    /// Saves the last printed receipt to a file.
    mutating func saveReceipt(named name: String?) -> [Command] {
        guard let facts = shownReceipt else { return write(.plainNoReceipt) }
        awaitEvent(.file)
        let file = name ?? "receipt-\(facts.transactionID).jws"
        return [.log(.action("save")), .save(name: file, text: facts.compactJWS + "\n")]
    }
}
