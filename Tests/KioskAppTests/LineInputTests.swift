import Foundation
import KioskTestSupport
import StoreModel
import Testing

@testable import KioskApp

@Suite("Buffered line input")
struct LineInputTests {
    @Test("an abandoned line input delivers its remaining lines and is then released")
    func left() async throws {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data("quit\nlist\nlist".utf8))
        try pipe.fileHandleForWriting.close()
        let queue = LineModeEventQueue()
        weak var seen: LineInput?
        do {
            let input = LineInput(pipe.fileHandleForReading.fileDescriptor, isTyped: false) {
                Timestamp(milliseconds: 0)
            }
            seen = input
            input.start { queue.add($0) }
        }
        try await runOnNewThread {
            var lines: [String] = []
            while !queue.isOver {
                queue.wait(atMost: 10_000)
                while let line = queue.next() { lines.append(line.text) }
            }
            #expect(lines == ["quit", "list", "list"])
        }
        while seen != nil { await Task.yield() }
    }
}
