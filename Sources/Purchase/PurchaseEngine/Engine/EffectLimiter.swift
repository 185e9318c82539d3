import DequeModule
import PurchaseCore

/// Limits the number of requests that run at the same time because of a long list, or because many orders are open.
///
/// Without a limit, a start with many open orders would begin one task and one request for each of them at once. The
/// requests of a purchase whose caller waits are not limited, because the customer waits, too. Store and merchant have
/// limits of their own, so that one that does not answer does not delay requests to the other.
struct EffectLimiter {
    /// The maximum number of limited requests to one receiver that run at the same time.
    static let limit = 100

    private var lanes: [Effect.Receiver: Lane] = [:]

    /// The number of effects that wait.
    var waitingCount: Int { lanes.values.reduce(0) { $0 + $1.waitingCount } }

    /// Returns whether an effect may start now, as timers always may; otherwise it waits until ``end(_:)`` returns it.
    mutating func admit(_ effect: Effect) -> Bool {
        effect.receiver.map { lanes[$0, default: Lane()].admit(effect) } ?? true
    }

    /// Records the end of an effect, and returns the waiting effect that starts in its place. Effects that were not
    /// admitted are ignored.
    mutating func end(_ effect: Effect) -> Effect? {
        effect.receiver.flatMap { lanes[$0]?.end(effect) }
    }

    /// The requests to one receiver.
    private struct Lane {
        private var running: Set<Effect> = []
        private var waiting = Deque<Effect>()

        var waitingCount: Int { waiting.count }

        mutating func admit(_ effect: Effect) -> Bool {
            guard running.count < EffectLimiter.limit else {
                waiting.append(effect)
                return false
            }
            running.insert(effect)
            return true
        }

        mutating func end(_ effect: Effect) -> Effect? {
            guard running.remove(effect) != nil, let next = waiting.popFirst() else { return nil }
            running.insert(next)
            return next
        }
    }
}

extension Effect {
    /// A service that receives requests.
    enum Receiver { case store, merchant }

    /// The receiver of the request; nil for a timer.
    var receiver: Receiver? {
        switch self {
        case .submit, .lookUp, .finish, .acknowledge: .store
        case .requestNumber, .verify, .spend: .merchant
        case .wakePayment, .wakeDelivery, .wakeSpend, .wakeList, .wakeQueue: nil
        }
    }
}
