import Glibc

/// Starts a program as the leader of a session whose terminal is given.
struct Spawn {
    let environment: [String: String]

    /// POSIX_SPAWN_SETSID of spawn.h, which is not imported.
    private static let newSession: Int16 = 0x80

    /// Starts it; the caller waits for its end.
    func start(_ command: [String], on terminal: Int32) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // A session leader's first terminal, opened by name, becomes the one that controls it.
        guard let name = ptsname(of: terminal) else { throw Failure("the terminal has no name") }
        posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        return try spawn(command, actions)
    }

    private func spawn(
        _ command: [String], _ actions: posix_spawn_file_actions_t
    ) throws -> pid_t {
        var (actions, attributes, process) = (actions, posix_spawnattr_t(), pid_t())
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Self.newSession)
        var arguments = command.map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in arguments + variables { free(text) } }
        let status = posix_spawnp(
            &process, command.first ?? "", &actions, &attributes, &arguments, &variables)
        guard status == 0 else {
            throw Failure("\(command.first ?? ""): \(String(cString: strerror(status)))")
        }
        return process
    }

    private func ptsname(of terminal: Int32) -> String? {
        var name = [CChar](repeating: 0, count: 128)
        guard ttyname_r(terminal, &name, name.count) == 0 else { return nil }
        return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
