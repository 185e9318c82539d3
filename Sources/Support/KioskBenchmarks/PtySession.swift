import Foundation
import Glibc
import KioskTestSupport
import TerminalGraphics

/// A program in a pseudo-terminal that answers terminal queries immediately and as xterm does, so that waiting for
/// answers does not distort the measurement.
final class PtySession {
    let process: pid_t
    /// The path of its terminal.
    let terminal: String
    /// The output of the program so far.
    private(set) var output: [UInt8] = []
    private let master: Int32
    private var queryReplies = TerminalQueryReplies()

    /// Starts the program, searching its path as a shell does.
    init(_ command: [String], environment: [String: String], size: Size) throws {
        var size = winsize(
            ws_row: UInt16(size.height), ws_col: UInt16(size.width), ws_xpixel: 0, ws_ypixel: 0)
        var name = [CChar](repeating: 0, count: 128)
        let (master, slave) = try ProcessLauncher.pair { openpty(&$0, &$1, &name, nil, &size) == 0 }
        defer { close(slave) }
        self.master = master
        terminal = String(
            decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        process = try ProcessLauncher.start(
            command[0], Array(command.dropFirst()), environment: environment, on: terminal)
    }

    deinit {
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
        close(master)
    }

    /// Reads until the condition is true for the bytes of this call; nil on a timeout in milliseconds, or if the
    /// program ends.
    @discardableResult
    func read(atMost limit: Double, until condition: (ArraySlice<UInt8>) -> Bool) -> [UInt8]? {
        let (watch, start) = (Stopwatch(), output.count)
        while !condition(output[start...]) {
            guard watch.milliseconds < limit, readOnce(timeout: limit - watch.milliseconds) else {
                return nil
            }
        }
        return Array(output[start...])
    }

    /// Reads until no bytes have arrived for a number of milliseconds; returns the number of bytes.
    @discardableResult
    func readUntilQuiet(for milliseconds: Double) -> Int {
        let start = output.count
        while readOnce(timeout: milliseconds) {}
        return output.count - start
    }

    /// Reads for a number of milliseconds; returns the number of bytes.
    @discardableResult
    func read(for milliseconds: Double) -> Int {
        let start = output.count
        _ = read(atMost: milliseconds) { _ in false }
        return output.count - start
    }

    /// Types bytes, and reads the output until no more bytes have arrived for a number of milliseconds.
    ///
    /// - Returns: The time of the last byte, and the number of bytes; nil if the first did not arrive within two
    ///   seconds.
    func answer(to bytes: [UInt8], quiet: Double = 12) -> (milliseconds: Double, bytes: Int)? {
        let start = output.count
        let watch = Stopwatch()
        type(bytes)
        guard readOnce(timeout: 2000) else { return nil }
        var time = watch.milliseconds
        while readOnce(timeout: quiet) { time = watch.milliseconds }
        return (time, output.count - start)
    }

    /// Types bytes.
    func type(_ bytes: [UInt8]) {
        _ = write(master, bytes, bytes.count)
    }

    private func readOnce(timeout: Double) -> Bool {
        var polled = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&polled, 1, Int32(max(timeout, 0).rounded(.up))) > 0 else { return false }
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let count = Glibc.read(master, &chunk, chunk.count)
        guard count > 0 else { return false }
        output += chunk[..<count]
        let answer = queryReplies.answers(to: chunk[..<count])
        if !answer.isEmpty { type(answer) }
        return true
    }
}
