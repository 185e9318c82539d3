import Dispatch
import Synchronization

/// Counts the threads that make folders, so that the end of the process can stop them and wait for them.
final class FolderMakerCounter: Sendable {
    private let state = Mutex((isEnding: false, count: 0))
    /// Signalled by the last thread that ends after ``stop(waitingAtMost:)``.
    private let idle = DispatchSemaphore(value: 0)
    /// Never signalled: the process ends while threads wait for it.
    private let processEnd = DispatchSemaphore(value: 0)

    /// Counts the calling thread as one that makes folders; blocks it until the process ends if that is about to happen.
    func begin() {
        let isLate = state.withLock { state in
            state.count += state.isEnding ? 0 : 1
            return state.isEnding
        }
        if isLate { processEnd.wait() }
    }

    /// Ends what ``begin()`` began.
    func end() {
        let isLast = state.withLock { state in
            state.count -= 1
            return state.isEnding && state.count == 0
        }
        if isLast { idle.signal() }
    }

    /// Blocks the calling thread until the process ends if that is about to happen.
    func waitIfEnding() {
        if state.withLock(\.isEnding) { processEnd.wait() }
    }

    /// Lets no thread begin any more, and waits until those that have begun are done.
    ///
    /// - Parameter limit: How long to wait at most, in milliseconds.
    func stop(waitingAtMost limit: Int) {
        let isBusy = state.withLock { state in
            state.isEnding = true
            return state.count > 0
        }
        if isBusy { _ = idle.wait(timeout: .now() + .milliseconds(limit)) }
    }
}
