import PurchaseCore
import PurchaseEngine
import SandboxCore
import StoreAPI
import StoreModel

/// The identity of a state in a search. It excludes times, nonces, the counts of failed attempts, and orders of events
/// that cannot be observed any more.
extension World {
    /// The fingerprint of the state.
    package var fingerprint: Fingerprint {
        var print = Fingerprint()
        for device in devices { device.add(to: &print, in: self) }
        print.add(sides.short)
        print.add(anyOrder: network) { part, message in
            part.add(message.id.sender)
            part.add(message.id.word)
            part.add(message.id.subject)
            part.add(message.isAwaited(in: self))
            part.add(message.isOvertaken(in: self))
            if case .changes(let cursor) = message.call {
                add(cursor: cursor, of: devices[message.id.sender], to: &part)
            }
            if let chore = message.purpose { part.add(chore.mark) }
            if let standing = message.lookup { part.add(standing.mark) }
            if let reply = message.reply { add(reply, to: message, &part) }
        }
        for place in devices.indices { print.add(hasUnreadChanges(place)) }
        return print
    }

    /// The fingerprint of store and merchant.
    var sides: Fingerprint {
        var print = Fingerprint()
        store.add(to: &print)
        merchant.add(to: &print)
        return print
    }
}

extension InFlightMessage {
    /// Returns whether its sender still waits for the reply.
    func isAwaited(in world: World) -> Bool {
        purpose != nil && id.sender >= 0 && world.devices[id.sender].runCount == senderRun
    }

    /// Returns whether its reply may be older than a failed request for the same list.
    func isOvertaken(in world: World) -> Bool {
        guard let source = call.listed, isAwaited(in: world),
            let questions = world.devices[id.sender].run?.listQuestions
        else { return false }
        return questions.isOutdated(mark, source)
    }
}

extension StoreLookup {
    var mark: UInt64 {
        switch self {
        case .found(let word): word.revokedAt == nil ? 1 : 2
        case .unknown: 3
        case .noAnswer: 4
        }
    }
}

extension RequestPurpose {
    /// The kind of purpose, without the number of the attempt.
    var mark: UInt64 {
        switch self {
        case .effect: 1
        case .launchUnfinished: 2
        case .launchChanges: 3
        case .launchWallet: 4
        case .news: 5
        case .list(.unfinished, _): 6
        case .list: 7
        case .goOnUnfinished: 8
        case .goOnChanges(let silence): silence.isEmpty ? 9 : 10
        case .drain: 11
        case .restoreDrain: 12
        case .restore: 13
        case .wallet: 14
        case .refusedSpend: 15
        }
    }
}

extension Device {
    fileprivate func add(to print: inout Fingerprint, in world: World) {
        let tables = journal.tables
        add(tables.payments, tables.deliveries, tables.wallet, tables.cursor, to: &print, world)
        guard let run else { return print.add(false) }
        print.add(run.hasLaunched)
        print.add(run.goesOnLater)
        // Without open facts, the memory equals the durable state.
        if run.hasFacts {
            let head = run.head
            add(head.payments, head.deliveries, head.wallet, head.cursor, to: &print, world)
        }
        print.add(anyOrder: run.head.backlogs.values) {
            $0.add($1.source.rawValue)
            $0.add($1.refused)
        }
        run.open.add(to: &print)
        run.committing?.add(to: &print)
        print.add(anyOrder: run.inFlight) { $1.add(to: &$0) }
        // Only the order of the due times matters, not their values.
        for timer in run.timers.sorted(by: { $0.due < $1.due }) {
            if case .effect(let effect) = timer.purpose { effect.add(to: &print) }
        }
        print.add(run.timers.count)
    }

    private func add(
        _ payments: [IntentID: Payment], _ deliveries: [TransactionID: Delivery],
        _ wallet: WalletState, _ cursor: Int64, to print: inout Fingerprint, _ world: World
    ) {
        let wall = wall(at: world.now)
        print.add(anyOrder: payments.values) { $1.add(to: &$0, at: wall, policy) }
        print.add(anyOrder: deliveries.values) { $1.add(to: &$0, account, world) }
        world.add(wallet.statement, of: account, to: &print)
        print.add(anyOrder: wallet.later) { world.add(row: $1.version, of: account, to: &$0) }
        print.add(anyOrder: wallet.pending.keys) { $0.add($1) }
        world.add(cursor: cursor, of: self, to: &print)
    }
}

extension OpenFacts {
    fileprivate func add(to print: inout Fingerprint) {
        print.add(steps.isEmpty)
        print.add(mustCommit)
        for effect in effects { effect.add(to: &print) }
        for chore in next { print.add(chore.mark) }
    }
}

extension Payment {
    fileprivate func add(
        to print: inout Fingerprint, at wall: Timestamp, _ policy: QueuePolicy
    ) {
        print.add(intent.id)
        print.add(merchantOrder?.rawValue ?? "")
        print.add(isAcknowledged)
        print.add(stage.isTerminal || policy.isFresh(intent, now: wall))
        switch stage {
        case .intent: print.add(isUnsent == true ? 7 : 1)
        case .submitting(let attempt): print.add(attempt == 1 ? 2 : 3)
        case .retrying: print.add(4)
        case .pending: print.add(5)
        case .completed(let id): print.add(id)
        case .cancelled: print.add(6)
        case .failed(let reason): print.add(reason.rawValue)
        }
    }
}

extension Delivery {
    fileprivate func add(
        to print: inout Fingerprint, _ account: AccountName, _ world: World
    ) {
        signed.add(to: &print)
        print.add(source.rawValue)
        print.add(isFinished)
        for change in changes { world.add(row: change.version, of: account, to: &print) }
        switch stage {
        case .received: print.add(1)
        case .verified: print.add(2)
        case .delivered: print.add(3)
        case .quarantined: print.add(4)
        case .revoked(let settled): print.add(settled ? 5 : 6)
        }
    }
}

extension Effect {
    /// Adds the kind and the subject, without the time.
    func add(to print: inout Fingerprint) {
        switch self {
        case .requestNumber(let intent): print.add("n", intent.id.rawValue)
        case .submit(let intent, _): print.add("s", intent.id.rawValue)
        case .lookUp(let id): print.add("l", id.rawValue)
        case .verify(let signed):
            let mark = signed.transaction.revocationDate == nil ? "v" : "r"
            print.add(mark, signed.transaction.id.rawValue)
        case .finish(let id): print.add("f", id.rawValue)
        case .acknowledge(let id): print.add("a", id.rawValue)
        case .spend(let spend): print.add("p", spend.id.rawValue)
        case .wakePayment(let id, _): print.add("wp", id.rawValue)
        case .wakeDelivery(let id, _): print.add("wd", id.rawValue)
        case .wakeSpend(let id, _): print.add("ws", id.rawValue)
        case .wakeList(let source, _): print.add("wl", source.rawValue)
        case .wakeQueue: print.add("wq", "")
        }
    }
}

extension Fingerprint {
    mutating func add(_ mark: String, _ subject: String) {
        add(mark)
        add(subject)
    }
}

extension World {
    fileprivate func add(_ reply: Reply, to message: InFlightMessage, _ print: inout Fingerprint) {
        guard message.id.sender >= 0 else { return print.add("told") }
        let device = devices[message.id.sender]
        switch reply {
        case .number(let number): print.add(number)
        case .order(let status, let signed):
            print.add(status.mark)
            signed?.add(to: &print)
        case .neverSeen: print.add(1)
        case .verdict(let verdict):
            print.add(verdict.decision.rawValue)
            for change in verdict.changes {
                add(row: change.version, of: device.account, to: &print)
            }
        case .done: print.add(2)
        case .notYet: print.add(3)
        case .spent(let reply):
            add(row: reply.version, of: device.account, to: &print)
            add(reply.statement, of: device.account, to: &print)
        case .statement(let statement): add(statement, of: device.account, to: &print)
        case .list(let list):
            if let cursor = list.cursor { add(cursor: cursor, of: device, to: &print) }
            for signed in list.transactions { signed.add(to: &print) }
            for notice in list.notices { print.add(notice.intentID) }
        case .restored(let list):
            for signed in list { signed.add(to: &print) }
        case .failed(.refusal(let refusal)): print.add(refusal.code.rawValue)
        case .failed(.noAnswer): print.add(4)
        }
    }
}

extension OrderStatus {
    fileprivate var mark: UInt64 {
        switch self {
        case .purchased: 1
        case .pending: 2
        case .cancelled: 3
        case .declined: 4
        case .alreadyPurchased: 5
        }
    }
}

extension SignedTransaction {
    fileprivate func add(to print: inout Fingerprint) {
        print.add(transaction.id)
        print.add(transaction.revocationDate != nil)
    }
}

extension SimulatedStore {
    fileprivate func add(to print: inout Fingerprint) {
        print.add(anyOrder: orders) { part, order in
            part.add(order.terms.intentID)
            part.add(order.isAcknowledged)
            switch order.state {
            case .pending: part.add(1)
            case .cancelled: part.add(2)
            case .declined: part.add(3)
            case .purchased(let id): part.add(id)
            }
        }
        print.add(anyOrder: closed) { $0.add($1) }
        print.add(anyOrder: transactions) { part, record in
            part.add(record.transaction.id)
            part.add(record.device)
            part.add(record.isUnfinished)
            part.add(record.isRevoked)
        }
        print.add(movements.count)
        for id in outbox { print.add(id) }
    }
}

extension SimulatedMerchant {
    fileprivate func add(to print: inout Fingerprint) {
        print.add(anyOrder: numbers) { $0.add($1.key) }
        print.add(anyOrder: grants.values) {
            $0.add($1.record.transactionID)
            $0.add($1.record.isCredited)
            $0.add($1.record.revokedAt != nil)
        }
        print.add(anyOrder: ledger) { $1.add(to: &$0) }
        print.add(anyOrder: spends) { part, spending in
            if case .refused = spending.value.record { part.add(spending.key) }
        }
        print.add(anyOrder: balances) { part, held in
            part.add(held.key)
            part.add(anyOrder: held.value.values) {
                $0.add($1.amount)
                $0.add($1.debt)
            }
        }
    }
}
