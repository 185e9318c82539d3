import FoundationEssentials
import PurchaseCore
import PurchaseEngine
import SandboxBackend
import StoreAPI
import StoreModel
import Synchronization

/// A customer's device in a world: the real engine with its own journal.
final class ScenarioDevice {
    /// The name in the scenario.
    let name: DeviceName
    /// The device's own identifier, which changes when the device is reset.
    private(set) var identifier: DeviceName
    private var resets = 0
    private(set) var account: AccountName
    private let dependencies: ScenarioDependencies
    private let identity: BackendIdentity
    /// The folder of its journal.
    private var folder: String { dependencies.files.folder(of: identifier) }
    /// The copy of the folder at the moment of the crash.
    private var image: String { dependencies.files.file("died-\(identifier)") }
    /// The engine's last published snapshot.
    private let latest = LockedValue(EngineSnapshot.empty)
    private let crashes = LockedValue<[Timestamp]>([])

    /// The running engine; nil while the app is off.
    private(set) var engine: PurchaseEngine?
    private var tasks: [Task<Void, Never>] = []
    private var interceptor: CrashInterceptor?
    private var wasStarted = false
    /// The language of the shop on this device.
    var locale = LocaleID.fallback
    /// The app's screen; nil until it is opened and while the app is off.
    var screen: (any ScenarioScreen)?
    /// The planned crash after the next start.
    private var plannedCrash: CrashMoment?

    init(
        _ name: DeviceName, of account: AccountName, in dependencies: ScenarioDependencies,
        identity: BackendIdentity
    ) {
        (self.name, self.account, identifier) = (name, account, name)
        (self.dependencies, self.identity) = (dependencies, identity)
    }

    /// Returns the connection for a user interface; nil while the app is not running.
    func connection(_ backend: EmbeddedBackend) -> DeviceConnection? {
        guard let engine = runningEngine, let interceptor else { return nil }
        return DeviceConnection(
            device: name, identifier: identifier, account: account, engine: engine,
            backend: backend, store: InterceptedStore(dependencies.store, interceptor),
            merchant: InterceptedMerchant(dependencies.merchant, interceptor), identity: identity,
            clock: dependencies.clock, executor: dependencies.executor, locale: locale,
            folder: dependencies.files.folder,
            planCrash: { [weak self] in self?.crash(at: $0) })
    }

    /// The context of calls on behalf of the device's customer.
    var context: CallContext {
        CallContext(account: account, device: identifier, requestID: "scenario")
    }

    /// Whether the app has crashed and was not started again.
    var hasCrashed: Bool { engine != nil && interceptor?.hasCrashed == true }

    /// The engine if the app is running and has not crashed.
    var runningEngine: PurchaseEngine? { hasCrashed ? nil : engine }

    var crashTimes: [Timestamp] { crashes.value }

    /// The current snapshot, or the last one of an app that is off.
    var snapshot: EngineSnapshot { latest.value }

    /// Prepares the start of the app; the caller must start the engine. Returns nil if the app is running.
    ///
    /// A restarted app opens its journal again, as every start of a program does.
    ///
    /// - Throws: `JournalError`.
    func prepare() throws -> PurchaseEngine? {
        restoreAfterCrash()
        guard engine == nil else { return nil }
        if wasStarted { dependencies.files.close(identifier) }
        wasStarted = true
        let (folder, image, died, clock) = (folder, image, crashes, dependencies.clock)
        // The next start must find the disk as it was at the crash, without later writes of the crashed app.
        var pass: (@Sendable (ServiceCall) async -> Void)?
        if let gate = dependencies.gate { pass = { call in await gate.waitUntilOpen(call) } }
        let line = CrashInterceptor(passing: pass) { _ in
            try? FileManager.default.copyItem(atPath: folder, toPath: image)
            died.value.append(clock.now())
        }
        let journal = try journal()
        let engine = PurchaseEngine(
            EngineDependencies(
                store: InterceptedStore(dependencies.store, line),
                merchant: InterceptedMerchant(dependencies.merchant, line), journal: journal,
                clock: dependencies.clock),
            options: EngineOptions(account: account),
            verifier: dependencies.files.verifier)
        if let plannedCrash { line.crash(at: plannedCrash) }
        (self.interceptor, self.engine, plannedCrash) = (line, engine, nil)
        return engine
    }

    private func journal() throws(JournalError) -> Journal {
        try Journal.openSequentially(
            try dependencies.files.journal(of: identifier), identity: identity, device: identifier,
            seed: seed)
    }

    /// The seed of this device, derived from its identifier.
    private var seed: UInt64 {
        identifier.rawValue.utf8.reduce(dependencies.clock.seed) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01B3
        }
    }

    /// Runs the engine, which must be started.
    func run() {
        guard let engine else { return }
        tasks = [
            Task(executorPreference: dependencies.executor) { await engine.run() },
            Task(executorPreference: dependencies.executor) { [latest] in
                for await snapshot in await engine.updates() { latest.value = snapshot }
            },
        ]
    }

    /// Adds an operation to the tasks that end with the app.
    func track(_ begun: ScenarioWorld.PendingOperation) { tasks.append(begun.task) }

    func crash() {
        interceptor?.crash()
        restoreAfterCrash()
    }

    /// Plans a crash at a moment of the next calls, which are those of the next start if the app is off; nil removes
    /// the plan.
    func crash(at moment: CrashMoment?) {
        if let interceptor, !interceptor.hasCrashed {
            interceptor.crash(at: moment)
        } else {
            self.plannedCrash = moment
        }
    }

    /// Adds half of a write to the journal of the crashed app; returns false if the journal's log is empty.
    func addTornWrite() -> Bool {
        restoreAfterCrash()
        dependencies.files.close(identifier)
        return TornWrite.add(to: JournalFile.log(in: folder))
    }

    /// Closes the app as a customer does.
    func quit() {
        screen?.close()
        screen = nil
        for task in tasks { task.cancel() }
        // A suspended call would keep the app alive.
        dependencies.gate?.open()
        dependencies.executor.drain()
        (engine, tasks, interceptor) = (nil, [], nil)
    }

    /// Signs in another account; the app is off afterwards.
    func signIn(_ account: AccountName) {
        restoreAfterCrash()
        quit()
        archiveLog()
        self.account = account
        latest.value = .empty
    }

    /// Resets the device to a new one; the state of the old one is abandoned.
    func reset() {
        restoreAfterCrash()
        quit()
        archiveLog()
        resets += 1
        // The grammar of device names in scenarios excludes the plus sign.
        identifier = DeviceName("\(name)+\(resets + 1)")
        latest.value = .empty
    }

    /// The logs of previous accounts, and of the device before its resets.
    private var archive: [(whose: String, events: [LogEvent])] = []

    private func archiveLog() { archiveEvents((try? storedLog()) ?? []) }

    /// Replaces the archived log of the current account by the complete one.
    private func archiveEvents(_ events: [LogEvent]) {
        let whose = "\(identifier)/\(account)"
        if let index = archive.firstIndex(where: { $0.whose == whose }) {
            archive[index].events = events
        } else {
            archive.append((whose, events))
        }
    }

    /// Returns all event logs of the device, those of earlier accounts first.
    ///
    /// - Parameter events: The log of the current account if the app is running; nil reads it from the disk.
    func logs(_ events: [LogEvent]?) -> [LogEvent] {
        archiveEvents(events ?? (try? storedLog()) ?? [])
        return archive.flatMap(\.events)
    }

    /// Returns the event log on the disk if the app is off; empty if it is running.
    ///
    /// - Throws: `JournalError`.
    private func storedLog() throws -> [LogEvent] {
        restoreAfterCrash()
        guard engine == nil, FileManager.default.fileExists(atPath: folder) else { return [] }
        return try journal().log(of: account).map(\.event)
    }

    /// Removes the app with all its files; it must be off.
    func removeFiles() {
        dependencies.files.close(identifier)
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Ends a crashed app and restores its files to the moment of the crash.
    private func restoreAfterCrash() {
        guard hasCrashed else { return }
        quit()
        removeFiles()
        try? FileManager.default.moveItem(atPath: image, toPath: folder)
    }
}

/// A value that is used on several threads.
private final class LockedValue<Value: Sendable>: Sendable {
    private let state: Mutex<Value>

    init(_ value: Value) { state = Mutex(value) }

    var value: Value {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}
