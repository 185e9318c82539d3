import PurchaseCore
import StoreModel

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
        case restoring, spending, file
        case finishing(TransactionID)
        /// Somebody approves a purchase, or declines it.
        case deciding(IntentID?, isApproved: Bool)
        case refunding(TransactionID, title: String)

        /// How long it may take, in milliseconds, before it is said that it goes on by itself.
        var patience: Int64 {
            switch self {
            case .opening, .purchase, .restoring: 30_000
            default: 10_000
            }
        }
    }

    let kind: Kind
    let deadline: Timestamp
    /// What was asked for, and is done once what it needs is there.
    var then: LineCommand?
    private(set) var isAnswered = false
    private(set) var isRefused = false

    init(_ kind: Kind, now: Timestamp, then: LineCommand? = nil) {
        self.kind = kind
        self.then = then
        deadline = now.adding(milliseconds: kind.patience)
    }

    /// Takes in a message that may be the answer.
    mutating func take(_ message: Message) {
        switch (kind, message) {
        case (.opening, .moveFailed), (.finishing, .finishFailed), (.deciding, .sandboxFailed),
            (.refunding, .sandboxFailed), (.orders, .sandboxFailed), (.catalog, .catalogFailed),
            (.restoring, .restoreFailed), (.spending, .spendFailed):
            isRefused = true
        case (.catalog, .catalog), (.log, .log), (.log, .notice), (.orders, .orders),
            (.restoring, .restored), (.spending, .spent), (.file, .notice), (.deciding, .orders),
            (.refunding, .orders), (.opening, .moved):
            isAnswered = true
        case (.history(let id), .history(let told, _)): isAnswered = isAnswered || id == told
        case (.receipt(let id), .receipt(let told, _)): isAnswered = isAnswered || id == told
        case (.purchase(let id), .purchaseEnded(let notice)):
            isAnswered = isAnswered || id == notice.intentID
        default: break
        }
    }

    /// Whether it has happened, as far as the model shows.
    func isOver(_ model: Model) -> Bool {
        guard !isRefused else { return true }
        let rows = model.engine.snapshot.rows
        switch kind {
        case .opening(let isFirst):
            return (isFirst || isAnswered)
                && (model.shop.catalog != nil || model.shop.failure != nil) && model.isAtRest
        case .finishing(let id):
            return rows.first { $0.transactionID == id }?.stage == .finished
        case .purchase, .restoring: return isAnswered && model.isAtRest
        case .deciding(let id, _):
            let row = id.flatMap { id in rows.first { $0.intentID == id } }
            return isAnswered && row?.stage != .awaitingApproval && model.isAtRest
        case .refunding(let id, _):
            let row = rows.first { $0.transactionID == id }
            return isAnswered && (row.map { $0.stage == .refunded && !$0.isOpen } ?? true)
        default: return isAnswered
        }
    }
}

extension Model {
    /// Whether nothing happens to any purchase before somebody does something, or before it is tried again later.
    var isAtRest: Bool {
        let snapshot = engine.snapshot
        if case .reading = snapshot.mode { return shop.catalog != nil || shop.failure != nil }
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
