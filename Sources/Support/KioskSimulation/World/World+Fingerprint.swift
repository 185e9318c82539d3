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
        var result = Fingerprint()
        for device in devices { device.add(to: &result, in: self) }
        result.add(servicesFingerprint.short)
        result.add(anyOrder: network) { part, message in
            part.add(message.id.sender)
            part.add(message.id.callName)
            part.add(message.id.subject)
            part.add(message.isAwaited(in: self))
            part.add(message.isOutdated(in: self))
            if case .changes(let cursor) = message.call {
                add(cursor: cursor, of: devices[message.id.sender], to: &part)
            }
            if let purpose = message.purpose { part.add(purpose.mark) }
            if let lookup = message.lookup { part.add(lookup.mark) }
            if let reply = message.reply { add(reply, to: message, &part) }
        }
        for deviceIndex in devices.indices { result.add(hasUnreadChanges(deviceIndex)) }
        return result
    }

    /// The fingerprint of store and merchant.
    var servicesFingerprint: Fingerprint {
        var fingerprint = Fingerprint()
        store.add(to: &fingerprint)
        merchant.add(to: &fingerprint)
        return fingerprint
    }
}

extension InFlightMessage {
    /// Returns whether its sender still waits for the reply.
    func isAwaited(in world: World) -> Bool {
        purpose != nil && id.sender >= 0 && world.devices[id.sender].runCount == senderRun
    }

    /// Returns whether its reply may be older than a failed request for the same list.
    func isOutdated(in world: World) -> Bool {
        guard let source = call.listSource, isAwaited(in: world),
            let listFetches = world.devices[id.sender].run?.listFetches
        else { return false }
        return listFetches.isOutdated(mark, source)
    }
}

extension StoreLookup {
    var mark: UInt64 {
        switch self {
        case .found(let state): state.revokedAt == nil ? 1 : 2
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
        case .reportedChanges: 5
        case .list(.unfinished, _): 6
        case .list: 7
        case .resumeUnfinished: 8
        case .resumeChanges(let failureInputs): failureInputs.isEmpty ? 9 : 10
        case .purchaseUnfinished: 11
        case .restoreUnfinished: 12
        case .restore: 13
        case .wallet: 14
        case .refusedSpend: 15
        }
    }
}

extension Device {
    fileprivate func add(to fingerprint: inout Fingerprint, in world: World) {
        let tables = journal.tables
        add(
            tables.payments, tables.deliveries, tables.wallet, tables.cursor, to: &fingerprint,
            world)
        guard let run else { return fingerprint.add(false) }
        fingerprint.add(run.hasLaunched)
        fingerprint.add(run.isResumeScheduled)
        // Without open facts, the memory equals the durable state.
        if run.hasUncommittedFacts {
            let head = run.head
            add(
                head.payments.byID, head.deliveries.byID, head.wallet, head.cursor,
                to: &fingerprint, world)
        }
        fingerprint.add(anyOrder: run.head.backlogs.values) {
            $0.add($1.source.rawValue)
            $0.add($1.refused)
        }
        run.nextBatch.add(to: &fingerprint)
        run.committingBatch?.add(to: &fingerprint)
        fingerprint.add(anyOrder: run.inFlight) { $1.add(to: &$0) }
        // Only the order of the due times matters, not their values.
        for timer in run.timers.sorted(by: { $0.due < $1.due }) {
            if case .effect(let effect) = timer.purpose { effect.add(to: &fingerprint) }
        }
        fingerprint.add(run.timers.count)
    }

    private func add(
        _ payments: [IntentID: Payment], _ deliveries: [TransactionID: Delivery],
        _ wallet: WalletState, _ cursor: Int64, to fingerprint: inout Fingerprint, _ world: World
    ) {
        let wall = wallTime(at: world.now)
        fingerprint.add(anyOrder: payments.values) { $1.add(to: &$0, at: wall, policy) }
        fingerprint.add(anyOrder: deliveries.values) { $1.add(to: &$0, account, world) }
        world.add(wallet.statement, of: account, to: &fingerprint)
        fingerprint.add(anyOrder: wallet.later) { world.add(row: $1.version, of: account, to: &$0) }
        fingerprint.add(anyOrder: wallet.pending.keys) { $0.add($1) }
        world.add(cursor: cursor, of: self, to: &fingerprint)
    }
}

extension CommitBatch {
    fileprivate func add(to fingerprint: inout Fingerprint) {
        fingerprint.add(steps.isEmpty)
        fingerprint.add(mustCommit)
        for effect in effects { effect.add(to: &fingerprint) }
        for purpose in followUpRequests { fingerprint.add(purpose.mark) }
    }
}

extension Payment {
    fileprivate func add(
        to fingerprint: inout Fingerprint, at wall: Timestamp, _ policy: QueuePolicy
    ) {
        fingerprint.add(intent.id)
        fingerprint.add(merchantOrder?.rawValue ?? "")
        fingerprint.add(isAcknowledged)
        fingerprint.add(stage.isTerminal || policy.isFresh(intent, now: wall))
        switch stage {
        case .intent: fingerprint.add(isUnsent == true ? 7 : 1)
        case .submitting(let attempt): fingerprint.add(attempt == 1 ? 2 : 3)
        case .retrying: fingerprint.add(4)
        case .pending: fingerprint.add(5)
        case .completed(let id): fingerprint.add(id)
        case .cancelled: fingerprint.add(6)
        case .failed(let reason): fingerprint.add(reason.rawValue)
        }
    }
}

extension Delivery {
    fileprivate func add(
        to fingerprint: inout Fingerprint, _ account: AccountName, _ world: World
    ) {
        signed.add(to: &fingerprint)
        fingerprint.add(source.rawValue)
        fingerprint.add(isFinished)
        for change in changes { world.add(row: change.version, of: account, to: &fingerprint) }
        switch stage {
        case .received: fingerprint.add(1)
        case .verified: fingerprint.add(2)
        case .delivered: fingerprint.add(3)
        case .quarantined: fingerprint.add(4)
        case .revoked(let settled): fingerprint.add(settled ? 5 : 6)
        }
    }
}

extension Effect {
    /// Adds the kind and the subject, without the time.
    func add(to fingerprint: inout Fingerprint) {
        switch self {
        case .requestNumber(let intent): fingerprint.add("n", intent.id.rawValue)
        case .submit(let intent, _): fingerprint.add("s", intent.id.rawValue)
        case .lookUp(let id): fingerprint.add("l", id.rawValue)
        case .verify(let signed):
            let mark = signed.transaction.revocationDate == nil ? "v" : "r"
            fingerprint.add(mark, signed.transaction.id.rawValue)
        case .finish(let id): fingerprint.add("f", id.rawValue)
        case .acknowledge(let id): fingerprint.add("a", id.rawValue)
        case .spend(let spend): fingerprint.add("p", spend.id.rawValue)
        case .wakePayment(let id, _): fingerprint.add("wp", id.rawValue)
        case .wakeDelivery(let id, _): fingerprint.add("wd", id.rawValue)
        case .wakeSpend(let id, _): fingerprint.add("ws", id.rawValue)
        case .wakeList(let source, _): fingerprint.add("wl", source.rawValue)
        case .wakeQueue: fingerprint.add("wq", "")
        }
    }
}

extension Fingerprint {
    mutating func add(_ label: String, _ subject: String) {
        add(label)
        add(subject)
    }
}

extension World {
    fileprivate func add(
        _ reply: Reply, to message: InFlightMessage, _ fingerprint: inout Fingerprint
    ) {
        guard message.id.sender >= 0 else { return fingerprint.add("told") }
        let device = devices[message.id.sender]
        switch reply {
        case .number(let number): fingerprint.add(number)
        case .order(let status, let signed):
            fingerprint.add(status.mark)
            signed?.add(to: &fingerprint)
        case .neverSeen: fingerprint.add(1)
        case .verdict(let verdict):
            fingerprint.add(verdict.decision.rawValue)
            for change in verdict.changes {
                add(row: change.version, of: device.account, to: &fingerprint)
            }
        case .done: fingerprint.add(2)
        case .notYet: fingerprint.add(3)
        case .spent(let reply):
            add(row: reply.version, of: device.account, to: &fingerprint)
            add(reply.statement, of: device.account, to: &fingerprint)
        case .statement(let statement): add(statement, of: device.account, to: &fingerprint)
        case .list(let list):
            if let cursor = list.cursor { add(cursor: cursor, of: device, to: &fingerprint) }
            for signed in list.transactions { signed.add(to: &fingerprint) }
            for notice in list.notices { fingerprint.add(notice.intentID) }
        case .restored(let list):
            for signed in list { signed.add(to: &fingerprint) }
        case .failed(.refusal(let refusal)): fingerprint.add(refusal.code.rawValue)
        case .failed(.noAnswer): fingerprint.add(4)
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
    fileprivate func add(to fingerprint: inout Fingerprint) {
        fingerprint.add(transaction.id)
        fingerprint.add(transaction.revocationDate != nil)
    }
}

extension SimulatedStore {
    fileprivate func add(to fingerprint: inout Fingerprint) {
        fingerprint.add(anyOrder: orders) { part, order in
            part.add(order.terms.intentID)
            part.add(order.isAcknowledged)
            switch order.state {
            case .pending: part.add(1)
            case .cancelled: part.add(2)
            case .declined: part.add(3)
            case .purchased(let id): part.add(id)
            }
        }
        fingerprint.add(anyOrder: closedIntents) { $0.add($1) }
        fingerprint.add(anyOrder: transactions) { part, record in
            part.add(record.transaction.id)
            part.add(record.device)
            part.add(record.isUnfinished)
            part.add(record.isRevoked)
        }
        fingerprint.add(movements.count)
        for id in outbox { fingerprint.add(id) }
    }
}

extension SimulatedMerchant {
    fileprivate func add(to fingerprint: inout Fingerprint) {
        fingerprint.add(anyOrder: numbers) { $0.add($1.key) }
        fingerprint.add(anyOrder: grants.values) {
            $0.add($1.record.transactionID)
            $0.add($1.record.isCredited)
            $0.add($1.record.revokedAt != nil)
        }
        fingerprint.add(anyOrder: ledger) { $1.add(to: &$0) }
        fingerprint.add(anyOrder: spends) { part, spending in
            if case .refused = spending.value.record { part.add(spending.key) }
        }
        fingerprint.add(anyOrder: balances) { part, held in
            part.add(held.key)
            part.add(anyOrder: held.value.values) {
                $0.add($1.amount)
                $0.add($1.debt)
            }
        }
    }
}
