import PurchaseCore
import StoreAPI
import StoreModel
import StoreText

/// The answer to a command that line mode awaits before it reads the next line.
struct AwaitedCommandResult: Sendable {
    /// The progress of opening a shop. Messages before `open` are saved data or belong to the previous shop.
    private enum OpeningProgress { case here, moving, open, offline }

    /// The command; nil for the opening of the first shop.
    let command: Command?
    /// When the wait ends with a message that the operation continues.
    let deadline: Timestamp
    /// What to do once the command has succeeded.
    let then: LineAction?
    private(set) var isAnswered = false
    private(set) var isRefused = false
    private var opening: OpeningProgress

    init(to command: Command?, now: Timestamp, then: LineAction? = nil) {
        self.command = command
        self.then = then
        opening = command == nil ? .moving : .here
        deadline = now.adding(milliseconds: command?.answerTimeout ?? 30_000)
    }

    /// Whether a shop is opened: the first one, or that of another account, device or storefront.
    var isOpening: Bool {
        switch command {
        case nil, .changeContext: true
        default: false
        }
    }

    /// Processes a message that may be the awaited answer.
    mutating func handle(_ message: Message) {
        if isOpening { handleOpening(message) }
        guard let isSuccess = command?.result(in: message) else { return }
        if isSuccess { isAnswered = true } else { isRefused = true }
    }

    /// Processes a message while a shop opens: the context comes first, then its purchases and products.
    private mutating func handleOpening(_ message: Message) {
        switch (message, opening) {
        case (.contextChanged, .here): opening = .moving
        case (.context, .moving): opening = .open
        case (.offline, .open): opening = .offline
        // While offline the catalog is missing, but the saved purchases are available.
        case (.catalog, .open), (.failed(.query(.catalog), _), .open),
            (.snapshot, .offline):
            isAnswered = true
        default: break
        }
    }

    /// Returns whether the command has been answered and, according to the model, has taken effect.
    func isOver(in model: Model) -> Bool {
        guard !isRefused else { return true }
        let rows = model.engine.snapshot.rows
        switch command {
        case .engine(.finish(let id)):
            return rows.first { $0.transactionID == id }?.stage == .finished
        case nil, .changeContext, .engine(.buy), .engine(.restore):
            return isAnswered && model.awaitsUserOrRetry
        case .sandbox(.order(let id, _)):
            let row = rows.first { $0.intentID == id }
            let isWaiting = model.sandbox.orders.contains {
                $0.intentID == id && SandboxSection.waiting.includes($0)
            }
            return isAnswered && !isWaiting && row?.stage != .awaitingApproval
                && model.awaitsUserOrRetry
        case .sandbox(.transaction(let id, .refund(.whole))):
            let row = rows.first { $0.transactionID == id }
            return isAnswered && (row.map { $0.stage == .refunded && !$0.isOpen } ?? true)
        default: return isAnswered
        }
    }
}

extension Command {
    /// Whether the command only loads data: after the deadline, its answer is not awaited any more.
    var isDataRequest: Bool {
        switch self {
        case .query(.catalog), .query(.sandboxState), .query(.sandboxStateWithLimit): false
        case .query: true
        default: false
        }
    }

    /// How long line mode awaits the answer before it reads the next line, in milliseconds; nil if it does not.
    var answerTimeout: Int64? {
        switch self {
        case .changeContext, .engine(.buy), .engine(.restore): 30_000
        case .engine(.refreshWallet), .engine(.retry): nil
        case .engine, .sandbox, .query(.catalog), .save, .exportLog: 10_000
        default: isDataRequest ? 10_000 : nil
        }
    }

    /// Returns whether a message is the answer to the command: true for a result, false for a failure; nil for another
    /// message, such as the result of an earlier command.
    func result(in message: Message) -> Bool? {
        switch (self, message) {
        // ``Message/olderLoaded`` also follows a failure.
        case (.query(.olderTransactions), .failed): nil
        case (.query(.catalog), .failed(.query(.catalog), _)),
            (.query(.log), .failed(.query(.log), _)):
            false
        case (_, .failed(let failed, _)): failed == self ? false : nil
        case (.sandbox(let action), .done(.sandbox(let done, _))): action == done ? true : nil
        case (.engine(.manage(let id, let change)), .done(.manage(let other, let done))):
            id == other && change == done ? true : nil
        case (.engine(.spend(let goods, _)), .done(.spend(let spent))):
            goods == spent ? true : nil
        case (.engine(.buy(_, _, _, _, let id)), .done(.purchase(let notice))):
            id == notice.intentID ? true : nil
        case (.query(.history(let id, _, _)), .history(let rowID, _, _)): id == rowID ? true : nil
        case (.query(.receipt(let id)), .receipt(let other, _, _)): id == other ? true : nil
        case (.query(.subscriptions), .sandbox(let snapshot)):
            snapshot.subscriptions == nil ? nil : true
        case (.query(.orders), .sandbox(let snapshot)): snapshot.orders == nil ? nil : true
        case (.query(.olderTransactions), .olderLoaded), (.query(.catalog), .catalog),
            (.query(.log), .log), (.engine(.restore), .done(.restore)):
            true
        case (.save, .localizedNotice(let notice, _, _)),
            (.exportLog, .localizedNotice(let notice, _, _)):
            notice == .fileSaved || notice == .fileNotSaved ? true : nil
        default: nil
        }
    }
}

extension Model {
    /// Whether all purchases rest until a user acts or a scheduled retry.
    var awaitsUserOrRetry: Bool {
        let snapshot = engine.snapshot
        if case .reading = snapshot.mode { return true }
        if isOffline { return true }
        guard snapshot.hasLaunched else { return false }
        return snapshot.isIdle || snapshot.rows.allSatisfy { !$0.isOpen || isResting($0) }
    }

    /// Returns whether a purchase rests in its state until a user acts or a scheduled retry.
    func isResting(_ row: TransactionRow) -> Bool {
        switch row.stage {
        case .awaitingApproval, .retrying: true
        case .delivered: !context.isAutoFinishing || row.retryAt != nil
        default: !row.isOpen || row.retryAt.map { $0 > row.changedAt } ?? false
        }
    }
}
