import Glibc
import Synchronization

/// The process' own output, written at once and whole, past any buffer that a crash could lose.
enum StandardStream: Int32 {
    /// Results.
    case output = 1
    /// Everything else.
    case error = 2

    /// Why results did not all reach the disk that stdout leads to, by the system's number; 0 while they did.
    ///
    /// A process has one stdout, and who ends it is not who wrote to it.
    private static let lost = Atomic<Int32>(0)

    /// Writes all bytes; gives up where nobody reads any more, or where there is no room.
    func write(_ bytes: [UInt8]) {
        guard !FullWrite.write(bytes, to: rawValue), self == .output else { return }
        // Nobody to read it is no failure: `kiosk log | head`.
        if [ENOSPC, EDQUOT, EFBIG].contains(errno) {
            Self.lost.store(errno, ordering: .relaxed)
        }
    }

    /// The exit code of a command that ends with this one: 74 where its work is done and not all of it could be said.
    static func exitCode(_ code: Int32) -> Int32 {
        let number = lost.load(ordering: .relaxed)
        guard number != 0 else { return code }
        let reason = BoundedFileReader.failure(number).reason
        error.write(
            "kiosk: Not all of the output could be written: \(reason). What was done is done.\n")
        return code == 0 ? 74 : code
    }

    /// Whether somebody may still read it: false once the other end of a pipe is closed, or the terminal is gone.
    var isOpen: Bool {
        var polled = pollfd(fd: rawValue, events: 0, revents: 0)
        return poll(&polled, 1, 0) == 0
    }

    /// Whether the stream is a terminal.
    var isTerminal: Bool { isatty(rawValue) == 1 }

    /// The width of the terminal that the stream is; nil where it is none, or does not say.
    var columns: Int? {
        var size = winsize()
        guard isTerminal, ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0 else {
            return nil
        }
        return size.ws_col > 0 ? max(20, Int(size.ws_col)) : nil
    }

    /// Writes a text that is safe already.
    func write(_ text: String) { write(Array(text.utf8)) }
}
