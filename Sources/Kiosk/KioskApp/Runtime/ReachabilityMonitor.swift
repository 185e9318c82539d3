import KioskUI
import PurchaseEngine
import StoreAPI
import StoreClient
import StoreModel

/// Monitors whether a shared backend answers, and probes it with backoff while it does not.
///
/// A single failed call does not mean offline; only this monitor's own probe decides. While the backend answers, the
/// monitor neither sends probes nor wakes up.
actor ReachabilityMonitor {
    /// The result of a probe.
    enum ProbeResult: Hashable, Sendable {
        /// The expected backend answers.
        case expectedBackend
        /// Another store answers at the address.
        case otherBackend
        /// The probe got no answer.
        case noAnswer
    }

    private let clock: any EngineClock
    private let probe: @Sendable () async -> ProbeResult
    private let onChange: @Sendable (ProbeResult) async -> Void
    private var last: ProbeResult
    private var isProbing = false
    private var waiters: [CheckedContinuation<Void, Never>] = []
    private let outages: AsyncStream<Void>
    private let outageContinuation: AsyncStream<Void>.Continuation

    /// The first and the longest pause between probes, in milliseconds. Each pause is twice the previous one.
    private static let pauses = (first: Int64(500), longest: Int64(5000))

    /// - Parameters:
    ///   - last: The result that is known at the start.
    ///   - knock: Probes the address.
    ///   - tell: Receives each result that differs from the previous one.
    init(
        _ last: ProbeResult, clock: any EngineClock,
        probe: @escaping @Sendable () async -> ProbeResult,
        onChange: @escaping @Sendable (ProbeResult) async -> Void
    ) {
        (self.last, self.clock, self.probe, self.onChange) = (last, clock, probe, onChange)
        (outages, outageContinuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
        if last != .expectedBackend { outageContinuation.yield() }
    }

    /// Probes whenever the stream yields, until the task is cancelled.
    func run(_ triggers: AsyncStream<Void>) async {
        await withDiscardingTaskGroup { group in
            group.addTask { for await _ in triggers { await self.check() } }
            group.addTask { await self.pollDuringOutages() }
        }
    }

    private func check() async {
        await beginProbe()
        defer { endProbe() }
        guard !Task.isCancelled else { return }
        let answer = await probe()
        guard answer != last, !Task.isCancelled else { return }
        last = answer
        if answer != .expectedBackend { outageContinuation.yield() }
        await onChange(answer)
    }

    /// Waits until no other probe is running or being reported: otherwise an older result could replace a newer one.
    private func beginProbe() async {
        guard isProbing else {
            isProbing = true
            return
        }
        await withCheckedContinuation { waiters.append($0) }
    }

    private func endProbe() {
        if waiters.isEmpty { isProbing = false } else { waiters.removeFirst().resume() }
    }

    private func pollDuringOutages() async {
        for await _ in outages {
            var pause = Self.pauses.first
            while last != .expectedBackend {
                let moment = clock.now().adding(milliseconds: pause)
                guard (try? await clock.sleep(until: moment)) != nil else { return }
                await check()
                pause = min(pause * 2, Self.pauses.longest)
            }
        }
    }
}

// MARK: Shop

/// Handling of a shared backend that stops answering and answers again.
extension ShopWorker {
    /// Posts the session context, and the remembered catalog if the backend does not answer.
    func postContext(of backend: BackendSession) {
        // The catalog is posted before the context: a catalog after the context counts as an answer of the store.
        let last = backend.connectionFailure == nil ? nil : backend.lastCatalog()
        if let last { mailbox.post(.catalog(last)) }
        mailbox.post(.context(backend.settings.sessionContext(in: backend.storefront)))
        guard let failure = backend.connectionFailure else { return }
        mailbox.post(.offline)
        // The server that answers is not trusted, which the user must know as well.
        if failure.code == CommandFailure.notTrusted {
            mailbox.post(.backgroundFailure(failure.message))
        }
    }

    /// Posts when a shared backend stops answering and when it answers again, until the task is cancelled.
    func monitorReachability(_ backend: BackendSession) async {
        guard case .shared(let remote) = backend.connectedBackend else { return }
        let monitor = ReachabilityMonitor(
            backend.connectionFailure == nil ? .expectedBackend : .noAnswer,
            clock: backend.settings.clock,
            probe: {
                await Self.probe(
                    remote.withTimeout(milliseconds: BackendSession.connectTimeout), backend)
            }, onChange: { await report($0, remote, backend) })
        await monitor.run(remote.reachability.changes)
    }

    private static func probe(
        _ remote: RemoteBackend, _ backend: BackendSession
    ) async -> ReachabilityMonitor.ProbeResult {
        do throws(ServiceFailure) {
            return try await remote.identity() == backend.identity
                ? .expectedBackend : .otherBackend
        } catch {
            // A refusal is an answer as well; its reason is reported by the caller of that request.
            if case .refusal = error { return .expectedBackend }
            return .noAnswer
        }
    }

    private func report(
        _ answer: ReachabilityMonitor.ProbeResult, _ remote: RemoteBackend,
        _ backend: BackendSession
    ) async {
        switch answer {
        case .noAnswer: mailbox.post(.offline)
        case .otherBackend:
            mailbox.post(.offline)
            mailbox.post(
                .backgroundFailure(
                    "A different store answers at \(backend.settings.backend?.description ?? "the address") "
                        + "now. Nothing was charged. To shop there, quit and open kiosk again."))
        case .expectedBackend:
            let country = await BackendSession.country(backend.settings, remote)
            mailbox.post(.context(backend.settings.sessionContext(in: country)))
            mailbox.post(.online)
        }
    }
}
