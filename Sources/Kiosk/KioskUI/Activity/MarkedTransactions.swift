import KioskPresentation
import PurchaseCore
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// The marks of Activity, and the actions on all marked transactions.
extension Model {
    /// Whether transactions are marked on the current screen.
    var hasMarks: Bool { screen == .activity && !activity.marks.isEmpty }

    /// The transactions to which an action of Activity applies, in the order of the list: the marked ones, also those
    /// that a filter hides, or the selected one without marks.
    var actionRows: [TransactionRow] {
        hasMarks
            ? engine.snapshot.rows.filter { activity.marks.contains($0.id) }
            : activityRow.map { [$0] } ?? []
    }

    /// Marks the selected transaction, or removes its mark, and selects the next one.
    mutating func toggleMark() -> [Command] {
        guard let row = activityRow else { return showInfo(.toastNothingHere) }
        if activity.marks.remove(row.id) == nil { activity.marks.insert(row.id) }
        return isInDetail ? [] : move(.down)
    }

    /// Returns whether an action applies to a marked transaction, or to the selected one.
    func canPerform(_ action: MarkedAction) -> Bool {
        actionRows.contains { action.applies(to: $0, in: self) }
    }

    /// Asks for the confirmation of an action on the marked transactions, or on the selected one.
    mutating func requestConfirmation(of action: MarkedAction) -> [Command] {
        guard activity.operation == nil else { return showInfo(.marksBusy) }
        let (model, rows) = (self, actionRows)
        let targets = rows.filter { action.applies(to: $0, in: model) }
        guard !targets.isEmpty else { return showInfo(action.refusal) }
        overlay = .marked(
            MarkedActionDialog(
                action: action, rows: targets, skippedCount: rows.count - targets.count))
        return []
    }

    /// Performs a confirmed action on transactions, one after the other.
    mutating func perform(_ action: MarkedAction, on ids: [TransactionID]) -> [Command] {
        activity.marks = []
        guard let operation = MarkedOperation(action, on: ids, now: now) else { return [] }
        activity.operation = operation
        return operation.commands
    }

    /// Continues the action on several transactions if a message answers its current command, and reports its result
    /// after the last one.
    mutating func continueOperation(after message: Message) -> [Command] {
        guard var operation = activity.operation else { return [] }
        let command = operation.answer.command
        if case .failed(let failed, let error) = message, failed == command, !error.isRefusal {
            operation.unansweredCount += 1
        }
        operation.answer.handle(message)
        // A refund has its effect at the store; the device learns of it later.
        let isOver =
            operation.action == .refund
            ? operation.answer.isAnswered || operation.answer.isRefused
            : operation.answer.isOver(in: self)
        guard isOver || now >= operation.answer.deadline else {
            activity.operation = operation
            return []
        }
        if !isOver { operation.unansweredCount += 1 }
        if isOver, !operation.answer.isRefused { operation.doneCount += 1 }
        activity.operation = operation.next(now: now)
        return activity.operation?.commands ?? reportEnd(of: operation)
    }

    /// Displays for how many transactions an operation succeeded, and whether answers are missing.
    @discardableResult
    mutating func reportEnd(of operation: MarkedOperation) -> [Command] {
        let report = formatter.text(
            operation.action.report, String(operation.doneCount), String(operation.count))
        let missing = operation.unansweredCount
        let note = formatter.text(.marksUnanswered, String(missing))
        return showToast(
            operation.doneCount == operation.count ? .success : .error,
            missing == 0 ? report : "\(report) \(note)")
    }
}

/// An action on several transactions, which one confirmation covers.
enum MarkedAction: Hashable, Sendable {
    case finish, refund

    var title: TextKey {
        switch self {
        case .finish: .marksFinishTitle
        case .refund: .refundTitle
        }
    }

    /// The text that reports for how many transactions the action succeeded.
    var report: TextKey {
        switch self {
        case .finish: .marksFinished
        case .refund: .marksRefunded
        }
    }

    /// Why the action does not apply to any of the transactions.
    var refusal: TextKey {
        switch self {
        case .finish: .finishNotDelivered
        case .refund: .sandboxNotPaid
        }
    }

    /// Returns whether the action applies to a transaction.
    func applies(to row: TransactionRow, in model: Model) -> Bool {
        switch self {
        case .finish: model.canFinish(row)
        case .refund:
            row.transactionID != nil && [.delivered, .finished].contains(row.stage)
                && row.isCharged == .yes && !row.isShared && row.charge?.isFree == false
                && row.withdrawal == nil && row.revocationType == nil
        }
    }

    /// Returns the command that performs the action on a transaction.
    func command(on id: TransactionID) -> Command {
        switch self {
        case .finish: .engine(.finish(id))
        case .refund: .sandbox(.transaction(id, .refund(.whole)))
        }
    }

    /// The stable name of the action in the event log.
    var logName: String {
        switch self {
        case .finish: Action.finish.name
        case .refund: TransactionChangeOption.refund.logName
        }
    }
}

/// The progress of an action on several transactions: the next one follows the answer for the current one.
struct MarkedOperation: Sendable {
    let action: MarkedAction
    /// The number of transactions.
    let count: Int
    /// The number of transactions for which the action has succeeded.
    var doneCount = 0
    /// The number of transactions for which it is unknown whether the action succeeded.
    var unansweredCount = 0
    /// The awaited answer for the current transaction.
    var answer: AwaitedCommandResult
    private var ids: ArraySlice<TransactionID>

    /// Creates the operation at its first transaction; nil without transactions.
    init?(_ action: MarkedAction, on ids: [TransactionID], now: Timestamp) {
        guard let first = ids.first else { return nil }
        (self.action, self.ids, count) = (action, ids[...], ids.count)
        answer = AwaitedCommandResult(to: action.command(on: first), now: now)
    }

    /// The commands for the current transaction.
    var commands: [Command] {
        ids.first.map { id in
            [.log(.action(action.logName, transactionID: id)), action.command(on: id)]
        } ?? []
    }

    /// Returns the operation at the next transaction; nil after the last one.
    func next(now: Timestamp) -> MarkedOperation? {
        var next = self
        next.ids = ids.dropFirst()
        guard let id = next.ids.first else { return nil }
        next.answer = AwaitedCommandResult(to: action.command(on: id), now: now)
        return next
    }
}
