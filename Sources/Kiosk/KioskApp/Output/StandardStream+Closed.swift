import Glibc

extension StandardStream {
    /// Opens `/dev/null` as stdin, stdout and stderr if the process was started without them.
    ///
    /// Otherwise the next file that is opened would get the free descriptor and receive what is printed.
    static func openWhatIsClosed() {
        for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
            // `open` returns the lowest free descriptor, which is the missing one.
            _ = open("/dev/null", O_RDWR)
        }
    }
}
