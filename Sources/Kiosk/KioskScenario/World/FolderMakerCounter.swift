import Dispatch
import Synchronization

/// Counts the threads that create folders, so that the end of the process can stop them and wait for them.
final class FolderMakerCounter: Sendable {
    private let state = Mutex((isEnding: false, count: 0))
    /// Signalled by the last thread that ends after ``stop(waitingAtMost:)``.
    private let idle = DispatchSemaphore(value: 0)
    /// Never signalled: threads that wait for it stay blocked until the process ends.
    private let processEnd = DispatchSemaphore(value: 0)

    /// Counts the calling thread as one that creates folders; blocks it forever if the process is about to end.
    func begin() {
        let isLate = state.withLock { state in
            state.count += state.isEnding ? 0 : 1
            return state.isEnding
        }
        if isLate { processEnd.wait() }
    }

    /// Ends the work that ``begin()`` started.
    func end() {
        let isLast = state.withLock { state in
            state.count -= 1
            return state.isEnding && state.count == 0
        }
        if isLast { idle.signal() }
    }

    /// Blocks the calling thread forever if the process is about to end.
    func waitIfEnding() {
        if state.withLock(\.isEnding) { processEnd.wait() }
    }

    /// Prevents threads from starting, and waits until those that have started are done.
    ///
    /// - Parameter limit: The longest waiting time, in milliseconds.
    func stop(waitingAtMost limit: Int) {
        let isBusy = state.withLock { state in
            state.isEnding = true
            return state.count > 0
        }
        if isBusy { _ = idle.wait(timeout: .now() + .milliseconds(limit)) }
    }
}
