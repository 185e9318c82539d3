import Foundation
import Glibc
import Synchronization

extension PtyProgram {
    /// How long anything may take before a test fails: never waited for where things work.
    private static let limit = Duration.seconds(20)

    /// Waits until a whole frame satisfies the condition.
    ///
    /// - Throws: ``PtyFailure`` with the screen, after 20 s, at the program's end, or when it has sent
    ///   something that the emulator does not know.
    @discardableResult
    package func screen(
        _ expectation: String = "the screen",
        _ isExpected: @escaping @Sendable (TerminalEmulator) -> Bool
    ) async throws -> TerminalEmulator {
        try await wait(for: expectation) { $0.screen.isWhole && isExpected($0.screen) }.screen
    }

    /// Waits until a whole frame shows the text.
    @discardableResult
    package func shows(_ text: String) async throws -> TerminalEmulator {
        try await screen("“\(text)” on the screen") { $0.contains(text) }
    }

    /// Waits until all that the program has sent satisfies the condition.
    package func output(_ isExpected: @escaping @Sendable ([UInt8]) -> Bool) async throws {
        _ = try await wait(for: "the output") { isExpected($0.output) }
    }

    /// Waits until the program has ended, with all that it has sent.
    package func end() async throws -> PtyChange {
        guard let end = try await wait(for: "the end", until: { $0.end != nil }).end else {
            throw PtyFailure("the end was not seen")
        }
        return end
    }

    /// Waits for the next change of the process, such as a stop.
    package func change(_ expected: PtyChange) async throws {
        _ = try await wait(for: "\(expected)") { $0.changes.contains(expected) }
    }

    /// Lets so many milliseconds pass, for guards that count them: a person reads what is shown.
    ///
    /// - Returns: What the program sent meanwhile; an idle one sends nothing.
    @discardableResult
    package func reads(forMilliseconds milliseconds: Int) async throws -> [UInt8] {
        try await onOwnThread { [self] in
            let before = output.count
            let deadline = ContinuousClock.now.advanced(by: .milliseconds(milliseconds))
            while ContinuousClock.now < deadline { _ = takeNews(until: deadline) }
            return Array(output[before...])
        }
    }

    /// Types each piece after the one before has been read, so that they arrive in separate reads.
    ///
    /// - Returns: How long it took from the first to the last.
    @discardableResult
    package func typeApart(_ pieces: [[UInt8]]) async throws -> Duration {
        try await onOwnThread { [self] in
            let start = ContinuousClock.now
            var elapsed = Duration.zero
            for piece in pieces {
                let before = bytesRead
                type(piece)
                elapsed = start.duration(to: .now)
                while let before, bytesRead == before, start.duration(to: .now) < Self.limit {
                    // Nothing tells of a read; the program needs the processor to make it.
                    sched_yield()
                }
            }
            return elapsed
        }
    }

    private func wait(
        for expectation: String, until isDone: @escaping @Sendable (Seen) -> Bool
    ) async throws -> Seen {
        try await onOwnThread { [self] in
            let deadline = ContinuousClock.now.advanced(by: Self.limit)
            while true {
                let seen = seen.withLock { $0 }
                func failure(_ what: String) -> PtyFailure {
                    PtyFailure(what, seen.screen, output: seen.output)
                }
                if let unknown = seen.screen.unknown.first {
                    throw failure("The emulator does not know \(unknown)")
                }
                if isDone(seen) { return seen }
                if let end = seen.end { throw failure("\(end) while waiting for \(expectation)") }
                guard takeNews(until: deadline) else {
                    throw failure("No \(expectation) after \(Self.limit)")
                }
            }
        }
    }
}
