import Glibc
import StoreFiles
import Synchronization

/// Ends waits at their moments, on a thread of its own that is woken for nothing else.
///
/// `Task.sleep` would start a thread of the runtime's that wakes up every second from then on, and a shop that nobody
/// touches shall not. The thread is started by the first wait and ends when this is let go.
final class TimerThread: Sendable {
    private let waits = TimerWaits()

    deinit { waits.stop() }

    /// Returns after so many milliseconds of the boot clock; time in which the machine sleeps may come on top.
    ///
    /// - Throws: `CancellationError` when its task is cancelled.
    func wait(milliseconds: Int64) async throws {
        let wait = TimerWait()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                wait.begin(continuation)
                waits.add(wait, after: milliseconds)
            }
        } onCancel: {
            wait.cancel()
            waits.remove(wait)
        }
    }
}

/// The waits of an alarm, shared with its thread, which lets the alarm itself go.
private final class TimerWaits: Sendable {
    private struct State {
        var waits: [ObjectIdentifier: (due: Int64, wait: TimerWait)] = [:]
        /// The end of the pipe that wakes the thread; -1 while there is none.
        var waker: Int32 = -1
    }

    private let state = Mutex(State())

    func add(_ wait: TimerWait, after milliseconds: Int64) {
        let now = Self.now
        let due = now.addingReportingOverflow(max(0, milliseconds)).partialValue
        let isThere = state.withLock { state in
            // One that was cancelled meanwhile need not wake anybody.
            if !wait.isOver { state.waits[ObjectIdentifier(wait)] = (max(due, now), wait) }
            wake(state.waker)
            return state.waker >= 0
        }
        if !isThere { start() }
    }

    func remove(_ wait: TimerWait) {
        _ = state.withLock { $0.waits.removeValue(forKey: ObjectIdentifier(wait)) }
    }

    /// Ends the thread; waits that are left end when they are cancelled, with the tasks that hold them.
    func stop() {
        state.withLock { state in
            if state.waker >= 0 { close(state.waker) }
            state.waker = -1
        }
    }

    private func start() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            // Too early is harmless, and never is not.
            let waits = state.withLock { state in
                defer { state.waits = [:] }
                return state.waits.values.map(\.wait)
            }
            for wait in waits { wait.end() }
            return
        }
        let (reading, writing) = (ends[0], ends[1])
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        let isFirst = state.withLock { state in
            guard state.waker < 0 else { return false }
            state.waker = writing
            return true
        }
        guard isFirst else {
            close(reading)
            close(writing)
            return
        }
        Thread.start { self.run(reading) }
    }

    private func run(_ reading: Int32) {
        defer { close(reading) }
        var bytes = [UInt8](repeating: 0, count: 64)
        while true {
            let next = state.withLock { state in state.waits.values.map(\.due).min() }
            let left = next.map { max(0, $0 - Self.now) } ?? -1
            var polled = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
            poll(&polled, 1, Int32(clamping: left))
            // Nobody holds the other end any more.
            if polled.revents & Int16(POLLHUP) != 0 { return }
            if polled.revents != 0 { _ = read(reading, &bytes, bytes.count) }
            for wait in takeDue() { wait.end() }
        }
    }

    private func takeDue() -> [TimerWait] {
        let now = Self.now
        return state.withLock { state in
            let due = state.waits.filter { $0.value.due <= now }
            for key in due.keys { state.waits[key] = nil }
            return due.values.map(\.wait)
        }
    }

    private func wake(_ waker: Int32) {
        var byte: UInt8 = 1
        // A pipe that is full wakes the thread as well.
        if waker >= 0 { _ = write(waker, &byte, 1) }
    }

    private static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_BOOTTIME, &time)
        // Rounded up, so that nobody is woken early.
        return Int64(time.tv_sec) * 1000 + (Int64(time.tv_nsec) + 999_999) / 1_000_000
    }
}

/// One wait: told once, either of its end or of being given up.
private final class TimerWait: Sendable {
    private enum State {
        case new
        case waiting(CheckedContinuation<Void, any Error>)
        case over
    }

    private let state = Mutex(State.new)

    var isOver: Bool { state.withLock { if case .over = $0 { true } else { false } } }

    func begin(_ continuation: CheckedContinuation<Void, any Error>) {
        let isCancelled = state.withLock { state in
            if case .over = state { return true }
            state = .waiting(continuation)
            return false
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
    }

    func end() { take()?.resume() }

    func cancel() { take()?.resume(throwing: CancellationError()) }

    private func take() -> CheckedContinuation<Void, any Error>? {
        state.withLock { state in
            defer { state = .over }
            if case .waiting(let continuation) = state { return continuation }
            return nil
        }
    }
}
