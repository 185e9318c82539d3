import Glibc

/// Ends a command that was asked to stop, after it has put away what it must not leave behind.
///
/// The signals are blocked and waited for by the main thread: a handler could not remove a folder.
struct StopSignals {
    private var signals = sigset_t()

    /// Keeps SIGINT, SIGTERM, SIGHUP and SIGQUIT from the process, where the parent did not have them ignored; to be
    /// called before there is a second thread.
    init() {
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] where !Self.isIgnored(signal) {
            sigaddset(&signals, signal)
        }
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// Waits for one of them.
    func wait() -> Int32 {
        var signals = signals
        var signal: Int32 = 0
        while sigwait(&signals, &signal) != 0 {}
        return signal
    }

    /// Ends the process as the signal would have.
    func end(by signal: Int32) -> Never {
        var signals = signals
        Glibc.signal(signal, SIG_DFL)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(signal)
        exit(128 + signal)
    }

    private static func isIgnored(_ signal: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(signal, nil, &action) == 0 else { return false }
        // SIG_IGN is the number 1 in the place of a function, which cannot be compared as one.
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    }
}
