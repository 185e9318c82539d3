import StoreAPI
import Testing

@testable import KioskApp

@Suite("Values read before an edit")
struct GenerationCounterTests {
    @Test("a value read before an edit is dropped and read again")
    func stale() async throws {
        let edits = GenerationCounter()
        var (told, read) = ([String](), 0)
        let last = try await edits.readAndDeliver { () async throws(ServiceFailure) -> Int in
            read += 1
            // The value changes during the first read.
            if read == 1 {
                edits.increment()
                told.append("edited")
            }
            return read
        } _: {
            told.append("read \($0)")
        }
        #expect(told == ["edited", "read 2"])
        #expect(last == 2)
    }
}
