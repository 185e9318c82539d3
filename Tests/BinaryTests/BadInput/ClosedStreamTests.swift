import CommandTestSupport
import Foundation
import KioskFaults
import KioskTestSupport
import Testing

/// Tests that a purchase continues if its output cannot be read or written.
@Suite("Closed and unwritable output streams")
struct ClosedStreamTests {
    private static let redirections = [
        "<&-", ">&-", "2>&-", "<&- >&- 2>&-", ">/dev/full", ">/dev/full 2>/dev/full",
        "| head -c 1 >/dev/null",
    ]

    @Test(
        "a purchase with a closed or unwritable stream is completed and its output reaches no file",
        arguments: redirections)
    func streams(_ redirection: String) async throws {
        let profile = try Profile()
        // Twice: on a profile that has to be created, and on an existing one.
        for count in 1...2 {
            let run = try await profile.runs(
                ["buy", "gems.60", "--json"], redirection: redirection, limit: 60)
            #expect([0, 74].contains(run.status), "\(run.status) \(run.errors)")
            #expect(try CustomerRecordCounts(of: profile) == .completed(purchases: count))
        }
        for (name, content) in try profile.contents() {
            // The output has not reached a file that was opened with the number of a closed stream.
            let isLock = name.hasSuffix("lock")
            #expect(!isLock || content.isEmpty, "\(name)")
        }
        let library = try await profile.runInProcess(["library", "--json"])
        #expect(library.status == 0 && library.balance(of: "gems") == 120, "\(library.errors)")
    }

    @Test("a command whose output cannot be written exits with 74 and states that its work is done")
    func noRoom() async throws {
        let profile = try Profile()
        for words in [["buy", "gems.60"], ["products", "--json"], ["theme", "list"], ["--help"]] {
            let run = try await profile.runs(words, redirection: ">/dev/full", limit: 60)
            #expect(run.status == 74, "\(words)")
            #expect(run.errors.contains("No space left on device. The command's changes are kept."))
        }
        #expect(try CustomerRecordCounts(of: profile) == .completed(purchases: 1))
        let refused = try await profile.runs(
            ["buy", "gems.60", "--outcome", "decline"], redirection: ">/dev/full", limit: 60)
        #expect(refused.status == 1, "the purchase has the word")
    }
}

extension Profile {
    /// Runs the program on this profile with a time limit in seconds.
    func runs(
        _ arguments: [String], environment: [String: String] = [:], redirection: String = "",
        limit: Double = 60
    ) async throws -> KioskRun {
        try await KioskRun.of(
            arguments, in: folder, environment: environment, redirection: redirection,
            limit: limit)
    }
}
