import PurchaseCore
import StoreAPI
import StoreModel
import StoreText

/// An event that line mode awaits before it reads the next line.
struct AwaitedEvent: Sendable {
    enum Kind: Hashable, Sendable {
        /// The opening of the shop: the first one, or that of another account, device or storefront.
        case opening(isFirst: Bool)
        case catalog
        /// Older transactions.
        case older
        case history(String)
        case receipt(TransactionID)
        case log, orders
        case purchase(IntentID)
        case restore, file
        case spend(GoodAmount)
        case finish(TransactionID)
        /// An action at the sandbox store.
        case action(SandboxAction)
        /// A customer's change of an owned subscription.
        case subscriptionChange(TransactionID, CustomerSubscriptionChange)
        /// The list of the store's subscriptions.
        case subscriptions
        /// The catalog after an edit.
        case editedCatalog

        /// The time in milliseconds after which the wait ends with a message that the operation continues.
        fileprivate var timeout: Int64 {
            switch self {
            case .opening, .purchase, .restore: 30_000
            default: 10_000
            }
        }

        /// Whether the wait is for data only: after its deadline, the answer is not awaited any more.
        var isDataRequest: Bool {
            switch self {
            case .older, .history, .receipt, .log, .orders, .subscriptions, .editedCatalog: true
            default: false
            }
        }

        /// Returns whether a message is the awaited answer: true for a result, false for a failure; nil for another
        /// message, such as the result of an earlier command.
        fileprivate func result(in message: KioskUI.Message) -> Bool? {
            switch (self, message) {
            case (.action(let action), .done(.sandbox(let done, _))): action == done ? true : nil
            case (.action(let action), .failed(.sandbox(let done), _)):
                action == done ? false : nil
            case (.subscriptionChange(let id, let change), .done(.manage(let other, let done))):
                id == other && change == done ? true : nil
            case (.subscriptionChange(let id, let change), .failed(.engine(let command), _)):
                command == .manage(id, change) ? false : nil
            case (.finish(let id), .failed(.engine(let command), _)):
                command == .finish(id) ? false : nil
            case (.spend(let goods), .done(.spend(let spent))): goods == spent ? true : nil
            case (.spend(let goods), .failed(.engine(.spend(let left, _)), _)):
                goods == left ? false : nil
            case (.history(let id), .history(let rowID, _, _)): id == rowID ? true : nil
            case (.receipt(let id), .receipt(let other, _, _)): id == other ? true : nil
            case (.purchase(let id), .done(.purchase(let notice))):
                id == notice.intentID ? true : nil
            case (.subscriptions, .subscriptions), (.older, .olderLoaded), (.catalog, .catalog),
                (.editedCatalog, .catalog), (.log, .log), (.orders, .orders),
                (.restore, .done(.restore)), (.file, .localizedNotice(.fileSaved, _, _)),
                (.file, .localizedNotice(.fileNotSaved, _, _)):
                true
            case (.subscriptions, .failed(.query(.subscriptions), _)),
                (.orders, .failed(.query(.orders), _)), (.log, .failed(.query(.log), _)),
                (.catalog, .failed(.query(.catalog), _)),
                (.editedCatalog, .failed(.query(.catalog), _)),
                (.restore, .failed(.engine(.restore), _)),
                (.opening, .failed(.changeContext, _)):
                false
            default: nil
            }
        }
    }

    /// The progress of opening a shop. Messages before `open` are saved data or belong to the previous shop.
    private enum OpeningProgress { case here, moving, open, offline }

    let kind: Kind
    let deadline: Timestamp
    /// What to do once the event has occurred; not done after a failure.
    let then: LineAction?
    private var isAnswered = false
    private(set) var isRefused = false
    private var opening: OpeningProgress

    init(_ kind: Kind, now: Timestamp, then: LineAction? = nil) {
        self.kind = kind
        self.then = then
        opening = kind == .opening(isFirst: true) ? .moving : .here
        deadline = now.adding(milliseconds: kind.timeout)
    }

    /// Processes a message that may be the awaited answer.
    mutating func handle(_ message: KioskUI.Message) {
        if case .opening = kind { handleOpening(message) }
        guard let isSuccess = kind.result(in: message) else { return }
        if isSuccess { isAnswered = true } else { isRefused = true }
    }

    /// Processes a message while a shop opens: the context comes first, then its purchases and products.
    private mutating func handleOpening(_ message: KioskUI.Message) {
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

    /// Returns whether the awaited event has occurred, according to the model.
    func hasOccurred(in model: Model) -> Bool {
        guard !isRefused else { return true }
        let rows = model.engine.snapshot.rows
        switch kind {
        case .finish(let id):
            return rows.first { $0.transactionID == id }?.stage == .finished
        case .opening, .purchase, .restore: return isAnswered && model.awaitsUserOrRetry
        case .action(.order(let id, _)):
            let row = rows.first { $0.intentID == id }
            let isWaiting = model.sandbox.orders.contains {
                $0.intentID == id && SandboxSection.waiting.includes($0)
            }
            return isAnswered && !isWaiting && row?.stage != .awaitingApproval
                && model.awaitsUserOrRetry
        case .action(.transaction(let id, .refund(.whole))):
            let row = rows.first { $0.transactionID == id }
            return isAnswered && (row.map { $0.stage == .refunded && !$0.isOpen } ?? true)
        default: return isAnswered
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
