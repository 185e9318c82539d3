import Foundation
import Glibc
import KioskTestSupport
import TerminalGraphics

/// A program in a pseudo-terminal that answers questions as xterm does, and at once, so that nobody is measured
/// waiting for an answer.
final class PtySession {
    let process: pid_t
    /// The path of its terminal.
    let terminal: String
    /// All that the program has written so far.
    private(set) var output: [UInt8] = []
    private let master: Int32
    private var answered = TerminalAnswers()

    /// Starts the program; its path is looked up as a shell would.
    init(_ command: [String], environment: [String: String], size: Size) throws {
        var size = winsize(
            ws_row: UInt16(size.height), ws_col: UInt16(size.width), ws_xpixel: 0, ws_ypixel: 0)
        var name = [CChar](repeating: 0, count: 128)
        let (master, slave) = try PtySpawn.pair { openpty(&$0, &$1, &name, nil, &size) == 0 }
        defer { close(slave) }
        self.master = master
        terminal = String(
            decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        process = try PtySpawn.start(
            command[0], Array(command.dropFirst()), environment: environment, on: terminal)
    }

    deinit {
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
        close(master)
    }

    /// Reads until the condition holds of the bytes that came in this call; nil when so many milliseconds pass
    /// without it, or the program ends.
    @discardableResult
    func read(atMost limit: Double, until condition: (ArraySlice<UInt8>) -> Bool) -> [UInt8]? {
        let (watch, start) = (Stopwatch(), output.count)
        while !condition(output[start...]) {
            guard watch.milliseconds < limit, readOnce(patience: limit - watch.milliseconds) else {
                return nil
            }
        }
        return Array(output[start...])
    }

    /// Reads until nothing has come for so many milliseconds; returns how many bytes came.
    @discardableResult
    func readUntilQuiet(for milliseconds: Double) -> Int {
        let start = output.count
        while readOnce(patience: milliseconds) {}
        return output.count - start
    }

    /// Reads for so many milliseconds, whatever comes; returns how many bytes came.
    @discardableResult
    func read(for milliseconds: Double) -> Int {
        let start = output.count
        _ = read(atMost: milliseconds) { _ in false }
        return output.count - start
    }

    /// Types bytes, and reads what answers them until nothing more has come for so many milliseconds.
    ///
    /// - Returns: When the last byte of the answer came, and how many there were; nil when none came in two seconds.
    func answer(to bytes: [UInt8], quiet: Double = 12) -> (milliseconds: Double, bytes: Int)? {
        let start = output.count
        let watch = Stopwatch()
        type(bytes)
        guard readOnce(patience: 2000) else { return nil }
        var time = watch.milliseconds
        while readOnce(patience: quiet) { time = watch.milliseconds }
        return (time, output.count - start)
    }

    /// Types bytes.
    func type(_ bytes: [UInt8]) {
        _ = write(master, bytes, bytes.count)
    }

    private func readOnce(patience: Double) -> Bool {
        var polled = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&polled, 1, Int32(max(patience, 0).rounded(.up))) > 0 else { return false }
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let count = Glibc.read(master, &chunk, chunk.count)
        guard count > 0 else { return false }
        output += chunk[..<count]
        let answer = answered.answers(to: chunk[..<count])
        if !answer.isEmpty { type(answer) }
        return true
    }
}
