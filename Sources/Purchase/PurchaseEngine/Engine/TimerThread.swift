import Glibc
import HeapModule
import StoreFiles
import Synchronization

/// Ends waits at their moments, on a thread that is woken only for them.
///
/// `Task.sleep` would start a runtime thread that wakes up every second from then on, even while the program is idle.
/// This thread is started by the first wait and ends when the object is deallocated.
final class TimerThread: Sendable {
    private let waits = TimerQueue()

    deinit { waits.stop() }

    /// Waits for the given milliseconds of the boot clock; a suspended machine may extend the wait.
    ///
    /// - Throws: `CancellationError` when the task is cancelled.
    func wait(milliseconds: Int64) async throws {
        let wait = OneShotContinuation<Void>()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                wait.begin(continuation)
                waits.add(wait, after: milliseconds)
            }
        } onCancel: {
            wait.cancel()
            waits.removeCancelled()
        }
    }
}

/// The waits of a timer, shared with its thread, which does not retain the timer itself.
private final class TimerQueue: Sendable {
    private struct State {
        /// The waits by the boot time of their ends, including some that were cancelled.
        var waits = Heap<Entry>()
        /// The number of waits that were cancelled since cancelled ones were last removed.
        var cancelledCount = 0
        /// The write end of the pipe that wakes the thread; -1 without a thread.
        var waker: Int32 = -1
        /// The moment at which the thread wakes up on its own; the maximum without waits.
        var wakeUp = Int64.max
    }

    private struct Entry: Comparable {
        let due: Int64
        let wait: OneShotContinuation<Void>

        static func < (left: Entry, right: Entry) -> Bool { left.due < right.due }
        static func == (left: Entry, right: Entry) -> Bool { left.due == right.due }
    }

    private let state = Mutex(State())

    func add(_ wait: OneShotContinuation<Void>, after milliseconds: Int64) {
        let now = Self.now
        let (sum, isBeyond) = now.addingReportingOverflow(max(0, milliseconds))
        let due = isBeyond ? .max : sum
        let isThere = state.withLock { state in
            // A wait that was cancelled meanwhile does not need the thread.
            if !wait.isOver { state.waits.insert(Entry(due: due, wait: wait)) }
            // The thread wakes up for the earliest wait first, so a wait that ends later than others does not wake it.
            if due < state.wakeUp {
                state.wakeUp = due
                wake(state.waker)
            }
            return state.waker >= 0
        }
        if !isThere { start() }
    }

    /// Removes the waits that were cancelled once they are the majority; call it after each cancellation.
    func removeCancelled() {
        state.withLock { state in
            state.cancelledCount += 1
            // Many are removed at once, so that the cancellation of one does not visit all others.
            guard state.cancelledCount > state.waits.count / 2 else { return }
            state.waits.removeAll(where: \.wait.isOver)
            state.cancelledCount = 0
        }
    }

    /// Ends the thread; the remaining waits end when their tasks are cancelled.
    func stop() {
        state.withLock { state in
            if state.waker >= 0 { close(state.waker) }
            state.waker = -1
        }
    }

    private func start() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            // Without a pipe all waits end now, because a wait that ends early is harmless and one that never ends is
            // not.
            for wait in takeDue(by: .max) { wait.end(.success(())) }
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
            let next = state.withLock { state in
                let next = state.waits.min?.due
                state.wakeUp = next ?? .max
                return next
            }
            let left = next.map { max(0, $0 - Self.now) } ?? -1
            var polled = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
            poll(&polled, 1, Int32(clamping: left))
            // The write end was closed.
            if polled.revents & Int16(POLLHUP) != 0 { return }
            if polled.revents != 0 { _ = read(reading, &bytes, bytes.count) }
            for wait in takeDue(by: Self.now) { wait.end(.success(())) }
        }
    }

    private func takeDue(by moment: Int64) -> [OneShotContinuation<Void>] {
        state.withLock { state in
            var due: [OneShotContinuation<Void>] = []
            while let next = state.waits.min, next.due <= moment {
                due.append(state.waits.removeMin().wait)
            }
            return due
        }
    }

    private func wake(_ waker: Int32) {
        var byte: UInt8 = 1
        // If the pipe is full, the thread wakes up anyway.
        if waker >= 0 { _ = write(waker, &byte, 1) }
    }

    private static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_BOOTTIME, &time)
        // The time is rounded up so that waits do not end early.
        return Int64(time.tv_sec) * 1000 + (Int64(time.tv_nsec) + 999_999) / 1_000_000
    }
}
