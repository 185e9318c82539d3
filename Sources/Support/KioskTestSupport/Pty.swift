import Dispatch
import Foundation
import Glibc
import Synchronization

/// A pseudo-terminal: the tested program has the slave, and the test acts as the user at the master.
package final class Pty: Sendable {
    /// The slave's path.
    package let path: String
    private let ends: Mutex<Ends>

    private struct Ends {
        var master: Int32
        var slave: Int32
    }

    /// Creates a terminal of a given size, which is not yet used by a process.
    package init(width: Int = 40, height: Int = 10) throws {
        var name = [CChar](repeating: 0, count: 128)
        let (master, slave) = try ProcessLauncher.pair { openpty(&$0, &$1, &name, nil, nil) == 0 }
        ends = Mutex(Ends(master: master, slave: slave))
        path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        resize(width: width, height: height)
    }

    deinit { hangUp() }

    /// The user's end; -1 after a hang-up.
    package var master: Int32 { ends.withLock { $0.master } }

    /// The program's end, which the test keeps open so that it can read the modes after the program has ended.
    package var slave: Int32 { ends.withLock { $0.slave } }

    /// Changes the terminal's size; the kernel signals the foreground programs.
    package func resize(width: Int, height: Int) {
        var size = winsize(
            ws_row: UInt16(height), ws_col: UInt16(width), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    }

    /// Closes both ends, as closing the terminal's window does.
    package func hangUp() {
        ends.withLock { ends in
            for end in [ends.slave, ends.master] where end >= 0 { close(end) }
            ends = Ends(master: -1, slave: -1)
        }
    }

    /// Types bytes and waits until they can be read at the other end.
    package func type(_ bytes: [UInt8], into descriptor: Int32) {
        _ = write(master, bytes, bytes.count)
        var readable = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&readable, 1, 5000)
    }

    /// Returns the output since the last call. A marker is written behind it, so that its end is detected without a
    /// timeout.
    package func output() -> String {
        let mark = Array("\u{0E}end\u{0F}".utf8)
        _ = write(slave, mark, mark.count)
        return readOutput { $0.count >= mark.count && Array($0.suffix(mark.count)) == mark }
            .map { String(decoding: $0.dropLast(mark.count), as: UTF8.self) } ?? ""
    }

    /// The result of a reading thread.
    private final class ReadBytes: Sendable {
        let bytes = Mutex<[UInt8]>([])
    }

    /// Returns the output of a body. Another thread reads it concurrently, since it may exceed the kernel's buffer.
    package func output(during body: () throws -> Void) throws -> [UInt8] {
        let mark = Array("\u{0E}end\u{0F}".utf8)
        let found = ReadBytes()
        let isDone = DispatchSemaphore(value: 0)
        Thread { [self] in
            let all = readOutput { $0.count >= mark.count && Array($0.suffix(mark.count)) == mark }
            found.bytes.withLock { $0 = Array((all ?? []).dropLast(mark.count)) }
            isDone.signal()
        }.start()
        let result = Result { try body() }
        _ = write(slave, mark, mark.count)
        isDone.wait()
        try result.get()
        return found.bytes.withLock { $0 }
    }

    /// Reads until all writers are gone or `isComplete` returns true; nil after five seconds without output.
    package func readOutput(until isComplete: ([UInt8]) -> Bool) -> [UInt8]? {
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

    /// The current modes of the terminal, as a shell would find them.
    package var modes: PtyModes { PtyModes(of: slave) }
}
