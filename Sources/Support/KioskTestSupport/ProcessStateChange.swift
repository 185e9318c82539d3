import Glibc

/// A state change of a process as waitpid(2) reports it.
package enum ProcessStateChange: Hashable, Sendable {
    case exit(Int32)
    case signal(Int32)
    case stop(Int32)
    case resumption

    /// Decodes a wait status; Swift cannot import the C macros for it.
    init(status: Int32) {
        let (low, high) = (status & 0x7F, (status >> 8) & 0xFF)
        self =
            status == 0xFFFF
            ? .resumption
            : status & 0xFF == 0x7F ? .stop(high) : low == 0 ? .exit(high) : .signal(low)
    }

    /// Whether the process has ended.
    var isEnd: Bool {
        switch self {
        case .exit, .signal: true
        case .stop, .resumption: false
        }
    }

    /// Writes each state change of a child as four bytes to the pipe, and closes the pipe after the last one.
    ///
    /// Blocks until the child has ended, and reaps it.
    static func report(of process: pid_t, to pipe: Int32) {
        while true {
            var status: Int32 = 0
            let found = waitpid(process, &status, WUNTRACED | WCONTINUED)
            if found < 0, errno == EINTR { continue }
            guard found == process else { break }
            _ = write(pipe, &status, MemoryLayout<Int32>.size)
            if ProcessStateChange(status: status).isEnd { break }
        }
        close(pipe)
    }
}
