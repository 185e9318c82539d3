import Foundation
import Glibc
import Synchronization

/// A program in a pseudo-terminal, with a terminal emulator that maintains its screen.
///
/// Its output is read while a test waits; the program is killed on deinitialization.
package final class PtyProgram: Sendable {
    /// Its terminal.
    package let pty: Pty
    /// The modes of the terminal before the program started.
    package let modesBefore: PtyModes
    private let process: pid_t
    private let changes: Int32
    private let folder: TemporaryFolder
    let observed: Mutex<Observed>

    /// The output of the program so far.
    struct Observed: Sendable {
        var screen: TerminalEmulator
        var output: [UInt8] = []
        var changes: [ProcessStateChange] = []

        /// How the program ended; nil while it runs.
        var end: ProcessStateChange? { changes.last.flatMap { $0.isEnd ? $0 : nil } }
    }

    /// Starts a program with its state in the folder.
    ///
    /// - Parameter environment: Variables in addition to those of a ``KioskRun``; an empty value removes a variable.
    package init(
        _ path: String = BuiltProducts.kiosk, _ arguments: [String] = [],
        in folder: TemporaryFolder, environment: [String: String] = [:], width: Int = 100,
        height: Int = 28
    ) throws {
        pty = try Pty(width: width, height: height)
        _ = fcntl(pty.master, F_SETFL, O_NONBLOCK)
        modesBefore = pty.modes
        self.folder = folder
        observed = Mutex(Observed(screen: TerminalEmulator(width: width, height: height)))
        let base = KioskRun.baseEnvironment(folder.path).merging(["TERM": "xterm-256color"]) { $1 }
        let (reading, writing) = try ProcessLauncher.pair { first, second in
            var ends: [Int32] = [-1, -1]
            defer { (first, second) = (ends[0], ends[1]) }
            return pipe(&ends) == 0
        }
        changes = reading
        process = try ProcessLauncher.start(
            path, arguments,
            environment: base.merging(environment) { $1 }.filter { !$0.value.isEmpty },
            on: pty.path)
        let process = process
        Thread { ProcessStateChange.report(of: process, to: writing) }.start()
    }

    /// The process id.
    package var processID: Int32 { process }

    deinit {
        if observed.withLock({ $0.end == nil }) { kill(process, SIGKILL) }
        // The pipe closes when the process ends; its folder can be removed after that.
        var status: Int32 = 0
        while read(changes, &status, MemoryLayout<Int32>.size) > 0 {}
        close(changes)
    }

    // MARK: Input

    /// Types text, in one write.
    package func type(_ text: String) { type(Array(text.utf8)) }

    /// Types bytes, in one write.
    package func type(_ bytes: [UInt8]) {
        _ = write(pty.master, bytes, bytes.count)
    }

    /// The number of bytes that the program has read from any file; nil if the system does not report it.
    var bytesRead: Int? {
        let facts = try? String(contentsOfFile: "/proc/\(process)/io", encoding: .utf8)
        return facts?.split(separator: "\n").first.flatMap { Int($0.dropFirst("rchar: ".count)) }
    }

    /// Changes the terminal's size.
    package func resize(width: Int, height: Int) {
        observed.withLock { $0.screen.resize(width: width, height: height) }
        pty.resize(width: width, height: height)
    }

    /// Sends a signal, as another process would.
    package func send(_ signal: Int32) { kill(process, signal) }

    // MARK: Output

    /// The screen after the output read so far.
    package var screen: TerminalEmulator { observed.withLock { $0.screen } }

    /// The output read so far.
    package var output: [UInt8] { observed.withLock { $0.output } }

    /// Reads the available output, and waits for it until the deadline.
    ///
    /// - Returns: False if the deadline passed without output.
    func readAvailable(until deadline: ContinuousClock.Instant) -> Bool {
        var news = [pty.master, changes].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
        let ready = poll(&news, 2, Int32(max(left.rounded(.up), 0)))
        guard ready > 0 else { return ready < 0 && errno == EINTR }
        if news[1].revents != 0 { readChange() }
        // Also read after the end, so that the last output is included.
        readOutput()
        return true
    }

    private func readChange() {
        var status: Int32 = 0
        guard read(changes, &status, MemoryLayout<Int32>.size) > 0 else { return }
        observed.withLock { $0.changes.append(ProcessStateChange(status: status)) }
    }

    private func readOutput() {
        var chunk = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = read(pty.master, &chunk, chunk.count)
            guard count > 0 else { return }
            observed.withLock { seen in
                seen.output += chunk[..<count]
                seen.screen.feed(chunk[..<count])
            }
        }
    }
}
