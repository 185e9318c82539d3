import FoundationEssentials
import PurchaseCore
import PurchaseEngine
import StoreAPI
import StoreModel

/// A customer's phone in a world: the real engine on a journal of its own.
final class ScenarioDevice {
    /// Its name.
    let name: DeviceName
    /// Who is signed in.
    let account: AccountName
    private let services: (store: any StoreService, merchant: any MerchantService)
    private let identity: BackendIdentity
    private let clock: ScenarioClock
    private let executor: ScenarioExecutor
    /// Where its journals are: the one that is used, and what crashes left of earlier ones.
    private let folder: String
    private var generation = 0

    /// What runs on it; nil while it is off.
    private(set) var engine: PurchaseEngine?
    private var running: Task<Void, Never>?
    private(set) var line: DeviceLine?

    init(
        _ name: DeviceName, of account: AccountName, in world: ScenarioPlace,
        identity: BackendIdentity
    ) {
        self.name = name
        self.account = account
        self.identity = identity
        services = (world.store, world.merchant)
        clock = world.clock
        executor = world.executor
        folder = world.folder.file(
            "device-\(name.rawValue.utf8.map { String($0, radix: 16) }.joined())")
    }

    /// Whether it has died, and nobody has started it again.
    var isDead: Bool { engine != nil && line?.isDead == true }

    private var journalFolder: String { "\(folder)-\(generation)" }

    /// Gets ready to start the app where it ended; the engine has to be started. Nil where it runs.
    ///
    /// - Throws: `JournalError`.
    func prepare(_ policy: QueuePolicy = QueuePolicy()) throws -> PurchaseEngine? {
        bury()
        guard engine == nil else { return nil }
        let (present, next) = (journalFolder, "\(folder)-\(generation + 1)")
        // What is on the disk at the moment of death is what the next start finds, whatever is written after it.
        let line = DeviceLine { try? FileManager.default.copyItem(atPath: present, toPath: next) }
        let journal = try Journal.openSequentially(
            folder: present, identity: identity, device: name, seed: clock.seed)
        let engine = PurchaseEngine(
            EngineDependencies(
                store: LinedStore(services.store, line),
                merchant: LinedMerchant(services.merchant, line), journal: journal, clock: clock),
            options: EngineOptions(account: account, policy: policy))
        self.line = line
        self.engine = engine
        return engine
    }

    /// Lets the engine that was started run.
    func run() {
        guard let engine else { return }
        running = Task(executorPreference: executor) { await engine.run() }
    }

    /// Kills the app at this very moment.
    func crash() {
        line?.die()
        bury()
    }

    /// Dies at a moment of its next calls.
    func crash(at moment: CrashMoment) { line?.die(at: moment) }

    /// Closes the app as a customer does.
    func quit() {
        running?.cancel()
        executor.drain()
        (engine, running, line) = (nil, nil, nil)
    }

    /// What is left of a dead app goes; its files are those of its last moment.
    private func bury() {
        guard isDead else { return }
        quit()
        generation += 1
    }
}
