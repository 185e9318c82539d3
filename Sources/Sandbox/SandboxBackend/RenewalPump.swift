import SandboxStore
import StoreAPI

/// Renews and ends subscriptions, and settles slow payments, as their moments come, for as long as a process runs; without it that is done by
/// whichever call comes next, with the same result.
package struct RenewalPump: Sendable {
    private let backend: EmbeddedBackend
    private let deliversOutbox: Bool
    private let pause: FaultLine.Pause

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
        pause: @escaping FaultLine.Pause = { try await Task.sleep(for: .milliseconds($0)) }
    ) {
        self.backend = backend
        self.deliversOutbox = deliversOutbox
        self.pause = pause
    }

    /// Works until the task is cancelled.
    package func run() async {
        await Pump(backend: backend, pass: { await pass() }, pause: pause).run()
    }

    private func pass() async -> Int64? {
        let renewal = await renewAll()
        guard deliversOutbox else { return renewal }
        await backend.deliverOutbox()
        guard let next = try? await backend.store.nextUndelivered() else { return renewal }
        return min(renewal ?? .max, max(next, Self.rhythm))
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
