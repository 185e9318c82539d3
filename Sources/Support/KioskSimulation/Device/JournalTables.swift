package import PurchaseCore
import PurchaseEngine
package import StoreModel

/// The contents of a device's journal in memory: the projections, and the number of deliveries.
package struct JournalTables: Sendable {
    /// All payments.
    package var payments: [IntentID: Payment] = [:]
    /// All deliveries.
    package var deliveries: [TransactionID: Delivery] = [:]
    /// The wallet.
    package var wallet = WalletState()
    /// The cursor.
    package var cursor: Int64 = 0
    /// The number of times that goods were delivered for a transaction; more than once is a violation.
    package var timesDelivered: [TransactionID: Int] = [:]

    /// The debits that were ever durable, with the number of times that each was recorded.
    package var spends: [SpendID: Int] = [:]
    /// The debits that the merchant refused.
    package var refusedSpends: Set<SpendID> = []
    /// The first step in which a state moved backwards, which is a violation.
    package private(set) var backwardTransition: String?

    /// Creates an empty journal.
    package init() {}

    /// Applies an append.
    mutating func append(_ steps: [JournalEventBatch], _ projection: ProjectionUpdate) {
        for payment in projection.payments {
            compare(payments[payment.intent.id], payment)
            payments[payment.intent.id] = payment
        }
        for delivery in projection.deliveries {
            compare(deliveries[delivery.signed.transaction.id], delivery)
            deliveries[delivery.signed.transaction.id] = delivery
        }
        if let wallet = projection.wallet { self.wallet = wallet }
        if let cursor = projection.cursor { self.cursor = cursor }
        for step in steps {
            for case .delivered(let id, _) in step.events { timesDelivered[id, default: 0] += 1 }
            for case .spendRecorded(let spend) in step.events { spends[spend.id, default: 0] += 1 }
            for case .spendRefused(let id, _) in step.events { refusedSpends.insert(id) }
        }
    }

    /// The state with which a device starts.
    var openWork: QueueState {
        var state = QueueState()
        for (id, payment) in payments where payment.isOpen { state.payments[id] = payment }
        for (id, delivery) in deliveries where delivery.isOpen { state.deliveries[id] = delivery }
        state.wallet = wallet
        state.cursor = cursor
        return state
    }

    private mutating func compare(_ old: Payment?, _ new: Payment) {
        guard let old else { return }
        let isSame = !old.stage.isTerminal || old.stage == new.stage
        guard new.stage.rank >= old.stage.rank, isSame else {
            backwardTransition = "\(new.intent.id) went from \(old.stage) to \(new.stage)"
            return
        }
    }

    private mutating func compare(_ old: Delivery?, _ new: Delivery) {
        guard let old else { return }
        guard new.stage.rank >= old.stage.rank, new.isFinished || !old.isFinished else {
            backwardTransition =
                "\(new.signed.transaction.id) went from \(old.stage) to \(new.stage)"
            return
        }
    }
}

extension PaymentStage {
    fileprivate var rank: Int {
        switch self {
        case .intent: 0
        case .submitting, .retrying: 1
        case .pending: 2
        case .completed, .cancelled, .failed: 3
        }
    }
}

extension DeliveryStage {
    fileprivate var rank: Int {
        switch self {
        case .received: 0
        case .verified: 1
        case .delivered, .quarantined: 2
        case .revoked(settled: false): 3
        case .revoked(settled: true): 4
        }
    }
}
