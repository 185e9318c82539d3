import Dispatch
import Glibc

/// One child process with plain files for streams.
///
/// Foundation's `Process` is not used: it crashes when many threads start one at the same moment.
struct Spawn {
    /// What the system said instead of starting it.
    struct Failure: Error {
        let code: Int32
    }

    /// How it ended.
    enum End {
        case exited(Int32)
        case killed(Int32)
        case tookTooLong
    }

    private let process: pid_t

    /// Starts a program with the three files as its streams.
    ///
    /// Everything else that tests have open closes by itself: whoever opens something says so (`O_CLOEXEC`).
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
        process = try PtySpawn.spawn(arguments, environment: environment, &actions)
    }

    /// Lets so many seconds pass on this thread, and sends SIGKILL.
    ///
    /// Nobody has waited for it yet, so its number is still its own.
    func kill(after seconds: Double) {
        usleep(UInt32(max(0, seconds) * 1e6))
        Glibc.kill(process, SIGKILL)
    }

    /// Blocks the thread until it has ended; kills it after so many seconds.
    func wait(limit: Double) -> End {
        let process = process
        let began = ContinuousClock.now
        let alarm = DispatchWorkItem { Glibc.kill(process, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: alarm)
        // The number stays taken until the process is waited for, so the alarm meets nobody else.
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
