import PurchaseCore
public import StoreAPI
public import StoreModel

/// The event log: the user's screens and actions, the journal's events, and the upload to the merchant.
///
/// Each journal event writes its log event in its own transaction, so neither exists without the other. Screens and
/// actions are written with the next commit, or when the engine is quiet. They never delay a purchase, and only they
/// are lost on a full disk.
extension PurchaseEngine {
    /// Logs a screen or an action of the user and returns at once. Does nothing if another kiosk drives.
    public func log(_ entry: LogEntry) {
        guard journal.isDriving, journalFailure == nil else { return }
        openBatch.add(
            JournalEventBatch(
                at: clock.now(), monotonic: clock.monotonic(), events: [], logEntries: [entry]))
        deferredInput.yield()
    }

    /// Returns the account's events on this device after a number, oldest first, limited to the newest ones.
    public func log(after sequence: Int64, newest: Int) throws(JournalError) -> [LogEvent] {
        try journal.log(of: options.account, after: sequence, newest: newest).map(\.event)
    }

    /// Returns the state of the account's log; nil if the log does not exist yet.
    public func logState() throws(JournalError) -> LogState? {
        try journal.logState(of: options.account)
    }

    /// Drops log entries that could not be written. The state in memory does not depend on them, and the next
    /// transaction reads the end of the log again.
    func drop(_ batch: PendingCommit, _ failure: JournalError) {
        // The effects result from events that are already durable.
        dispatch(batch.effects)
        for waiter in batch.waiters { waiter.resume(returning: failure) }
    }

    /// Uploads the log shortly after each write, as long as the engine runs.
    func keepUploadingLog() async {
        guard let pause = options.logUploadDelay else { return }
        var attempt = 0
        for await _ in logGrowth {
            // Events that are written during the pause are uploaded together.
            await clock.pause(milliseconds: pause)
            if Task.isCancelled { return }
            do throws(ServiceFailure) {
                try await upload()
                attempt = 0
            } catch {
                // A refusal is final for this run: the device keeps its log, and tries again at the next start.
                guard case .noAnswer = error else { return }
                attempt += 1
                let moment = policy.nextAttempt(
                    attempt, of: "log", retryAfter: error.retryAfter, now: clock.now())
                try? await clock.sleep(until: moment)
                logGrowthInput.yield()
            }
        }
    }

    /// Uploads all unacknowledged events to the merchant, and records its acknowledgement.
    ///
    /// - Throws: `ServiceFailure` if the upload fails; the log remains on the device.
    public func uploadLog() async throws(ServiceFailure) {
        do throws(ServiceFailure) {
            try await upload()
            try? await flush()
        } catch {
            try? await flush()
            throw error
        }
    }

    private func upload() async throws(ServiceFailure) {
        await waitForUpload()
        guard !isUploadingLog else { return }
        isUploadingLog = true
        defer { endUpload() }
        try? await flush()
        var upload = LogUpload()
        defer { acknowledge(upload) }
        while !upload.isComplete, let batch = nextBatch(after: upload.acknowledged) {
            upload.apply(try await merchant.uploadLog(batch, context()), of: batch)
        }
    }

    /// Waits for a running upload, unless the task is cancelled.
    private func waitForUpload() async {
        while isUploadingLog, !Task.isCancelled {
            let (uploadEnd, continuation) = AsyncStream<Void>.makeStream()
            uploadWaiters.append(continuation)
            for await _ in uploadEnd {}
        }
    }

    private func endUpload() {
        isUploadingLog = false
        for waiter in uploadWaiters { waiter.finish() }
        uploadWaiters = []
    }

    private func nextBatch(after sequence: Int64?) -> LogBatch? {
        // If the journal could not be opened again, its connection is closed and must not be read.
        guard journal.isDriving, journalFailure == nil else { return nil }
        return try? journal.logBatch(of: options.account, after: sequence)
    }

    /// Records the acknowledgement with the next events; if it is lost, the same events are sent again.
    private func acknowledge(_ upload: LogUpload) {
        guard let sequence = upload.acknowledged else { return }
        let acknowledgement = LogAcknowledgement(upTo: sequence, finding: upload.finding)
        openBatch.add(
            JournalEventBatch(
                at: clock.now(), monotonic: clock.monotonic(), events: [],
                acknowledgement: acknowledgement))
        deferredInput.yield()
    }

    /// Writes the pending log entries and uploads the log before a program ends.
    ///
    /// Events that the merchant does not acknowledge in time are kept for the next start.
    ///
    /// - Parameter limit: The longest time for the upload, in milliseconds.
    public func flushLog(atMost limit: Int64) async {
        guard journal.isDriving else { return }
        try? await flush()
        let deadline = clock.now().adding(milliseconds: limit)
        await withTaskGroup(of: Void.self) { group in
            group.addTask { try? await self.uploadLog() }
            group.addTask { try? await self.clock.sleep(until: deadline) }
            await group.next()
            group.cancelAll()
        }
    }
}
