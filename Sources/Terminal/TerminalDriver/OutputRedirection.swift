import CNCurses
import FoundationEssentials
import Glibc
package import TerminalGraphics

/// Redirects what libraries print to a file while the interface owns the terminal.
///
/// Standard output and error are redirected only if they are terminals; a stream that the user has redirected stays as
/// it is. A crash report is printed on the terminal, after the terminal is restored. Create it after the screen is
/// open, because the screen keeps its own descriptor.
package final class OutputRedirection {
    private let file: Int32
    private let start: off_t
    private var saved: [Int32: Int32] = [:]

    /// Returns nil if the file cannot be opened; then nothing is redirected. The file is created with mode 0600, opened
    /// for appending, and must not be a symbolic link.
    package init?(to path: String) {
        file = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { return nil }
        start = max(lseek(file, 0, SEEK_END), 0)
        for stream in [STDOUT_FILENO, STDERR_FILENO] where isatty(stream) == 1 { divert(stream) }
        let shownPath = SafeText(untrusted: path, limit: 400).string
        kiosk_tty_keep_stderr(
            saved[STDERR_FILENO] ?? -1,
            "kiosk stopped unexpectedly. Its last output is in \(shownPath)\n")
    }

    deinit {
        end()
        close(file)
    }

    private func divert(_ stream: Int32) {
        let copy = fcntl(stream, F_DUPFD_CLOEXEC, 3)
        guard copy >= 0 else { return }
        if dup2(file, stream) >= 0 { saved[stream] = copy } else { close(copy) }
    }

    /// Restores the streams; does nothing if they are restored already.
    package func end() {
        kiosk_tty_keep_stderr(-1, nil)
        fflush(nil)
        for (stream, copy) in saved {
            dup2(copy, stream)
            close(copy)
        }
        saved = [:]
    }

    /// Returns the last lines printed during the redirection, at most 40, as safe text.
    package func lines() -> [SafeText] {
        let end = lseek(file, 0, SEEK_END)
        let from = max(start, end - 16_384)
        guard end > from else { return [] }
        var bytes = [UInt8](repeating: 0, count: Int(end - from))
        let count = pread(file, &bytes, bytes.count, from)
        guard count > 0 else { return [] }
        let text = String(decoding: bytes[..<count], as: UTF8.self)
        return text.split(separator: "\n").suffix(40).map { SafeText(untrusted: String($0)) }
    }

    /// Ends the redirection and prints the redirected lines on standard error.
    package func endAndReplay() {
        end()
        for line in lines() { write(line.string + "\n") }
    }

    private func write(_ text: String) {
        var text = text
        text.withUTF8 { _ = Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
