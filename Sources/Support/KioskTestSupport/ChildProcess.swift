import Dispatch
import Glibc

/// A child process with plain files as its streams.
///
/// It replaces Foundation's `Process`, which crashes if many threads start processes simultaneously.
struct ChildProcess {
    /// The error of the system if the process cannot be started.
    struct Failure: Error {
        let code: Int32
    }

    /// How the process ended.
    enum Termination {
        case exited(Int32)
        case killed(Int32)
        case tookTooLong
    }

    private let process: pid_t

    /// Starts a program with the three files as its streams.
    ///
    /// It does not inherit other descriptors of the tests, since all are opened with `O_CLOEXEC`.
    init(
        _ arguments: [String], environment: [String: String], input: String, output: String,
        errors: String
    ) throws(Failure) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_APPEND, 0)
        posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_APPEND, 0)
        process = try ProcessLauncher.spawn(arguments, environment: environment, &actions)
    }

    /// Sleeps on this thread, and then sends SIGKILL.
    ///
    /// The process is not reaped yet, so its id cannot belong to another process.
    func kill(after seconds: Double) {
        usleep(UInt32(max(0, seconds) * 1e6))
        Glibc.kill(process, SIGKILL)
    }

    /// Blocks the thread until the process ends; kills it after the limit in seconds.
    func wait(limit: Double) -> Termination {
        let process = process
        let began = ContinuousClock.now
        let alarm = DispatchWorkItem { Glibc.kill(process, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: alarm)
        // The process id stays reserved until the process is reaped, so the alarm cannot kill another one.
        var info = siginfo_t()
        while waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
        alarm.cancel()
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        if signal == 0 { return .exited(status >> 8 & 0xFF) }
        let isLate = began.duration(to: .now) >= .seconds(limit)
        return signal == SIGKILL && isLate ? .tookTooLong : .killed(signal)
    }
}
