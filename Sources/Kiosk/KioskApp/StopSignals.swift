import Glibc

/// Ends a command after a signal, once its temporary state has been removed.
///
/// The signals are blocked and the main thread waits for them, because a signal handler could not remove a folder.
struct StopSignals {
    private var signals = sigset_t()

    /// Blocks SIGINT, SIGTERM, SIGHUP and SIGQUIT, except those that the process inherited as ignored.
    ///
    /// Create it before the second thread starts.
    init() {
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] where !Self.isIgnored(signal) {
            sigaddset(&signals, signal)
        }
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// Waits for one of the signals.
    func wait() -> Int32 {
        var signals = signals
        var signal: Int32 = 0
        while sigwait(&signals, &signal) != 0 {}
        return signal
    }

    /// Ends the process as the signal would have done by default.
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
        // SIG_IGN is the integer 1 in place of a function pointer, which cannot be compared as a function.
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    }
}
