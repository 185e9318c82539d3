import Glibc
import Synchronization

/// The process's own output, written immediately and unbuffered, so that a crash loses nothing.
enum StandardStream: Int32 {
    /// Results.
    case output = 1
    /// Everything else.
    case error = 2

    /// The `errno` of the write to a disk that lost results; 0 if none were lost.
    ///
    /// It is global, because a process has one stdout, and the code that exits is not the code that wrote.
    private static let lost = Atomic<Int32>(0)

    /// Writes all bytes; gives up if the reader has closed the stream, or the disk is full.
    func write(_ bytes: [UInt8]) {
        guard !FileDescriptorWriter.write(bytes, to: rawValue), self == .output else { return }
        // A closed reader is not a failure: `kiosk log | head`.
        if [ENOSPC, EDQUOT, EFBIG].contains(errno) {
            Self.lost.store(errno, ordering: .relaxed)
        }
    }

    /// Returns the exit code of the process for that of a command: 74 if the command succeeded but its results were
    /// lost.
    static func exitCode(_ code: Int32) -> Int32 {
        let number = lost.load(ordering: .relaxed)
        guard number != 0 else { return code }
        let reason = BoundedFileReader.failure(number).reason
        error.write(
            "kiosk: Not all of the output could be written: \(reason). The command's changes are kept.\n"
        )
        return code == 0 ? 74 : code
    }

    /// Whether the output can still be read: false once the other end of a pipe is closed, or the terminal is gone.
    var isOpen: Bool {
        var polled = pollfd(fd: rawValue, events: 0, revents: 0)
        return poll(&polled, 1, 0) == 0
    }

    /// Whether the stream is a terminal.
    var isTerminal: Bool { isatty(rawValue) == 1 }

    /// The width of the terminal; nil if the stream is not a terminal, or the width is unknown.
    var columns: Int? {
        var size = winsize()
        guard isTerminal, ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0 else {
            return nil
        }
        return size.ws_col > 0 ? max(20, Int(size.ws_col)) : nil
    }

    /// Writes a text that is safe for a terminal already.
    func write(_ text: String) { write(Array(text.utf8)) }
}

extension StandardStream {
    /// Opens `/dev/null` as stdin, stdout and stderr if the process was started without them.
    ///
    /// Otherwise the next file that is opened would get the free descriptor and receive what is printed.
    static func openClosedStreams() {
        for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
            // `open` returns the lowest free descriptor, which is the missing one.
            _ = open("/dev/null", O_RDWR)
        }
    }
}
