import Dispatch
import Glibc
import PurchaseEngine
import StoreFiles
import StoreModel
import Synchronization

/// Reads lines of input on a thread of its own, because reading blocks until the user types.
final class LineInput: Sendable {
    /// A line and the time at which it was read.
    struct Line: Hashable, Sendable {
        let text: String
        let at: Timestamp
    }

    /// The longest line that is kept, in bytes; the rest of a longer line is dropped.
    static let limit = 4096

    /// How many lines of a pipe are read ahead; typed lines are read at once, so that their times are known.
    private static let ahead = 100

    // Created with zero: libdispatch traps if a semaphore is released below its initial value.
    private let room = DispatchSemaphore(value: 0)
    private let isTyped: Bool
    private let descriptor: Int32
    private let now: @Sendable () -> Timestamp

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - descriptor: The input.
    ///   - isTyped: Whether a person types the lines, instead of a pipe.
    ///   - now: Reads the clock.
    init(_ descriptor: Int32, isTyped: Bool, now: @escaping @Sendable () -> Timestamp) {
        self.descriptor = descriptor
        self.now = now
        self.isTyped = isTyped
        for _ in 0..<Self.ahead { room.signal() }
    }

    /// Allows the reader of a pipe to read one more line, after a line was removed from the queue.
    func allowNextRead() { room.signal() }

    /// Starts reading; passes each line to the handler, and nil at the end of the input.
    func start(_ take: @escaping @Sendable (Line?) -> Void) {
        Thread.start { [self] in
            var line: [UInt8] = []
            var byte: UInt8 = 0
            while true {
                let count = read(descriptor, &byte, 1)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                if byte == UInt8(ascii: "\n") {
                    deliver(line, to: take)
                    line = []
                } else if line.count < Self.limit {
                    line.append(byte)
                }
            }
            if !line.isEmpty { deliver(line, to: take) }
            take(nil)
        }
    }

    private func deliver(_ bytes: [UInt8], to take: (Line?) -> Void) {
        take(Line(text: String(decoding: bytes, as: UTF8.self), at: now()))
        if !isTyped { room.wait() }
    }
}

/// The events that the line dialogue waits for: typed lines, their end, and messages of the shop.
final class LineModeEventQueue: Sendable {
    private struct State {
        var lines: [LineInput.Line] = []
        var isEnded = false
    }

    private let state = Mutex(State())
    private let semaphore = DispatchSemaphore(value: 0)

    /// Adds a line; nil marks the end of the input.
    func add(_ line: LineInput.Line?) {
        state.withLock { state in
            if let line { state.lines.append(line) } else { state.isEnded = true }
        }
        semaphore.signal()
    }

    /// Wakes the waiting thread because the shop may have posted messages.
    func wake() { semaphore.signal() }

    /// Removes and returns the next line; nil if none is queued.
    func next() -> LineInput.Line? {
        state.withLock { $0.lines.isEmpty ? nil : $0.lines.removeFirst() }
    }

    /// Whether the input has ended and every line was removed.
    var isOver: Bool { state.withLock { $0.isEnded && $0.lines.isEmpty } }

    /// Blocks until the next event, or for a limit in milliseconds; nil waits without a limit.
    func wait(atMost limit: Int64?) {
        let deadline = limit.map { DispatchTime.now() + .milliseconds(Int(clamping: max(0, $0))) }
        _ = semaphore.wait(timeout: deadline ?? .distantFuture)
    }
}
