import PurchaseCore
import PurchaseEngine
import StoreAPI
import StoreModel

/// The backend and the engine of a run that drives or reads the device.
struct DeviceSession: Sendable {
    let backend: BackendSession
    let engine: PurchaseEngine
    /// Whether this process drives the device.
    let isDriving: Bool
    /// Whether the engine was started outside this session, which therefore does not run it.
    var usesExternalEngine = false

    var settings: Settings { backend.settings }

    /// Opens the journal for driving, after a short wait for another command that is about to end.
    ///
    /// - Throws: ``CommandFailure`` with exit code 75 while another process drives the device.
    static func driving(
        _ backend: BackendSession, autoFinish: Bool? = nil
    ) async throws(CommandFailure) -> DeviceSession {
        do throws(JournalError) {
            return try await make(
                backend, try await acquireJournal(of: backend), autoFinish: autoFinish)
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Opens the journal for driving, or for reading in read-only mode and while another process drives the device.
    ///
    /// - Parameter lines: How many of the newest transactions are read before it returns; the engine reads the rest.
    static func drivingOrReading(
        _ backend: BackendSession, lines: Int = 500
    ) async throws(CommandFailure) -> DeviceSession {
        do throws(JournalError) {
            return try await make(backend, try journalOrReading(of: backend), lines: lines)
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Opens the journal for driving and waits at most ``journalTimeout`` for the process that drives the device.
    ///
    /// - Throws: ``JournalError/locked`` if that process has not ended by then.
    private static func acquireJournal(
        of backend: BackendSession
    ) async throws(JournalError) -> Journal {
        do throws(JournalError) {
            return try journal(of: backend)
        } catch {
            guard case .locked = error, let journal = await waitForJournal(of: backend) else {
                throw error
            }
            return try journal.get()
        }
    }

    /// Returns the journal once no other process drives the device; nil if that takes longer than ``journalTimeout``.
    private static func waitForJournal(
        of backend: BackendSession
    ) async -> Result<Journal, JournalError>? {
        await withTaskGroup(of: Result<Journal, JournalError>?.self) { group in
            group.addTask {
                do {
                    return .success(
                        try await Journal.waitToDrive(
                            folder: backend.deviceFolder, identity: backend.identity,
                            device: backend.settings.device,
                            merchant: backend.settings.merchantKind))
                } catch {
                    return (error as? JournalError).map { .failure($0) }
                }
            }
            group.addTask {
                // This measures real time, because the lock belongs to another process.
                try? await Task.sleep(for: journalTimeout)
                return nil
            }
            let first = await group.next()
            group.cancelAll()
            return first ?? nil
        }
    }

    /// The longest time that a command waits for another process that drives the device.
    private static let journalTimeout = Duration.seconds(2)

    private static func journal(of backend: BackendSession) throws(JournalError) -> Journal {
        try Journal.open(
            folder: backend.deviceFolder, identity: backend.identity,
            device: backend.settings.device, merchant: backend.settings.merchantKind)
    }

    private static func journalOrReading(
        of backend: BackendSession
    ) throws(JournalError) -> Journal {
        if !backend.settings.isReadOnly {
            do throws(JournalError) {
                return try journal(of: backend)
            } catch {
                guard case .locked = error else { throw error }
            }
        }
        return try Journal.openReading(
            folder: backend.deviceFolder, identity: backend.identity,
            device: backend.settings.device, merchant: backend.settings.merchantKind)
    }

    /// Starts an engine on a journal.
    static func make(
        _ backend: BackendSession, _ journal: Journal, autoFinish: Bool? = nil, lines: Int = 500
    ) async throws(JournalError) -> DeviceSession {
        let dependencies = EngineDependencies(
            store: backend.store, merchant: backend.merchant, journal: journal,
            clock: backend.settings.clock)
        let policy = QueuePolicy(
            autoFinish: autoFinish ?? backend.settings.finishesAutomatically)
        let engine = PurchaseEngine(
            dependencies, options: EngineOptions(account: backend.settings.account, policy: policy))
        try await engine.start(rows: lines)
        backend.settings.rememberMerchant()
        return DeviceSession(backend: backend, engine: engine, isDriving: journal.isDriving)
    }

    /// Runs the engine and the body concurrently. When the body has finished, it stops the engine and sends the log.
    func whileDriving<Value: Sendable>(
        _ body: @escaping @Sendable (DeviceSession) async throws -> Value
    ) async throws -> Value {
        // The log is sent after the engine has stopped, so that its last events are included.
        do {
            let value = try await runningEngine(body)
            await end()
            return value
        } catch {
            await end()
            throw error
        }
    }

    /// Prints the outcomes of spends that were answered late, and sends the log.
    private func end() async {
        backend.printer.spends(await engine.snapshot().lateSpendResults)
        await engine.flushLog(atMost: Self.logTimeout)
    }

    /// The longest time that the end of a command waits for the merchant to accept the log, in milliseconds.
    private static let logTimeout: Int64 = 2000

    private func runningEngine<Value: Sendable>(
        _ body: @escaping @Sendable (DeviceSession) async throws -> Value
    ) async throws -> Value {
        try await withThrowingTaskGroup(of: Value?.self) { group in
            group.addTask {
                await engine.run()
                return nil
            }
            group.addTask {
                await backend.renewSubscriptions()
                return nil
            }
            group.addTask { try await body(self) }
            while let result = try await group.next() {
                if let value = result {
                    group.cancelAll()
                    return value
                }
            }
            throw CommandFailure(
                74, "engine-stopped",
                "The engine stopped before the command ended. kiosk transactions lists what was recorded."
            )
        }
    }

    /// Waits until the launch is complete and no request is in flight, but at most for the limit.
    ///
    /// It returns at once if the backend does not answer.
    /// - Parameter limit: The longest wait in milliseconds.
    func waitUntilIdle(atMost limit: Int64) async {
        guard backend.connectionFailure == nil else { return }
        let clock = settings.clock
        let began = clock.now()
        let deadline = began.adding(milliseconds: limit)
        let finishes = await engine.options.policy.autoFinish
        await withTaskGroup(of: Void.self) { group in
            group.addTask { try? await clock.sleep(until: deadline) }
            group.addTask {
                for await snapshot in await engine.updates()
                where snapshot.isIdle(since: began, finishingAutomatically: finishes) { return }
            }
            await group.next()
            group.cancelAll()
        }
    }
}

extension EngineSnapshot {
    /// Whether nothing will happen without user action.
    ///
    /// Once the launch is over, a transaction counts as idle if it awaits approval, has to be finished by hand, or
    /// waits for a retry after an attempt that failed since the moment.
    func isIdle(since moment: Timestamp, finishingAutomatically: Bool) -> Bool {
        if case .reading = mode { return true }
        return isIdle
            || hasLaunched && (!wallet.isSpending || spendRetryAt != nil)
                && rows.lazy.filter(\.isOpen).allSatisfy { row in
                    row.stage == .awaitingApproval
                        || row.isWaitingForRetry && row.changedAt >= moment
                        || row.stage == .delivered && !finishingAutomatically
                }
    }
}

extension TransactionRow {
    /// Whether the next step is a later retry. A retry that is due is already in flight.
    fileprivate var isWaitingForRetry: Bool { retryAt.map { $0 > changedAt } ?? false }
}
