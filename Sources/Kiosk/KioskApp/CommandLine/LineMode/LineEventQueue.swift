import Dispatch
import Synchronization

/// The events that the line dialogue waits for: typed lines, their end, and messages of the shop.
final class LineEventQueue: Sendable {
    private struct State {
        var lines: [LineInput.Line] = []
        var isEnded = false
    }

    private let state = Mutex(State())
    private let bell = DispatchSemaphore(value: 0)

    /// Adds a line; nil marks the end of the input.
    func add(_ line: LineInput.Line?) {
        state.withLock { state in
            if let line { state.lines.append(line) } else { state.isEnded = true }
        }
        bell.signal()
    }

    /// Wakes the waiting thread because the shop may have posted messages.
    func ring() { bell.signal() }

    /// Removes and returns the next line; nil if none is queued.
    func next() -> LineInput.Line? {
        state.withLock { $0.lines.isEmpty ? nil : $0.lines.removeFirst() }
    }

    /// Whether the input has ended and every line was removed.
    var isOver: Bool { state.withLock { $0.isEnded && $0.lines.isEmpty } }

    /// Blocks until the next event, or for a limit in milliseconds; nil waits without a limit.
    func wait(atMost limit: Int64?) {
        let deadline = limit.map { DispatchTime.now() + .milliseconds(Int(clamping: max(0, $0))) }
        _ = bell.wait(timeout: deadline ?? .distantFuture)
    }
}
