import Glibc

extension StandardStream {
    /// Opens `/dev/null` in place of stdin, stdout and stderr where the process was started without them.
    ///
    /// The next file that is opened would get the free number otherwise, and take in what is printed.
    static func openWhatIsClosed() {
        for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
            // The lowest free number is the one that is missing.
            _ = open("/dev/null", O_RDWR)
        }
    }
}
