import PurchaseEngine
import StoreModel

/// Knows whether a shared backend answers: asks it when somebody met silence, and again and again until it answers.
///
/// One call that is lost is no shop that is offline: only what this asks itself decides. While the backend answers,
/// nothing is asked and nobody is woken.
actor ReachabilityMonitor {
    /// What comes of knocking at its address.
    enum Answer: Hashable, Sendable {
        /// It is there.
        case itself
        /// Another store is.
        case another
        /// Nobody is.
        case none
    }

    private let clock: any EngineClock
    private let knock: @Sendable () async -> Answer
    private let tell: @Sendable (Answer) async -> Void
    private var last: Answer
    private let losses: AsyncStream<Void>
    private let lose: AsyncStream<Void>.Continuation

    /// Each pause is twice as long as the one before, in milliseconds.
    private static let pauses = (first: Int64(500), longest: Int64(5000))

    /// - Parameters:
    ///   - last: What is known at first.
    ///   - knock: Asks at the address.
    ///   - tell: Hears what is other than before.
    init(
        _ last: Answer, clock: any EngineClock, knock: @escaping @Sendable () async -> Answer,
        tell: @escaping @Sendable (Answer) async -> Void
    ) {
        (self.last, self.clock, self.knock, self.tell) = (last, clock, knock, tell)
        (losses, lose) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
        if last != .itself { lose.yield() }
    }

    /// Looks whenever there is news, until the task is cancelled.
    func run(_ news: AsyncStream<Void>) async {
        await withDiscardingTaskGroup { group in
            group.addTask { for await _ in news { await self.look() } }
            group.addTask { await self.keepLooking() }
        }
    }

    private func look() async {
        let answer = await knock()
        guard answer != last, !Task.isCancelled else { return }
        last = answer
        if answer != .itself { lose.yield() }
        await tell(answer)
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
