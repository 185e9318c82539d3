import Glibc

/// The process' own output, written at once and whole, past any buffer that a crash could lose.
enum StandardStream: Int32 {
    /// Results.
    case output = 1
    /// Everything else.
    case error = 2

    /// Writes all bytes; gives up where nobody reads any more.
    func write(_ bytes: [UInt8]) {
        _ = WholeWrite.write(bytes, to: rawValue)
    }

    /// Whether somebody may still read it: false once the other end of a pipe is closed, or the terminal is gone.
    var isOpen: Bool {
        var polled = pollfd(fd: rawValue, events: 0, revents: 0)
        return poll(&polled, 1, 0) == 0
    }

    /// Whether somebody types on stdin.
    static var isTerminalInput: Bool { isatty(0) == 1 }

    /// The width of the terminal that the stream is; nil where it is none, or does not say.
    var columns: Int? {
        var size = winsize()
        guard isatty(rawValue) == 1, ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0 else {
            return nil
        }
        return size.ws_col > 0 ? max(20, Int(size.ws_col)) : nil
    }

    /// Writes a text that is safe already.
    func write(_ text: String) { write(Array(text.utf8)) }
}
