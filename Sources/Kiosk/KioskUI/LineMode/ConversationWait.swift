import PurchaseCore
import StoreModel
import StoreText

/// What has to happen before the next line is read.
struct ConversationWait: Sendable {
    enum Kind: Hashable, Sendable {
        /// A shop opens: the first, or that of another account, device or country.
        case opening(isFirst: Bool)
        case catalog
        case history(String)
        case receipt(TransactionID)
        case log, orders
        case purchase(IntentID)
        case restoring, file
        case spending(GoodAmount)
        case finishing(TransactionID)
        /// Somebody approves a purchase, or declines it.
        case deciding(IntentID?, isApproved: Bool)
        case refunding(TransactionID, title: String)
        /// Something else is done to a purchase.
        case changing(TransactionID, RefundDeed, title: String)
        /// A fault is planned, or these are taken back.
        case planning(gone: Set<Int64>)
        /// Something is done to a subscription that is had.
        case managing
        /// The store's clock is changed, or something is done to one of its subscriptions.
        case turning, testing
        /// The store tells its subscriptions.
        case subscriptions
        /// The store changes what it sells.
        case editing
        /// Somebody buys outside of the app.
        case buyingOutside(ProductID)
        /// The catalog says what was changed of it by hand.
        case selling

        /// How long it may take, in milliseconds, before it is said that it goes on by itself.
        var patience: Int64 {
            switch self {
            case .opening, .purchase, .restoring: 30_000
            default: 10_000
            }
        }

        /// Whether it changes nothing: what comes too late is nothing that one waits for any more.
        var isQuestion: Bool {
            switch self {
            case .history, .receipt, .log, .orders, .subscriptions, .selling: true
            default: false
            }
        }
    }

    /// How far a shop has opened; what is told before it is open was remembered, or is of the shop before.
    private enum Opening { case here, moving, open, offline }

    let kind: Kind
    let deadline: Timestamp
    /// What was asked for, and is done once what it needs is there.
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

    /// Takes in a message that may be the answer.
    mutating func take(_ message: KioskUI.Message) {
        if case .opening = kind { return takeOpening(message) }
        switch (kind, message) {
        case (.managing, .manageFailed), (.turning, .sandboxFailed), (.testing, .sandboxFailed),
            (.subscriptions, .ordersFailed), (.editing, .sandboxFailed),
            (.buyingOutside, .sandboxFailed):
            isRefused = true
        case (.managing, .managed), (.turning, .clockTurned), (.testing, .subscriptions),
            (.subscriptions, .subscriptions), (.editing, .edited):
            isAnswered = true
        case (.finishing, .finishFailed), (.deciding, .sandboxFailed),
            (.refunding, .sandboxFailed), (.changing, .sandboxFailed), (.planning, .sandboxFailed),
            (.orders, .ordersFailed), (.catalog, .catalogFailed),
            (.selling, .catalogFailed),
            (.restoring, .restoreFailed), (.log, .trouble):
            isRefused = true
        case (.catalog, .catalog), (.selling, .catalog), (.log, .log), (.orders, .orders),
            (.restoring, .restored), (.deciding, .orders),
            (.refunding, .orders), (.planning, .planned):
            isAnswered = true
        case (.changing(let id, let deed, _), .changed(let told, let done)):
            isAnswered = isAnswered || id == told && deed == done
        case (.file, .news(.fileSaved, _, _)), (.file, .news(.fileNotSaved, _, _)):
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

    /// The place is known once the shop is open, and then come its purchases and its products.
    private mutating func takeOpening(_ message: KioskUI.Message) {
        switch (message, opening) {
        case (.moveFailed, _): isRefused = true
        case (.moved, .here): opening = .moving
        case (.place, .moving): opening = .open
        case (.offline, .open): opening = .offline
        // Nobody tells any products then; what was bought is known all the same.
        case (.catalog, .open), (.catalogFailed, .open), (.snapshot, .offline): isAnswered = true
        default: break
        }
    }

    /// Whether it has happened, as far as the model shows.
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
    /// Whether every purchase stays as it is until somebody does something, or until it is tried again later.
    var isAtRest: Bool {
        let snapshot = engine.snapshot
        if case .reading = snapshot.mode { return true }
        if isOffline { return true }
        guard snapshot.hasLaunched else { return false }
        return snapshot.isSettled || snapshot.rows.allSatisfy { !$0.isOpen || rests($0) }
    }

    /// Whether a purchase stays as it is until somebody does something, or for a while.
    func rests(_ row: TransactionRow) -> Bool {
        switch row.stage {
        case .awaitingApproval, .retrying: true
        case .delivered: !place.isAutoFinishing || row.retryAt != nil
        default: !row.isOpen || row.retryAt.map { $0 > row.changedAt } ?? false
        }
    }
}
