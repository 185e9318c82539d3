import PurchaseEngine
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
