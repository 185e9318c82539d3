import Foundation
import KioskFaults
import KioskTestSupport
import Testing

@Suite("The command line of the sweep")
struct SweepOptionTests {
    @Test(
        "that chooses nothing is refused, and nothing passes for clean",
        arguments: [
            ["kill", "--only", "purchaze"], ["shared", "--only", "refund"],
            ["random", "--only", "purchase"], ["--only"],
        ])
    func choosesNothing(_ words: [String]) async throws {
        let run = try await KioskRun.of(
            words, program: BuiltProducts.folder + "/KioskSweep", in: TemporaryFolder())
        #expect(run.status == 64, "\(run.output)\(run.errors)")
        #expect(run.errors.contains("usage:"))
    }
}
