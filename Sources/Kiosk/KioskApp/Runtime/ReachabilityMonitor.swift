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
    enum Answer: Hashable, Sendable {
        /// The expected backend answers.
        case itself
        /// Another store answers at the address.
        case another
        /// The probe got no answer.
        case none
    }

    private let clock: any EngineClock
    private let knock: @Sendable () async -> Answer
    private let tell: @Sendable (Answer) async -> Void
    private var last: Answer
    private var isProbing = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private let losses: AsyncStream<Void>
    private let lose: AsyncStream<Void>.Continuation

    /// The first and the longest pause between probes, in milliseconds. Each pause is twice the previous one.
    private static let pauses = (first: Int64(500), longest: Int64(5000))

    /// - Parameters:
    ///   - last: The result that is known at the start.
    ///   - knock: Probes the address.
    ///   - tell: Receives each result that differs from the previous one.
    init(
        _ last: Answer, clock: any EngineClock, knock: @escaping @Sendable () async -> Answer,
        tell: @escaping @Sendable (Answer) async -> Void
    ) {
        (self.last, self.clock, self.knock, self.tell) = (last, clock, knock, tell)
        (losses, lose) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
        if last != .itself { lose.yield() }
    }

    /// Probes whenever the stream yields, until the task is cancelled.
    func run(_ news: AsyncStream<Void>) async {
        await withDiscardingTaskGroup { group in
            group.addTask { for await _ in news { await self.look() } }
            group.addTask { await self.keepLooking() }
        }
    }

    private func look() async {
        await beginProbe()
        defer { endProbe() }
        guard !Task.isCancelled else { return }
        let answer = await knock()
        guard answer != last, !Task.isCancelled else { return }
        last = answer
        if answer != .itself { lose.yield() }
        await tell(answer)
    }

    /// Waits until no other probe is running or being reported: otherwise an older result could replace a newer one.
    private func beginProbe() async {
        guard isProbing else {
            isProbing = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    private func endProbe() {
        if waiting.isEmpty { isProbing = false } else { waiting.removeFirst().resume() }
    }

    private func keepLooking() async {
        for await _ in losses {
            var pause = Self.pauses.first
            while last != .itself {
                let moment = clock.now().adding(milliseconds: pause)
                guard (try? await clock.sleep(until: moment)) != nil else { return }
                await look()
                pause = min(pause * 2, Self.pauses.longest)
            }
        }
    }
}

// MARK: Shop

/// Handling of a shared backend that stops answering and answers again.
extension ShopWorker {
    /// Posts the session context, and the remembered catalog if the backend does not answer.
    func tellPlace(of backend: BackendSession) {
        // The catalog is posted before the context: a catalog after the context counts as an answer of the store.
        let last = backend.connectionFailure == nil ? nil : backend.lastCatalog()
        if let last { mailbox.post(.catalog(last)) }
        mailbox.post(.context(backend.settings.sessionContext(in: backend.storefront)))
        guard let silence = backend.connectionFailure else { return }
        mailbox.post(.offline)
        // The server that answers is not trusted, which the user must know as well.
        if silence.code == CommandFailure.notTrusted {
            mailbox.post(.backgroundFailure(silence.message))
        }
    }

    /// Posts when a shared backend stops answering and when it answers again, until the task is cancelled.
    func lookOut(_ backend: BackendSession) async {
        guard case .shared(let remote) = backend.runBackend else { return }
        let lookout = ReachabilityMonitor(
            backend.connectionFailure == nil ? .itself : .none, clock: backend.settings.clock,
            knock: {
                await Self.knock(remote.withTimeout(milliseconds: BackendSession.patience), backend)
            }, tell: { await tell($0, remote, backend) })
        await lookout.run(remote.reach.changes)
    }

    private static func knock(
        _ remote: RemoteBackend, _ backend: BackendSession
    ) async -> ReachabilityMonitor.Answer {
        do throws(ServiceFailure) {
            return try await remote.identity() == backend.identity ? .itself : .another
        } catch {
            // A refusal is an answer as well; its reason is reported by the caller of that request.
            if case .refusal = error { return .itself }
            return .none
        }
    }

    private func tell(
        _ answer: ReachabilityMonitor.Answer, _ remote: RemoteBackend, _ backend: BackendSession
    ) async {
        switch answer {
        case .none: mailbox.post(.offline)
        case .another:
            mailbox.post(.offline)
            mailbox.post(
                .backgroundFailure(
                    "A different store answers at \(backend.settings.backend?.description ?? "the address") "
                        + "now. Nothing was charged. To shop there, quit and open kiosk again."))
        case .itself:
            let country = await BackendSession.country(backend.settings, remote)
            mailbox.post(.context(backend.settings.sessionContext(in: country)))
            mailbox.post(.online)
        }
    }
}
