import Foundation
import Glibc
import Synchronization

extension PtyProgram {
    /// The timeout of all waits; it is never reached in a successful test.
    private static let limit = Duration.seconds(60)

    /// Waits until a complete frame satisfies the condition.
    ///
    /// - Throws: ``PtyFailure`` with the screen, after 60 s, at the program's end, or if it sent a sequence that the
    ///   emulator does not know.
    @discardableResult
    package func waitForScreen(
        _ expectation: String = "the screen",
        _ isExpected: @escaping @Sendable (TerminalEmulator) -> Bool
    ) async throws -> TerminalEmulator {
        try await wait(for: expectation) { $0.screen.isFrameComplete && isExpected($0.screen) }
            .screen
    }

    /// Waits until a complete frame contains the text.
    @discardableResult
    package func waitForText(_ text: String) async throws -> TerminalEmulator {
        try await waitForScreen("“\(text)” on the screen") { $0.contains(text) }
    }

    /// Waits until the output satisfies the condition.
    package func waitForOutput(_ isExpected: @escaping @Sendable ([UInt8]) -> Bool) async throws {
        _ = try await wait(for: "the output") { isExpected($0.output) }
    }

    /// Waits until the program has ended and all of its output is read.
    package func waitForEnd() async throws -> ProcessStateChange {
        guard let end = try await wait(for: "the end", until: { $0.end != nil }).end else {
            throw PtyFailure("the end was not seen")
        }
        return end
    }

    /// Waits for the next change of the process, such as a stop.
    package func waitForChange(_ expected: ProcessStateChange) async throws {
        _ = try await wait(for: "\(expected)") { $0.changes.contains(expected) }
    }

    /// Waits for as long as a dialog must be displayed before it accepts a confirmation.
    package func waitForDialogGuard() async throws {
        try await runOnNewThread { [self] in read(for: Self.readingTime) }
    }

    /// Types keys that confirm the open purchase dialog until the purchase has begun.
    ///
    /// The dialog ignores a confirmation in the first 300 ms and one that follows another within
    /// 700 ms; keys that it ignored are typed again.
    package func confirmPurchase(typing keys: String = "\r") async throws {
        try await waitForDialogGuard()
        try await runOnNewThread { [self] in
            let deadline = ContinuousClock.now.advanced(by: Self.limit)
            while ContinuousClock.now < deadline {
                type(keys)
                let next = ContinuousClock.now.advanced(by: Self.retryInterval)
                repeat {
                    let screen = screen
                    if screen.isFrameComplete, !screen.contains("Cancel") { return }
                } while readAvailable(until: next)
            }
            throw PtyFailure("The dialog accepts no confirmation", screen, output: output)
        }
    }

    /// Longer than the time for which a dialog ignores confirmations.
    private static let readingTime = Duration.milliseconds(350)

    /// Longer than the time within which a second confirmation counts as a repetition, and than a slow machine takes
    /// for a frame.
    private static let retryInterval = Duration.seconds(5)

    /// Waits until the program sends nothing for two seconds.
    ///
    /// Only the test that an idle program sends nothing waits like this; every other test waits for
    /// a frame.
    ///
    /// - Throws: ``PtyFailure`` if the program still sends something after 60 s.
    package func waitUntilSilent() async throws {
        try await runOnNewThread { [self] in
            let deadline = ContinuousClock.now.advanced(by: Self.limit)
            while ContinuousClock.now < deadline {
                let before = output.count
                read(for: .seconds(2))
                if output.count == before { return }
            }
            throw PtyFailure("it never falls silent")
        }
    }

    private func read(for stretch: Duration) {
        let deadline = ContinuousClock.now.advanced(by: stretch)
        while ContinuousClock.now < deadline { _ = readAvailable(until: deadline) }
    }

    /// Types each piece after the previous one was read, so that they arrive in separate reads.
    ///
    /// - Returns: The time from the first to the last piece.
    @discardableResult
    package func typeApart(_ pieces: [[UInt8]]) async throws -> Duration {
        try await runOnNewThread { [self] in
            let start = ContinuousClock.now
            var elapsed = Duration.zero
            for piece in pieces {
                let before = bytesRead
                type(piece)
                elapsed = start.duration(to: .now)
                while let before, bytesRead == before, start.duration(to: .now) < Self.limit {
                    // The system does not signal a read; yielding lets the program make it.
                    sched_yield()
                }
            }
            return elapsed
        }
    }

    private func wait(
        for expectation: String, until isDone: @escaping @Sendable (Observed) -> Bool
    ) async throws -> Observed {
        try await runOnNewThread { [self] in
            let deadline = ContinuousClock.now.advanced(by: Self.limit)
            while true {
                let seen = observed.withLock { $0 }
                func failure(_ what: String) -> PtyFailure {
                    PtyFailure(what, seen.screen, output: seen.output)
                }
                if let unknown = seen.screen.unknown.first {
                    throw failure("The emulator does not know \(unknown)")
                }
                if isDone(seen) { return seen }
                if let end = seen.end { throw failure("\(end) while waiting for \(expectation)") }
                guard readAvailable(until: deadline) else {
                    throw failure("No \(expectation) after \(Self.limit)")
                }
            }
        }
    }
}
