import Synchronization

/// A wait that is resumed exactly once: with its result, or on cancellation.
final class OneShotContinuation<Value: Sendable>: Sendable {
    private enum State {
        case new
        case waiting(CheckedContinuation<Value, any Error>)
        case over
    }

    private let state = Mutex(State.new)

    /// Whether the wait has ended.
    var isOver: Bool { state.withLock { if case .over = $0 { true } else { false } } }

    /// Begins the wait of a caller, which is resumed at once if the wait was cancelled before.
    func begin(_ continuation: CheckedContinuation<Value, any Error>) {
        let isCancelled = state.withLock { state in
            if case .over = state { return true }
            state = .waiting(continuation)
            return false
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
    }

    /// Resumes the caller with the result unless the wait has ended.
    func end(_ result: Result<Value, any Error>) { takeContinuation()?.resume(with: result) }

    /// Resumes the caller with an error unless the wait has ended.
    func cancel() { end(.failure(CancellationError())) }

    private func takeContinuation() -> CheckedContinuation<Value, any Error>? {
        state.withLock { state in
            defer { state = .over }
            if case .waiting(let continuation) = state { return continuation }
            return nil
        }
    }
}
