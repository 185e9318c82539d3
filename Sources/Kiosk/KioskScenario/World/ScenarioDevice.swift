import FoundationEssentials
import PurchaseCore
import PurchaseEngine
import SandboxBackend
import StoreAPI
import StoreModel
import Synchronization

/// A customer's phone in a world: the real engine on a journal of its own.
final class ScenarioDevice {
    /// As the scenario calls it.
    let name: DeviceName
    /// As it calls itself: a device that was reset is another one.
    private(set) var identifier: DeviceName
    private var resets = 0
    /// Who is signed in.
    private(set) var account: AccountName
    private let place: ScenarioDependencies
    private let identity: BackendIdentity
    /// Where its journal is.
    private var folder: String { place.files.folder(of: identifier) }
    /// What is on the disk at the moment of its death.
    private var image: String { place.files.file("died-\(identifier)") }
    /// What the engine has published last.
    private let seen = LatestSnapshot()
    private let died = KillCounter()

    /// What runs on it; nil while it is off.
    private(set) var engine: PurchaseEngine?
    private var tasks: [Task<Void, Never>] = []
    private var line: CrashInterceptor?
    private var wasStarted = false
    /// In which language it shows the shop.
    var locale = LocaleID.fallback
    /// What a person sees of the app; nil until somebody looks, and while it is off.
    var screen: (any ScenarioScreen)?
    /// When it dies once it is started.
    private var moment: CrashMoment?

    init(
        _ name: DeviceName, of account: AccountName, in place: ScenarioDependencies,
        identity: BackendIdentity
    ) {
        (self.name, self.account, identifier) = (name, account, name)
        (self.place, self.identity) = (place, identity)
    }

    /// A place before it for somebody who wants to see the app; nil while that does not run.
    func seat(_ backend: EmbeddedBackend) -> DeviceConnection? {
        guard let engine, let line, !isDead else { return nil }
        return DeviceConnection(
            device: name, identifier: identifier, account: account, engine: engine,
            backend: backend, store: InterceptedStore(place.store, line),
            merchant: InterceptedMerchant(place.merchant, line), identity: identity,
            clock: place.clock, executor: place.executor, locale: locale,
            folder: place.files.folder,
            planCrash: { [weak self] in self?.crash(at: $0) })
    }

    /// Who asks, where its customer does.
    var context: CallContext {
        CallContext(account: account, device: identifier, requestID: "scenario")
    }

    /// Whether it has died, and nobody has started it again.
    var isDead: Bool { engine != nil && line?.isDead == true }

    /// When it died, each time.
    var deaths: [Timestamp] { died.moments }

    /// What it shows, or showed last.
    var snapshot: EngineSnapshot { seen.snapshot }

    /// Gets ready to start the app where it ended; the engine has to be started. Nil where it runs.
    ///
    /// An app that is started again opens its journal again, as every start of a program does.
    ///
    /// - Throws: `JournalError`.
    func prepare(_ policy: QueuePolicy = QueuePolicy()) throws -> PurchaseEngine? {
        bury()
        guard engine == nil else { return nil }
        if wasStarted { place.files.close(identifier) }
        wasStarted = true
        let (folder, image, died, clock) = (folder, image, died, place.clock)
        // What is on the disk at the moment of death is what the next start finds, whatever is written after it.
        var pass: (@Sendable (ServiceCall) async -> Void)?
        if let gate = place.gate { pass = { call in await gate.pass(call) } }
        let line = CrashInterceptor(passing: pass) { _ in
            try? FileManager.default.copyItem(atPath: folder, toPath: image)
            died.add(clock.now())
        }
        let journal = try journal()
        let engine = PurchaseEngine(
            EngineDependencies(
                store: InterceptedStore(place.store, line),
                merchant: InterceptedMerchant(place.merchant, line), journal: journal,
                clock: place.clock),
            options: EngineOptions(account: account, policy: policy),
            verifier: place.files.verifier)
        if let moment { line.die(at: moment) }
        (self.line, self.engine, moment) = (line, engine, nil)
        return engine
    }

    /// What it remembers.
    private func journal() throws(JournalError) -> Journal {
        try Journal.openSequentially(
            try place.files.journal(of: identifier), identity: identity, device: identifier,
            seed: seed)
    }

    /// Each device draws its own chance.
    private var seed: UInt64 {
        identifier.rawValue.utf8.reduce(place.clock.seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    /// Lets the engine that was started run.
    func run() {
        guard let engine else { return }
        tasks = [
            Task(executorPreference: place.executor) { await engine.run() },
            Task(executorPreference: place.executor) { [seen] in
                for await snapshot in await engine.updates() { seen.snapshot = snapshot }
            },
        ]
    }

    /// What somebody has begun ends with the app.
    func keep(_ begun: ScenarioWorld.Begun) { tasks.append(begun.task) }

    /// Kills the app at this very moment.
    func crash() {
        line?.die()
        bury()
    }

    /// Dies at a moment of its next calls, which are those of its next start where it is off; at none for nil.
    func crash(at moment: CrashMoment?) {
        if let line, !line.isDead { line.die(at: moment) } else { self.moment = moment }
    }

    /// Leaves half of a write in the journal of the dead app; says whether there was anything that it wrote.
    func tear() -> Bool {
        bury()
        place.files.close(identifier)
        return TornWrite.add(to: JournalFile.log(in: folder))
    }

    /// Closes the app as a customer does.
    func quit() {
        screen?.close()
        screen = nil
        for task in tasks { task.cancel() }
        // Whoever waits there would keep the app alive.
        place.gate?.open()
        place.executor.drain()
        (engine, tasks, line) = (nil, [], nil)
    }

    /// Lets another customer sign in; the app is off then.
    func signIn(_ account: AccountName) {
        bury()
        quit()
        archiveLog()
        self.account = account
        seen.snapshot = .empty
    }

    /// Forgets everything, as a new device; what was on the old one is nobody's any more.
    func reset() {
        bury()
        quit()
        archiveLog()
        resets += 1
        // No device of a scenario can be called so.
        identifier = DeviceName("\(name)+\(resets + 1)")
        seen.snapshot = .empty
    }

    /// What was written for those who were signed in before, and on what it was before it was reset.
    private var archive: [(whose: String, events: [LogEvent])] = []

    private func archiveLog() { file((try? storedLog()) ?? []) }

    /// The whole log of an account replaces what was kept of it before.
    private func file(_ events: [LogEvent]) {
        let whose = "\(identifier)/\(account)"
        if let place = archive.firstIndex(where: { $0.whose == whose }) {
            archive[place].events = events
        } else {
            archive.append((whose, events))
        }
    }

    /// All event logs of it, those of whoever was signed in first coming first.
    ///
    /// - Parameter events: The log of the account that is signed in, where the app runs; nil reads it from the disk.
    func logs(_ events: [LogEvent]?) -> [LogEvent] {
        file(events ?? (try? storedLog()) ?? [])
        return archive.flatMap(\.events)
    }

    /// Its event log as it is on the disk, where the app does not run; empty where it does.
    ///
    /// - Throws: `JournalError`.
    private func storedLog() throws -> [LogEvent] {
        bury()
        guard engine == nil, FileManager.default.fileExists(atPath: folder) else { return [] }
        return try journal().log(of: account).map(\.event)
    }

    /// Removes the app with all that it remembers; it must not run.
    func forget() {
        place.files.close(identifier)
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// What is left of a dead app goes; its files are those of its last moment.
    private func bury() {
        guard isDead else { return }
        quit()
        forget()
        try? FileManager.default.moveItem(atPath: image, toPath: folder)
    }
}

/// What an engine has published last.
private final class LatestSnapshot: Sendable {
    private let state = Mutex(EngineSnapshot.empty)

    var snapshot: EngineSnapshot {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}

/// When a device died.
private final class KillCounter: Sendable {
    private let state = Mutex<[Timestamp]>([])

    var moments: [Timestamp] { state.withLock { $0 } }

    func add(_ moment: Timestamp) { state.withLock { $0.append(moment) } }
}
