import Foundation
import Glibc

/// A program in a pseudo-terminal whose output is only stored, for output that the emulator would process too slowly or
/// does not support.
package final class RawProgram: @unchecked Sendable {
    /// Its terminal.
    package let pty: Pty
    /// The modes of the terminal before the program started.
    package let modesBefore: PtyModes
    private let process: pid_t
    /// Protects the following properties and signals their changes; the two threads below write them.
    private let condition = NSCondition()
    private var bytes: [UInt8] = []
    private var ended: ProcessStateChange?

    /// Starts a program with its state in the folder; an empty value removes an environment variable.
    package init(
        _ path: String = BuiltProducts.kiosk, _ arguments: [String] = [],
        in folder: TemporaryFolder, environment: [String: String] = [:], width: Int = 100,
        height: Int = 28
    ) throws {
        pty = try Pty(width: width, height: height)
        modesBefore = pty.modes
        let base = KioskRun.baseEnvironment(folder.path).merging(["TERM": "xterm-256color"]) { $1 }
        process = try ProcessLauncher.start(
            path, arguments,
            environment: base.merging(environment) { $1 }.filter { !$0.value.isEmpty },
            on: pty.path)
        let (master, process) = (pty.master, process)
        Thread { [weak self] in
            var chunk = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                let count = read(master, &chunk, chunk.count)
                guard count > 0, let self else { return }
                update { $0.bytes += chunk[..<count] }
            }
        }.start()
        Thread { [weak self] in
            var status: Int32 = 0
            while waitpid(process, &status, 0) < 0, errno == EINTR {}
            self?.update { $0.ended = ProcessStateChange(status: status) }
        }.start()
    }

    deinit {
        if ended == nil { kill(process, SIGKILL) }
        // The hang-up ends the reading thread.
        pty.hangUp()
    }

    private func update(_ change: (RawProgram) -> Void) {
        condition.lock()
        change(self)
        condition.broadcast()
        condition.unlock()
    }

    /// Types text.
    package func type(_ text: String) { _ = write(pty.master, Array(text.utf8), text.utf8.count) }

    /// Sends a signal, as another process would.
    package func send(_ signal: Int32) { kill(process, signal) }

    /// The output so far.
    package var output: [UInt8] {
        condition.lock()
        defer { condition.unlock() }
        return bytes
    }

    /// Waits until the output from an index on satisfies the condition.
    package func waitForOutput(
        from start: Int = 0, _ isExpected: @escaping @Sendable (ArraySlice<UInt8>) -> Bool
    ) async throws {
        try await wait("the output") { isExpected($0.bytes[min(start, $0.bytes.count)...]) }
    }

    /// Waits until the output contains a text.
    package func waitForOutput(containing text: String, from start: Int = 0) async throws {
        let wanted = Data(text.utf8)
        try await waitForOutput(from: start) { Data($0).range(of: wanted) != nil }
    }

    /// Waits until the program ends.
    package func waitForEnd() async throws -> ProcessStateChange {
        try await wait("the end") { $0.ended != nil }
        return ended ?? .resumption
    }

    private func wait(
        _ expectation: String, until isDone: @escaping @Sendable (RawProgram) -> Bool
    ) async throws {
        try await runOnNewThread { [self] in
            let deadline = Date(timeIntervalSinceNow: 60)
            condition.lock()
            defer { condition.unlock() }
            while !isDone(self) {
                if let ended, expectation != "the end" {
                    throw PtyFailure("\(ended) while waiting for \(expectation)")
                }
                guard condition.wait(until: deadline) else {
                    throw PtyFailure("No \(expectation) after a minute")
                }
            }
        }
    }
}
