import Glibc

/// The modes of a terminal (termios), for comparisons.
package struct PtyModes: Hashable, Sendable, CustomStringConvertible {
    private let flags: [tcflag_t]
    private let keys: [cc_t]

    init(of descriptor: Int32) {
        var modes = termios()
        tcgetattr(descriptor, &modes)
        flags = [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
        keys = withUnsafeBytes(of: modes.c_cc) { Array($0) }
    }

    /// Whether input is line-buffered and echoed, as a shell requires.
    package var isCooked: Bool {
        flags[3] & tcflag_t(ICANON) != 0 && flags[3] & tcflag_t(ECHO) != 0
    }

    package var description: String {
        "flags \(flags.map { String($0, radix: 8) }), keys \(keys)"
    }
}
