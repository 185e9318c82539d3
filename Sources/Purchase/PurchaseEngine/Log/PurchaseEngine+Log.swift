import PurchaseCore
public import StoreAPI
public import StoreModel

/// The event log: what the person did and saw, and its shipping to the merchant.
///
/// Every fact of the journal writes its event in its own transaction, so neither is ever without the other. Screens and
/// acts come along with the next commit, or are written when the engine is quiet; they never hold up a purchase, and a
/// disk that has no room for them loses them only.
extension PurchaseEngine {
    /// Notes a screen or an act of the person; returns at once. Does nothing where another kiosk drives.
    public func note(_ entry: LogEntry) {
        guard journal.isDriving, broken == nil else { return }
        open.add(
            JournalStep(at: clock.now(), monotonic: clock.monotonic(), events: [], notes: [entry]))
        deferredInput.yield()
    }

    /// The account's events on this device after a number, oldest first; at most the `newest` so many.
    public func log(after sequence: Int64, newest: Int) throws(JournalError) -> [LogEvent] {
        try journal.log(of: options.account, after: sequence, newest: newest).map(\.event)
    }

    /// Where the account's log stands; nil where it has not begun.
    public func logState() throws(JournalError) -> LogState? {
        try journal.logState(of: options.account)
    }

    /// Gives up notes that could not be written. Nothing was believed because of them: the journal's next transaction
    /// reads where the log ends, whatever became of this one.
    func drop(_ notes: Batch, _ failure: JournalError) {
        // They follow from facts that are durable already.
        dispatch(notes.effects)
        for waiter in notes.waiters { waiter.resume(returning: failure) }
    }

    /// Sends the log a moment after something was written, for as long as the engine runs.
    func keepShippingLog() async {
        guard let pause = options.logPause else { return }
        var attempt = 0
        for await _ in logGrowth {
            // What comes meanwhile goes along.
            await clock.pause(milliseconds: pause)
            if Task.isCancelled { return }
            do throws(ServiceFailure) {
                try await ship()
                attempt = 0
            } catch {
                // A refusal is the answer of this run: the device keeps its log, and asks again at the next start.
                guard case .noAnswer = error else { return }
                attempt += 1
                let moment = policy.nextTry(
                    attempt, of: "log", retryAfter: error.retryAfter, now: clock.now())
                try? await clock.sleep(until: moment)
                logGrowthInput.yield()
            }
        }
    }

    /// Sends the merchant whatever it has not acknowledged, and writes down how far it has it.
    ///
    /// - Throws: `ServiceFailure` when the merchant does not take it; it stays on the device.
    public func shipLog() async throws(ServiceFailure) {
        do throws(ServiceFailure) {
            try await ship()
            try? await flush()
        } catch {
            try? await flush()
            throw error
        }
    }

    private func ship() async throws(ServiceFailure) {
        await shippingTurn()
        guard !isShippingLog else { return }
        isShippingLog = true
        defer { endShipping() }
        try? await flush()
        var shipment = LogShipment()
        defer { acknowledge(shipment) }
        while !shipment.isOver, let batch = nextBatch(after: shipment.acknowledged) {
            shipment.took(try await merchant.take(batch, context()), of: batch)
        }
    }

    /// Waits while the log is being shipped already, unless the task is cancelled.
    private func shippingTurn() async {
        while isShippingLog, !Task.isCancelled {
            let (turns, turn) = AsyncStream<Void>.makeStream()
            shippingWaiters.append(turn)
            for await _ in turns {}
        }
    }

    private func endShipping() {
        isShippingLog = false
        for waiter in shippingWaiters { waiter.finish() }
        shippingWaiters = []
    }

    private func nextBatch(after sequence: Int64?) -> LogBatch? {
        // A journal that could not be opened again is closed, and must not be read.
        guard journal.isDriving, broken == nil else { return nil }
        return try? journal.logBatch(of: options.account, after: sequence)
    }

    /// Has it written with the next facts how far the merchant has the log; if it is lost, the same is sent again.
    private func acknowledge(_ shipment: LogShipment) {
        guard let sequence = shipment.acknowledged else { return }
        let news = LogAcknowledgement(upTo: sequence, finding: shipment.finding)
        open.add(
            JournalStep(
                at: clock.now(), monotonic: clock.monotonic(), events: [], acknowledgement: news))
        deferredInput.yield()
    }

    /// Writes what was noted and sends what can be sent in so many milliseconds, before a program ends.
    ///
    /// What the merchant does not take now is kept for the next start.
    public func endLog(atMost limit: Int64) async {
        guard journal.isDriving else { return }
        try? await flush()
        let deadline = clock.now().adding(milliseconds: limit)
        await withTaskGroup(of: Void.self) { group in
            group.addTask { try? await self.shipLog() }
            group.addTask { try? await self.clock.sleep(until: deadline) }
            await group.next()
            group.cancelAll()
        }
    }
}
