import StoreAPI
import Testing

@testable import KioskApp

@Suite("What was read before an edit")
struct GenerationCounterTests {
    @Test("is not told after it, and is read anew")
    func stale() async throws {
        let edits = GenerationCounter()
        var (told, read) = ([String](), 0)
        let last = try await edits.telling { () async throws(ServiceFailure) -> Int in
            read += 1
            // Somebody changes it while it is read for the first time.
            if read == 1 { edits.add { told.append("edited") } }
            return read
        } _: {
            told.append("read \($0)")
        }
        #expect(told == ["edited", "read 2"])
        #expect(last == 2)
    }
}
