import Dispatch
import Glibc
import PurchaseEngine
import StoreFiles
import StoreModel

/// Reads the lines of the input on a thread of its own, since reading waits for a person.
final class LineInput: Sendable {
    /// A line, and when it came.
    struct Line: Hashable, Sendable {
        let text: String
        let at: Timestamp
    }

    /// The longest line that is kept, in bytes; what is longer is cut.
    static let limit = 4096

    /// How many lines of a pipe are read before they are needed; what a person types is read at once, so that it is
    /// known when it came.
    private static let ahead = 100

    // From zero: one that is released below the value it was made with traps.
    private let room = DispatchSemaphore(value: 0)
    private let isTyped: Bool
    private let descriptor: Int32
    private let now: @Sendable () -> Timestamp

    /// - Parameters:
    ///   - descriptor: What is read.
    ///   - isTyped: Whether a person types, and no pipe.
    ///   - now: Reads the clock.
    init(_ descriptor: Int32, isTyped: Bool, now: @escaping @Sendable () -> Timestamp) {
        self.descriptor = descriptor
        self.now = now
        self.isTyped = isTyped
        for _ in 0..<Self.ahead { room.signal() }
    }

    /// A line was taken: there is room for another one.
    func taken() { room.signal() }

    /// Hands over each line, and nil at the end of the input.
    func start(_ take: @escaping @Sendable (Line?) -> Void) {
        Thread.start { [self] in
            var line: [UInt8] = []
            var byte: UInt8 = 0
            while true {
                let count = read(descriptor, &byte, 1)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                if byte == UInt8(ascii: "\n") {
                    hand(line, to: take)
                    line = []
                } else if line.count < Self.limit {
                    line.append(byte)
                }
            }
            if !line.isEmpty { hand(line, to: take) }
            take(nil)
        }
    }

    private func hand(_ bytes: [UInt8], to take: (Line?) -> Void) {
        take(Line(text: String(decoding: bytes, as: UTF8.self), at: now()))
        if !isTyped { room.wait() }
    }
}
