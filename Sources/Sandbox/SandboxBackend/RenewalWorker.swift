import SandboxCore
import SandboxStore
import StoreAPI
import StoreModel
import Synchronization

/// Settles what is due as its moment comes, for as long as a process runs: subscriptions, slow payments, charges that were not
/// finished and extensions of many, the oldest first, in small transactions between which requests are decided.
///
/// What a request needs, it settles itself, with the same result.
package struct RenewalWorker: Sendable {
    private let backend: EmbeddedBackend
    private let deliversOutbox: Bool
    private let pause: FaultInterceptor.Pause
    private let retries = RetryTimes()

    /// How long a row stays set aside before it is tried again, in milliseconds.
    private static let retryInterval: Int64 = 3_600_000
    /// How long it waits after the store gave no answer, in milliseconds.
    private static let silence: Int64 = 5_000
    /// The shortest time between two looks, in milliseconds, however fast the store's clock runs.
    private static let rhythm: Int64 = 50

    /// Works for this backend.
    ///
    /// - Parameters:
    ///   - deliversOutbox: Whether it also delivers the refunds of all customers to the merchant, as a server does.
    ///   - pause: Waits so many milliseconds of the machine's clock.
    package init(
        _ backend: EmbeddedBackend, deliversOutbox: Bool = false,
        pause: @escaping FaultInterceptor.Pause = { try await Task.sleep(for: .milliseconds($0)) }
    ) {
        self.backend = backend
        self.deliversOutbox = deliversOutbox
        self.pause = pause
    }

    /// Works until the task is cancelled.
    package func run() async {
        await Worker(backend: backend, pass: { await pass() }, pause: pause).run()
    }

    private func pass() async -> Int64? {
        let retry = await retrySetAside()
        let renewal = [await renewAll(), retry].compactMap(\.self).min()
        guard deliversOutbox else { return renewal }
        await backend.deliverOutbox()
        guard let next = try? await backend.store.nextUndelivered() else { return renewal }
        return min(renewal ?? .max, max(next, Self.rhythm))
    }

    /// Tries rows that were set aside once more, at the start and then once an hour, since they may have been repaired.
    ///
    /// - Returns: In how many milliseconds it is to be done again; nil if no row was set aside.
    private func retrySetAside() async -> Int64? {
        guard (try? await backend.store.hasSetAside()) == true else { return nil }
        let wait = retries.wait(at: backend.store.clock.machineNow, Self.retryInterval)
        guard wait == 0 else { return wait }
        try? await backend.store.retrySetAside()
        return Self.retryInterval
    }

    private func renewAll() async -> Int64? {
        do throws(ServiceFailure) {
            guard let wait = try await backend.store.nextDue() else { return nil }
            guard wait == 0 else { return max(wait, Self.rhythm) }
            try await backend.store.settleDue()
            return try await backend.store.nextDue().map { max($0, Self.rhythm) }
        } catch {
            return Self.silence
        }
    }
}

/// When a worker tried rows again that were set aside.
private final class RetryTimes: Sendable {
    private let last = Mutex<Timestamp?>(nil)

    /// In how many milliseconds they are to be tried again; 0 for now, which is noted as the last time.
    func wait(at now: Timestamp, _ interval: Int64) -> Int64 {
        last.withLock { last in
            let wait = last.map { max(0, interval - now.since($0)) } ?? 0
            if wait == 0 { last = now }
            return wait
        }
    }
}
