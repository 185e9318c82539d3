import PurchaseCore
import StoreModel
import StoreText

/// An event that line mode awaits before it reads the next line.
struct PendingWait: Sendable {
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
        case restoring, file
        case spending(GoodAmount)
        case finishing(TransactionID)
        /// The approval or refusal of an order.
        case deciding(IntentID?, isApproved: Bool)
        case refunding(TransactionID, title: String)
        /// Another operation on a transaction.
        case changing(TransactionID, RefundOperation, title: String)
        /// A planned fault, or the removal of the faults in `gone`.
        case planning(gone: Set<Int64>)
        /// A customer's change of an owned subscription.
        case managing(TransactionID, SubscriptionRequest)
        /// A change of the store's clock, or a test operation on a subscription of the store.
        case turning, testing
        /// The list of the store's subscriptions.
        case subscriptions
        /// An edit of the sandbox store's catalog.
        case editing
        /// A purchase outside the app.
        case buyingOutside(ProductID)
        /// The catalog after an edit.
        case selling

        /// The time in milliseconds after which the wait ends with a message that the operation continues.
        var patience: Int64 {
            switch self {
            case .opening, .purchase, .restoring: 30_000
            default: 10_000
            }
        }

        /// Whether the wait is for data only: after its deadline, the answer is not awaited any more.
        var isQuestion: Bool {
            switch self {
            case .older, .history, .receipt, .log, .orders, .subscriptions, .selling: true
            default: false
            }
        }
    }

    /// The progress of opening a shop. Messages before `open` are saved data or belong to the previous shop.
    private enum Opening { case here, moving, open, offline }

    let kind: Kind
    let deadline: Timestamp
    /// The command to perform once the wait has ended.
    let then: LineCommand?
    private var isAnswered = false
    private(set) var isRefused = false
    private var opening: Opening

    init(_ kind: Kind, now: Timestamp, then: LineCommand? = nil) {
        self.kind = kind
        self.then = then
        opening = kind == .opening(isFirst: true) ? .moving : .here
        deadline = now.adding(milliseconds: kind.patience)
    }

    /// Processes a message that may be the awaited answer.
    mutating func handle(_ message: KioskUI.Message) {
        if case .opening = kind { return handleOpening(message) }
        switch (kind, message) {
        case (_, .sandboxFailed(_, let command, _)), (_, .manageFailed(_, let command, _)):
            isRefused = isRefused || awaits(command)
        case (.finishing(let id), .finishFailed(_, let failed)):
            isRefused = isRefused || id == failed
        case (.managing(let id, let wish), .managed(let told, let done)):
            isAnswered = isAnswered || id == told && wish == done
        case (.turning, .clockChanged), (.testing, .subscriptions),
            (.subscriptions, .subscriptions), (.editing, .productsEdited), (.older, .olderLoaded):
            isAnswered = true
        case (.subscriptions, .ordersFailed), (.orders, .ordersFailed), (.catalog, .catalogFailed),
            (.selling, .catalogFailed), (.restoring, .restoreFailed), (.log, .backgroundFailure):
            isRefused = true
        case (.catalog, .catalog), (.selling, .catalog), (.log, .log), (.orders, .orders),
            (.restoring, .restored), (.deciding, .orders),
            (.refunding, .orders), (.planning, .faultsChanged):
            isAnswered = true
        case (.changing(let id, let deed, _), .changed(let told, let done)):
            isAnswered = isAnswered || id == told && deed == done
        case (.file, .localizedNotice(.fileSaved, _, _)),
            (.file, .localizedNotice(.fileNotSaved, _, _)):
            isAnswered = true
        case (.spending(let goods), .spent(let spent)): isAnswered = isAnswered || goods == spent
        case (.spending(let goods), .spendFailed(let left, _, _)):
            isRefused = isRefused || goods == left
        case (.buyingOutside(let id), .boughtOutside(let told)):
            isAnswered = isAnswered || id == told
        case (.history(let id), .history(let told, _, _)): isAnswered = isAnswered || id == told
        case (.receipt(let id), .receipt(let told, _, _)): isAnswered = isAnswered || id == told
        case (.purchase(let id), .purchaseEnded(let notice)):
            isAnswered = isAnswered || id == notice.intentID
        default: break
        }
    }

    /// Returns whether a command is the one whose result is awaited. A result of an earlier command may still arrive.
    private func awaits(_ command: Command) -> Bool {
        switch (kind, command) {
        case (.deciding(let id, _), .approve(let other)),
            (.deciding(let id, _), .decline(let other)),
            (.deciding(let id, _), .resolve(let other)),
            (.deciding(let id, _), .unstick(let other)):
            id == other
        case (.refunding(let id, _), .refund(let other)): id == other
        case (.changing(let id, let deed, _), .change(let other, let done)):
            id == other && deed == done
        case (.managing(let id, let wish), .manage(let other, let done)):
            id == other && wish == done
        case (.buyingOutside(let id), .buyOutside(let other)): id == other
        case (.planning, .planFault), (.planning, .clearFault), (.editing, .edit),
            (.turning, .changeClock), (.testing, .test):
            true
        default: false
        }
    }

    /// Processes a message while a shop opens: the context comes first, then its purchases and products.
    private mutating func handleOpening(_ message: KioskUI.Message) {
        switch (message, opening) {
        case (.contextChangeFailed, _): isRefused = true
        case (.contextChanged, .here): opening = .moving
        case (.context, .moving): opening = .open
        case (.offline, .open): opening = .offline
        // While offline the catalog is missing, but the saved purchases are available.
        case (.catalog, .open), (.catalogFailed, .open), (.snapshot, .offline): isAnswered = true
        default: break
        }
    }

    /// Returns whether the awaited event has occurred, according to the model.
    func isOver(_ model: Model) -> Bool {
        guard !isRefused else { return true }
        let rows = model.engine.snapshot.rows
        switch kind {
        case .finishing(let id):
            return rows.first { $0.transactionID == id }?.stage == .finished
        case .opening, .purchase, .restoring: return isAnswered && model.isAtRest
        case .deciding(let id, _):
            let row = id.flatMap { id in rows.first { $0.intentID == id } }
            let isWaiting = model.sandbox.orders.contains {
                $0.intentID == id && SandboxSection.waiting.has($0)
            }
            return isAnswered && !isWaiting && row?.stage != .awaitingApproval && model.isAtRest
        case .planning(let gone):
            return isAnswered && !model.sandbox.faults.contains { gone.contains($0.id) }
        case .refunding(let id, _):
            let row = rows.first { $0.transactionID == id }
            return isAnswered && (row.map { $0.stage == .refunded && !$0.isOpen } ?? true)
        default: return isAnswered
        }
    }
}

extension Model {
    /// Whether all purchases rest until a user acts or a scheduled retry.
    var isAtRest: Bool {
        let snapshot = engine.snapshot
        if case .reading = snapshot.mode { return true }
        if isOffline { return true }
        guard snapshot.hasLaunched else { return false }
        return snapshot.isSettled || snapshot.rows.allSatisfy { !$0.isOpen || rests($0) }
    }

    /// Returns whether a purchase rests in its state until a user acts or a scheduled retry.
    func rests(_ row: TransactionRow) -> Bool {
        switch row.stage {
        case .awaitingApproval, .retrying: true
        case .delivered: !context.isAutoFinishing || row.retryAt != nil
        default: !row.isOpen || row.retryAt.map { $0 > row.changedAt } ?? false
        }
    }
}
