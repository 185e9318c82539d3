import PurchaseCore
import PurchaseEngine
package import SandboxBackend
import StoreAPI
import StoreFiles
import StoreModel
import Synchronization

/// A store, a merchant and any number of devices with a time of their own, in which one thing happens after the other.
///
/// It is used by one thread, which it blocks while tasks run: nothing of it happens by itself. Time passes only while
/// somebody waits for something, from one moment at which something happens to the next.
package final class ScenarioWorld {
    let clock: ScenarioClock
    /// Store, merchant and the controls of both.
    package let backend: EmbeddedBackend
    /// A profile like any other: the files of store, merchant and devices.
    var folder: String { place.files.folder }
    let executor = ScenarioExecutor()
    let place: ScenarioDependencies
    private let identity: BackendIdentity
    private(set) var devices: [ScenarioDevice] = []
    /// Who watches; nil where nobody does.
    private let pace: (any ScenarioPacer)?
    private var pump: Task<Void, Never>?

    /// Founds a world.
    ///
    /// - Parameters:
    ///   - seed: What all chance and all ids in it are drawn from.
    ///   - files: Those that it begins with, in which nothing has happened; nil makes new ones.
    ///   - pace: Who watches; nil for nobody.
    init(
        _ catalog: Catalog, start: Timestamp, seed: UInt64, files: WorldFiles? = nil,
        pace: (any ScenarioPacer)? = nil
    ) throws {
        let clock = ScenarioClock(start: start, seed: seed)
        let files = try files ?? WorldFiles()
        let backend = try EmbeddedBackend.open(
            files.embedded, catalog: catalog, clock: clock, driver: .sequential)
        let pause: FaultInterceptor.Pause = { time in
            try await clock.sleep(until: clock.now().adding(milliseconds: time))
        }
        let faults = FaultInterceptor(backend, pause: pause)
        (self.clock, self.backend, self.pace) = (clock, backend, pace)
        place = ScenarioDependencies(
            clock: clock, executor: executor, files: files,
            store: InterceptedStore(backend, faults),
            merchant: InterceptedMerchant(backend, faults),
            gate: pace.map { _ in CallGate() })
        identity = try Self.ask(executor) { try await backend.identity() }
        pump = Task(executorPreference: executor) {
            await RenewalWorker(backend, pause: pause).run()
        }
    }

    /// Ends everything in it.
    func end() {
        for device in devices { device.quit() }
        pump?.cancel()
        executor.drain()
    }

    /// A device that is not there yet; it is off.
    func device(_ name: DeviceName, of account: AccountName) -> ScenarioDevice {
        let made = ScenarioDevice(name, of: account, in: place, identity: identity)
        devices.append(made)
        return made
    }

    /// Starts the app on a device; it goes on where it ended.
    func launch(_ device: ScenarioDevice) throws {
        guard let engine = try device.prepare() else { return }
        try ask { try await engine.start() }
        device.run()
        executor.drain()
    }

    /// Begins something, and does not wait for its end.
    @discardableResult
    func begin(_ body: @escaping @Sendable () async throws -> Void) -> Begun {
        let answer = Answer<Void>()
        let task = Task(executorPreference: executor) { await answer.take(body) }
        return Begun(task: task) { answer.isThere }
    }

    /// Something that was begun.
    struct Begun {
        /// What does it.
        let task: Task<Void, Never>
        fileprivate let isDone: () -> Bool

        fileprivate init(task: Task<Void, Never>, isDone: @escaping () -> Bool) {
            (self.task, self.isDone) = (task, isDone)
        }

        /// Whether it has ended, however it did.
        var isOver: Bool { isDone() }
    }

    /// Asks something, and lets time pass until there is an answer.
    ///
    /// - Throws: What the body throws; ``ScenarioTimeout`` where there is no answer by then.
    func ask<Value: Sendable>(
        within limit: Int64 = 3_600_000, _ body: @escaping @Sendable () async throws -> Value
    ) throws -> Value {
        let answer = Answer<Value>()
        let task = Task(executorPreference: executor) { await answer.take(body) }
        guard wait(atMost: limit, until: { answer.isThere }) else {
            task.cancel()
            executor.drain()
            throw ScenarioTimeout(milliseconds: limit)
        }
        return try answer.value.get()
    }

    /// Lets time pass until something is so; says whether it is.
    func wait(atMost limit: Int64, until condition: () throws -> Bool) rethrows -> Bool {
        let end = clock.now().adding(milliseconds: limit)
        while true {
            executor.drain()
            if try condition() { return true }
            if pace?.isOver ?? false { return false }
            if let gate = place.gate, gate.isWaitedAt {
                pace?.call()
                gate.open()
                continue
            }
            let next = clock.nextMoment.flatMap { $0 <= end ? $0 : nil }
            pace?.pass(to: next ?? end)
            clock.pass(to: next ?? end)
            guard next == nil else { continue }
            executor.drain()
            return try condition()
        }
    }

    private static func ask<Value: Sendable>(
        _ executor: ScenarioExecutor, _ body: @escaping @Sendable () async throws -> Value
    ) throws -> Value {
        let answer = Answer<Value>()
        _ = Task(executorPreference: executor) { await answer.take(body) }
        executor.drain()
        return try answer.value.get()
    }
}

/// What a question is answered with.
private final class Answer<Value: Sendable>: Sendable {
    private let state = Mutex<Result<Value, any Error>?>(nil)

    var isThere: Bool { state.withLock { $0 != nil } }

    var value: Result<Value, any Error> {
        state.withLock { $0 } ?? .failure(ScenarioTimeout(milliseconds: 0))
    }

    func take(_ body: @Sendable () async throws -> Value) async {
        let result: Result<Value, any Error>
        do {
            result = .success(try await body())
        } catch {
            result = .failure(error)
        }
        state.withLock { $0 = result }
    }
}
