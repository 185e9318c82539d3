import StoreModel
import Synchronization

/// Who waits for changes of an engine.
///
/// It is apart from the engine, so that an observer that leaves keeps no engine alive, and so no journal locked, not
/// even for a moment.
final class Observers: Sendable {
    private let state = Mutex(State())

    private struct State {
        var inputs: [Int: (about: IntentID?, input: AsyncStream<Void>.Continuation)] = [:]
        var next = 0

        /// In the order in which they came: who is told first goes on first, in each run alike.
        var all: [(about: IntentID?, input: AsyncStream<Void>.Continuation)] {
            inputs.sorted { $0.key < $1.key }.map(\.value)
        }
    }

    deinit {
        for entry in state.withLock({ $0.all }) { entry.input.finish() }
    }

    /// Yields at once and after every change, or after those of one order; ends when this is let go.
    func ticks(about intent: IntentID? = nil) -> AsyncStream<Void> {
        let (stream, input) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let number = state.withLock { state in
            state.next += 1
            state.inputs[state.next] = (intent, input)
            return state.next
        }
        input.onTermination = { [weak self] _ in self?.forget(number) }
        input.yield()
        return stream
    }

    /// Tells everybody; or, where the change is one of these orders, them and those who watch everything.
    func tell(about intents: Set<IntentID>? = nil) {
        // Outside the lock: an observer that has just left takes it to be forgotten.
        for (about, input) in state.withLock({ $0.all }) {
            guard let about, let intents else {
                input.yield()
                continue
            }
            if intents.contains(about) { input.yield() }
        }
    }

    private func forget(_ number: Int) {
        // Let go outside the lock, for the same reason.
        let gone = state.withLock { $0.inputs.removeValue(forKey: number)?.input }
        withExtendedLifetime(gone) {}
    }
}
