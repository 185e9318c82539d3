import Foundation
import Glibc

/// A program in a pseudo-terminal whose bytes are only kept: for what an emulator would be too slow
/// for, or would rightly not understand.
package final class RawProgram: @unchecked Sendable {
    /// Its terminal.
    package let pty: Pty
    /// How the line was set before the program had it.
    package let modesBefore: PtyModes
    private let process: pid_t
    /// Guards what follows, and tells of news; the two threads below write.
    private let news = NSCondition()
    private var bytes: [UInt8] = []
    private var ended: PtyChange?

    /// Starts a program with its state in the folder; an empty value leaves a variable out.
    package init(
        _ path: String = BuiltProducts.kiosk, _ arguments: [String] = [],
        in folder: TemporaryFolder, environment: [String: String] = [:], width: Int = 100,
        height: Int = 28
    ) throws {
        pty = try Pty(width: width, height: height)
        modesBefore = pty.modes
        let base = KioskRun.base(folder.path).merging(["TERM": "xterm-256color"]) { $1 }
        process = try PtySpawn.start(
            path, arguments,
            environment: base.merging(environment) { $1 }.filter { !$0.value.isEmpty },
            on: pty.path)
        let (master, process) = (pty.master, process)
        Thread { [weak self] in
            var chunk = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                let count = read(master, &chunk, chunk.count)
                guard count > 0, let self else { return }
                tell { $0.bytes += chunk[..<count] }
            }
        }.start()
        Thread { [weak self] in
            var status: Int32 = 0
            while waitpid(process, &status, 0) < 0, errno == EINTR {}
            self?.tell { $0.ended = PtyChange(status: status) }
        }.start()
    }

    deinit {
        if ended == nil { kill(process, SIGKILL) }
        // The reading thread's descriptor ends with the terminal.
        pty.hangUp()
    }

    private func tell(_ change: (RawProgram) -> Void) {
        news.lock()
        change(self)
        news.broadcast()
        news.unlock()
    }

    /// Types text.
    package func type(_ text: String) { _ = write(pty.master, Array(text.utf8), text.utf8.count) }

    /// Sends a signal, as another process would.
    package func send(_ signal: Int32) { kill(process, signal) }

    /// Every byte that came so far.
    package var output: [UInt8] {
        news.lock()
        defer { news.unlock() }
        return bytes
    }

    /// Waits until the bytes from a place on satisfy the condition.
    package func output(
        from start: Int = 0, _ isExpected: @escaping @Sendable (ArraySlice<UInt8>) -> Bool
    ) async throws {
        try await wait("the output") { isExpected($0.bytes[min(start, $0.bytes.count)...]) }
    }

    /// Waits until a text has come.
    package func sends(_ text: String, from start: Int = 0) async throws {
        let wanted = Data(text.utf8)
        try await output(from: start) { Data($0).range(of: wanted) != nil }
    }

    /// Waits for the end.
    package func end() async throws -> PtyChange {
        try await wait("the end") { $0.ended != nil }
        return ended ?? .resumption
    }

    private func wait(
        _ expectation: String, until isDone: @escaping @Sendable (RawProgram) -> Bool
    ) async throws {
        try await onOwnThread { [self] in
            let deadline = Date(timeIntervalSinceNow: 60)
            news.lock()
            defer { news.unlock() }
            while !isDone(self) {
                if let ended, expectation != "the end" {
                    throw PtyFailure("\(ended) while waiting for \(expectation)")
                }
                guard news.wait(until: deadline) else {
                    throw PtyFailure("No \(expectation) after a minute")
                }
            }
        }
    }
}
