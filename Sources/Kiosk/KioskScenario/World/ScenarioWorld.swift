import PurchaseCore
import PurchaseEngine
package import SandboxBackend
import StoreAPI
import StoreFiles
import StoreModel
import Synchronization

/// A store, a merchant and any number of devices with a simulated time, in which events are strictly sequential.
///
/// It is used by one thread, which it blocks while tasks run; it does not start threads. Time advances only while
/// the thread waits for a condition, from one scheduled event to the next.
package final class ScenarioWorld {
    let clock: ScenarioClock
    /// The store and the merchant, with the controls of both.
    package let backend: EmbeddedBackend
    /// The folder of the world, a regular profile with the files of store, merchant and devices.
    var folder: String { dependencies.files.folder }
    let executor = ScenarioExecutor()
    let dependencies: ScenarioDependencies
    private let identity: BackendIdentity
    private(set) var devices: [ScenarioDevice] = []
    private let observer: (any PlaybackObserver)?
    private var renewals: Task<Void, Never>?

    /// Creates a world.
    ///
    /// - Parameters:
    /// - seed: The seed of all random numbers and ids.
    /// - files: The files to use, in their initial state; nil creates new ones.
    /// - pace: The observer that controls the pace; nil without one.
    init(
        _ catalog: Catalog, start: Timestamp, seed: UInt64, files: WorldFiles? = nil,
        observer: (any PlaybackObserver)? = nil
    ) throws {
        let clock = ScenarioClock(start: start, seed: seed)
        let files = try files ?? WorldFiles()
        let backend = try EmbeddedBackend.open(
            files.embedded, catalog: catalog, clock: clock, driver: .sequential)
        let pause: FaultInterceptor.Pause = { time in
            try await clock.sleep(until: clock.now().adding(milliseconds: time))
        }
        let faults = FaultInterceptor(backend, pause: pause)
        (self.clock, self.backend, self.observer) = (clock, backend, observer)
        dependencies = ScenarioDependencies(
            clock: clock, executor: executor, files: files,
            store: InterceptedStore(backend, faults),
            merchant: InterceptedMerchant(backend, faults),
            gate: observer?.hasViewer == true ? CallGate() : nil)
        identity = try Self.runImmediately(executor) { try await backend.identity() }
        renewals = Task(executorPreference: executor) {
            await RenewalWorker(backend, pause: pause).run()
        }
    }

    func end() {
        for device in devices { device.quit() }
        renewals?.cancel()
        executor.drain()
    }

    /// Adds a device; its app is off.
    func device(_ name: DeviceName, of account: AccountName) -> ScenarioDevice {
        let made = ScenarioDevice(name, of: account, in: dependencies, identity: identity)
        devices.append(made)
        return made
    }

    /// Starts the app on a device with the files that it left.
    func launch(_ device: ScenarioDevice) throws {
        guard let engine = try device.prepare() else { return }
        try perform { try await engine.start() }
        device.run()
        executor.drain()
    }

    /// Starts an operation without waiting for its end.
    @discardableResult
    func start(_ body: @escaping @Sendable () async throws -> Void) -> PendingOperation {
        let answer = ResultBox<Void>()
        let task = Task(executorPreference: executor) { await answer.run(body) }
        return PendingOperation(task: task, box: answer)
    }

    /// An operation in progress.
    struct PendingOperation {
        let task: Task<Void, Never>
        fileprivate let box: ResultBox<Void>

        /// The result; nil if the operation has not ended.
        var result: Result<Void, any Error>? { box.result }
        /// Whether the operation has ended, with or without an error.
        var isOver: Bool { result != nil }
    }

    /// Performs an operation, and lets time pass until it returns.
    ///
    /// - Throws: The error of the body; ``ScenarioTimeout`` if it does not return within the limit.
    func perform<Value: Sendable>(
        within limit: Int64 = 3_600_000, _ body: @escaping @Sendable () async throws -> Value
    ) throws -> Value {
        let answer = ResultBox<Value>()
        let task = Task(executorPreference: executor) { await answer.run(body) }
        _ = wait(atMost: limit) { answer.result != nil }
        guard let result = answer.result else {
            task.cancel()
            executor.drain()
            throw ScenarioTimeout(milliseconds: limit)
        }
        return try result.get()
    }

    /// Calls the backend, and lets time pass until it responds.
    func call<Value: Sendable>(
        _ body: @escaping @Sendable (EmbeddedBackend) async throws -> Value
    ) throws -> Value {
        let backend = backend
        return try perform { try await body(backend) }
    }

    /// Lets time pass until a condition is true; returns whether it is true in the end.
    func wait(atMost limit: Int64, until condition: () throws -> Bool) rethrows -> Bool {
        let end = clock.now().adding(milliseconds: limit)
        while true {
            executor.drain()
            if try condition() { return true }
            if observer?.isOver ?? false { return false }
            if let gate = dependencies.gate, gate.hasWaitingCalls {
                observer?.didSuspendCall()
                gate.open()
                continue
            }
            let next = clock.nextEventTime.flatMap { $0 <= end ? $0 : nil }
            observer?.willAdvance(to: next ?? end)
            clock.advance(to: next ?? end)
            guard next == nil else { continue }
            executor.drain()
            return try condition()
        }
    }

    private static func runImmediately<Value: Sendable>(
        _ executor: ScenarioExecutor, _ body: @escaping @Sendable () async throws -> Value
    ) throws -> Value {
        let answer = ResultBox<Value>()
        _ = Task(executorPreference: executor) { await answer.run(body) }
        executor.drain()
        return try (answer.result ?? .failure(ScenarioTimeout(milliseconds: 0))).get()
    }
}

/// The result of an operation.
private final class ResultBox<Value: Sendable>: Sendable {
    private let state = Mutex<Result<Value, any Error>?>(nil)

    var result: Result<Value, any Error>? { state.withLock { $0 } }

    func run(_ body: @Sendable () async throws -> Value) async {
        let result: Result<Value, any Error>
        do {
            result = .success(try await body())
        } catch {
            result = .failure(error)
        }
        state.withLock { $0 = result }
    }
}

/// An operation did not complete within a time limit, in milliseconds of the world.
struct ScenarioTimeout: Error, Hashable {
    let milliseconds: Int64
}

/// The objects that all devices of a world share.
struct ScenarioDependencies {
    let clock: ScenarioClock
    let executor: ScenarioExecutor
    let files: WorldFiles
    /// The store, behind the planned faults.
    let store: any StoreService
    /// The merchant, behind the planned faults.
    let merchant: any MerchantService
    /// The gate that holds the devices' calls for the observer; nil without an observer that has a viewer.
    let gate: CallGate?
}

/// Holds the calls of devices until the observer has displayed them.
final class CallGate: Sendable {
    private let waiting = Mutex<[CheckedContinuation<Void, Never>]>([])

    /// The calls that make up a purchase; other calls are not displayed.
    private static let shown: Set<ServiceCall> = [
        .orderNumber, .purchase, .order, .verify, .finish, .restore, .spend,
    ]

    /// Suspends a displayed call until the gate opens.
    func waitUntilOpen(_ call: ServiceCall) async {
        guard Self.shown.contains(call) else { return }
        await withCheckedContinuation { call in waiting.withLock { $0.append(call) } }
    }

    var hasWaitingCalls: Bool { waiting.withLock { !$0.isEmpty } }

    func open() {
        let calls = waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        for call in calls { call.resume() }
    }
}
