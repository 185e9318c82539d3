import Dispatch
import Synchronization

/// What the dialogue waits for: lines, their end, and mail.
final class LineEventQueue: Sendable {
    private struct State {
        var lines: [LineInput.Line] = []
        var isEnded = false
    }

    private let state = Mutex(State())
    private let bell = DispatchSemaphore(value: 0)

    /// Adds a line; nil is the end of all lines.
    func add(_ line: LineInput.Line?) {
        state.withLock { state in
            if let line { state.lines.append(line) } else { state.isEnded = true }
        }
        bell.signal()
    }

    /// There may be mail.
    func ring() { bell.signal() }

    /// The next line; nil where there is none now.
    func next() -> LineInput.Line? {
        state.withLock { $0.lines.isEmpty ? nil : $0.lines.removeFirst() }
    }

    /// Whether every line was taken, and none will come.
    var isOver: Bool { state.withLock { $0.isEnded && $0.lines.isEmpty } }

    /// Waits for the next of all that, at most so many milliseconds; nil for however long it takes.
    func wait(atMost limit: Int64?) {
        let deadline = limit.map { DispatchTime.now() + .milliseconds(Int(clamping: max(0, $0))) }
        _ = bell.wait(timeout: deadline ?? .distantFuture)
    }
}
