import Foundation
import Glibc

/// A pseudo-terminal: the program under test has the slave, the test is the person at the master.
final class Pty: @unchecked Sendable {
    // Sendable: the descriptors never change after init, and the kernel orders what is done to them.
    let master: Int32
    let slave: Int32
    let path: String

    init(width: Int = 40, height: Int = 10) throws {
        var (master, slave): (Int32, Int32) = (-1, -1)
        var name = [CChar](repeating: 0, count: 128)
        guard openpty(&master, &slave, &name, nil, nil) == 0 else { throw PtyError() }
        for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (self.master, self.slave) = (master, slave)
        path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        resize(width: width, height: height)
    }

    deinit {
        close(slave)
        close(master)
    }

    func resize(width: Int, height: Int) {
        var size = winsize(
            ws_row: UInt16(height), ws_col: UInt16(width), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    }

    /// Types bytes and waits until they can be read at the other end.
    func type(_ bytes: [UInt8], into descriptor: Int32) {
        _ = write(master, bytes, bytes.count)
        var readable = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&readable, 1, 5000)
    }

    /// All that was sent since the last call. A mark of our own is sent behind it, so that nothing
    /// has to be waited for by the clock.
    func output() -> String {
        let mark = Array("\u{0E}end\u{0F}".utf8)
        _ = write(slave, mark, mark.count)
        return readOutput { $0.count >= mark.count && Array($0.suffix(mark.count)) == mark }
            .map { String(decoding: $0.dropLast(mark.count), as: UTF8.self) } ?? ""
    }

    /// What arrives until all writers are gone or `isComplete` says so; nil after five seconds of
    /// silence.
    func readOutput(until isComplete: ([UInt8]) -> Bool) -> [UInt8]? {
        var all: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65536)
        while !isComplete(all) {
            var readable = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
            guard poll(&readable, 1, 5000) > 0 else { return nil }
            let count = read(master, &chunk, chunk.count)
            guard count > 0 else { return all }
            all += chunk[..<count]
        }
        return all
    }

    /// The terminal's modes as bytes, to compare.
    var modes: [UInt32] {
        var modes = termios()
        tcgetattr(slave, &modes)
        return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
    }
}

struct PtyError: Error {}

/// Runs work that blocks on a thread of its own, away from the pool that all tests share.
func onThread<Result: Sendable>(
    _ work: @escaping @Sendable () throws -> Result
) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
        Thread { continuation.resume(with: Swift.Result(catching: work)) }.start()
    }
}
