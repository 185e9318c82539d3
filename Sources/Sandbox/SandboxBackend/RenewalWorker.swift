import SandboxCore
import SandboxStore
import StoreAPI
import StoreModel
import Synchronization

/// Processes what becomes due while a process runs: subscriptions, slow payments, unfinished charges and mass
/// extensions, oldest first, in small database transactions that leave room for requests in between.
///
/// A request processes the due work on which it depends, with the same result.
package struct RenewalWorker: Sendable {
    private let backend: EmbeddedBackend
    private let deliversOutbox: Bool
    private let pause: FaultInterceptor.Pause
    private let retries = RetryTimes()

    /// The interval between retries of rows that were set aside, in milliseconds.
    private static let retryInterval: Int64 = 3_600_000
    /// How long the worker waits after the store did not answer, in milliseconds.
    private static let failureDelay: Int64 = 5_000
    /// The minimum time between two passes in milliseconds, no matter how fast the store's clock runs.
    private static let minimumInterval: Int64 = 50

    /// Creates a worker for a backend.
    ///
    /// - Parameters:
    ///   - deliversOutbox: Whether it also delivers the refunds of all customers to the merchant, as on a server.
    ///   - pause: Waits for this number of milliseconds of the machine's clock.
    package init(
        _ backend: EmbeddedBackend, deliversOutbox: Bool = false,
        pause: @escaping FaultInterceptor.Pause = { try await Task.sleep(for: .milliseconds($0)) }
    ) {
        self.backend = backend
        self.deliversOutbox = deliversOutbox
        self.pause = pause
    }

    /// Runs until the task is cancelled.
    package func run() async {
        await Worker(backend: backend, pass: { await pass() }, pause: pause).run()
    }

    private func pass() async -> Int64? {
        let retry = await retrySetAside()
        let renewal = [await renewAll(), retry].compactMap(\.self).min()
        guard deliversOutbox else { return renewal }
        await backend.deliverOutbox()
        return [renewal, await nextDelivery()].compactMap(\.self).min()
    }

    private func nextDelivery() async -> Int64? {
        do throws(ServiceFailure) {
            return try await backend.store.nextUndelivered().map { max($0, Self.minimumInterval) }
        } catch {
            // Refunds may be waiting, and nothing else may wake the worker.
            return Self.failureDelay
        }
    }

    /// Retries rows that were set aside, at the start and then once an hour, because they may have been repaired.
    ///
    /// - Returns: The time until the next attempt in milliseconds; nil without such rows.
    private func retrySetAside() async -> Int64? {
        guard (try? await backend.store.hasSetAside()) != false else { return nil }
        let wait = retries.wait(at: backend.store.clock.machineNow, Self.retryInterval)
        guard wait == 0 else { return wait }
        try? await backend.store.retrySetAside()
        return Self.retryInterval
    }

    private func renewAll() async -> Int64? {
        do throws(ServiceFailure) {
            guard let wait = try await backend.store.nextDue() else { return nil }
            guard wait == 0 else { return max(wait, Self.minimumInterval) }
            try await backend.store.processDue()
            return try await backend.store.nextDue().map { max($0, Self.minimumInterval) }
        } catch {
            return Self.failureDelay
        }
    }
}

/// The time of the last retry of rows that were set aside.
private final class RetryTimes: Sendable {
    private let last = Mutex<Timestamp?>(nil)

    /// Returns the time until the next attempt in milliseconds; 0 for now, which is stored as the last retry.
    func wait(at now: Timestamp, _ interval: Int64) -> Int64 {
        last.withLock { last in
            let wait = last.map { max(0, interval - now.since($0)) } ?? 0
            if wait == 0 { last = now }
            return wait
        }
    }
}
