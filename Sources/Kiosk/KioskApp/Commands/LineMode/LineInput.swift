import Glibc
import StoreFiles
import Synchronization

/// Reads the lines of stdin on a thread of its own, since reading waits for a person.
final class LineInput: Sendable {
    /// A line, and how many questions had been asked when it came.
    struct Line: Hashable, Sendable {
        let text: String
        let question: Int
    }

    /// The longest line that is kept, in bytes; what is longer is cut.
    static let limit = 4096

    private let questions = Mutex(0)

    /// Counts a question that stands on the screen now: lines that came before are no answers to it.
    func ask() -> Int {
        questions.withLock { count in
            count += 1
            return count
        }
    }

    /// Hands over each line, and nil at the end of the input.
    func start(_ take: @escaping @Sendable (Line?) -> Void) {
        Thread.start { [self] in
            var line: [UInt8] = []
            var byte: UInt8 = 0
            while true {
                let count = read(0, &byte, 1)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                if byte == UInt8(ascii: "\n") {
                    take(finished(line))
                    line = []
                } else if line.count < Self.limit {
                    line.append(byte)
                }
            }
            if !line.isEmpty { take(finished(line)) }
            take(nil)
        }
    }

    private func finished(_ bytes: [UInt8]) -> Line {
        Line(
            text: String(decoding: bytes, as: UTF8.self), question: questions.withLock { $0 })
    }
}
