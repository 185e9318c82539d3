import StoreModel
import Synchronization

/// The observers of an engine's changes.
///
/// This object is separate from the engine, so that an observer that leaves does not keep the engine alive and its
/// journal locked, not even briefly.
final class Observers: Sendable {
    private let state = Mutex(State())

    private struct State {
        var inputs: [Int: (about: IntentID?, input: AsyncStream<Void>.Continuation)] = [:]
        var next = 0

        /// The observers in the order of their registration, which makes the order of notification deterministic.
        var all: [(about: IntentID?, input: AsyncStream<Void>.Continuation)] {
            inputs.sorted { $0.key < $1.key }.map(\.value)
        }
    }

    deinit {
        for entry in state.withLock({ $0.all }) { entry.input.finish() }
    }

    /// Returns a stream that yields at once and after every change, or after those of one order; it ends when this
    /// object is deallocated.
    func signals(about intent: IntentID? = nil) -> AsyncStream<Void> {
        let (stream, input) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let number = state.withLock { state in
            state.next += 1
            state.inputs[state.next] = (intent, input)
            return state.next
        }
        input.onTermination = { [weak self] _ in self?.remove(number) }
        input.yield()
        return stream
    }

    /// Notifies all observers or, for a change of certain orders, their observers and those of all changes.
    func notify(about intents: Set<IntentID>? = nil) {
        // The lock is released first, because an observer that ends at this moment acquires it to unregister.
        for (about, input) in state.withLock({ $0.all }) {
            guard let about, let intents else {
                input.yield()
                continue
            }
            if intents.contains(about) { input.yield() }
        }
    }

    private func remove(_ number: Int) {
        // The continuation is released outside the lock for the same reason.
        let gone = state.withLock { $0.inputs.removeValue(forKey: number)?.input }
        withExtendedLifetime(gone) {}
    }
}
