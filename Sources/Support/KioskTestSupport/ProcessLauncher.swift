package import Glibc
import Synchronization

/// Starts processes, optionally in a new session with a pseudo-terminal as the controlling terminal.
package enum ProcessLauncher {
    /// Locked while an inheritable descriptor is open, and while a process is started: a terminal inherited by another
    /// test's process would never hang up.
    private static let spawning = Mutex(())

    /// Opens two descriptors that are not inherited.
    package static func pair(_ open: (inout Int32, inout Int32) -> Bool) throws -> (Int32, Int32) {
        var ends: (Int32, Int32) = (-1, -1)
        try spawning.withLock { _ in
            guard open(&ends.0, &ends.1) else {
                throw PtyFailure("nothing can be opened: \(String(cString: strerror(errno)))")
            }
            for end in [ends.0, ends.1] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        }
        return ends
    }

    /// Starts a program, searching its path as a shell does, with its streams connected to a terminal.
    ///
    /// - Returns: The process id.
    package static func start(
        _ path: String, _ arguments: [String], environment: [String: String], on terminal: String
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // The first terminal that a session leader opens becomes its controlling terminal.
        posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        do {
            return try spawn(
                [path] + arguments, environment: environment, &actions, flags: newSession)
        } catch {
            throw PtyFailure("\(path) cannot be started: \(String(cString: strerror(error.code)))")
        }
    }

    /// POSIX_SPAWN_SETSID is a macro that Swift does not import.
    private static let newSession: Int16 = 0x80

    /// Starts a program, searching its path as a shell does, with default signal handling, even if the test runner was
    /// started with blocked or ignored signals (nohup, a CI).
    static func spawn(
        _ command: [String], environment: [String: String],
        _ actions: inout posix_spawn_file_actions_t, flags: Int16 = 0
    ) throws(ChildProcess.Failure) -> pid_t {
        var attributes = try cleanAttributes(flags)
        defer { posix_spawnattr_destroy(&attributes) }
        var process: pid_t = 0
        let environment = environment.map { "\($0.key)=\($0.value)" }
        let code = withStrings(command) { arguments in
            withStrings(environment) { environment in
                spawning.withLock { _ in
                    posix_spawnp(
                        &process, command.first ?? "", &actions, &attributes, arguments,
                        environment)
                }
            }
        }
        guard code == 0 else { throw ChildProcess.Failure(code: code) }
        return process
    }

    private static func cleanAttributes(
        _ flags: Int16
    ) throws(ChildProcess.Failure) -> posix_spawnattr_t {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        var signals = sigset_t()
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        let clean = Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK)
        let code = posix_spawnattr_setflags(&attributes, flags | clean)
        guard code == 0 else { throw ChildProcess.Failure(code: code) }
        return attributes
    }

    private static func withStrings<Result>(
        _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let copies = strings.map { strdup($0) }
        defer { copies.forEach { free($0) } }
        return body(copies + [nil])
    }
}
