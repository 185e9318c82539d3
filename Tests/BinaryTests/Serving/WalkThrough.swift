import Foundation
import KioskFaults
import KioskManual
import KioskTestSupport
import Synchronization

/// The manual's walk-through of a shared store, in its own home folder. A shell runs each command there
/// verbatim except for the ports, which may be occupied.
final class WalkThrough: Sendable {
    /// Thrown if the manual does not have exactly one such command.
    struct AmbiguousCommand: Error {
        let beginning: String
    }

    private let folder: TemporaryFolder
    private let python: PythonEnvironment
    private let commands: [String]
    /// The ports used, by the ports that the manual names.
    private let ports: [String: String]
    private let used = Mutex<Set<String>>([])

    init() async throws {
        python = try await PythonEnvironment.value()
        folder = try TemporaryFolder()
        commands = try ManualArticle("shared-backend").block("walk").split(separator: "\n").map(
            String.init)
        ports = ["8484": try LoopbackPort.unused(), "8000": try LoopbackPort.unused()]
        try folder.write(
            try ManualArticle("apple-api").block("team_server.py"), to: "team_server.py")
    }

    /// The commands that have not been run yet.
    var unusedCommands: [String] {
        used.withLock { used in commands.filter { !used.contains($0) } }
    }

    /// The URL of the store.
    var url: String { "http://127.0.0.1:\(ports["8484"] ?? "")" }

    // MARK: Commands of the user

    /// Runs the only command of the manual with this prefix and waits for its end.
    ///
    /// - Parameter transaction: The replacement of `TRANSACTION`.
    func run(_ beginning: String, _ transaction: String = "") async throws -> KioskRun {
        let command = try command(beginning)
            .replacingOccurrences(of: "TRANSACTION", with: transaction)
        return try await shell(command)
    }

    /// Runs a command that is not in the manual, in the same folder.
    func shell(_ command: String) async throws -> KioskRun {
        try await KioskRun.of(
            ["-c", Self.home + command], program: "/bin/sh", in: folder, environment: environment)
    }

    /// Starts the command with this prefix in a terminal whose output is recorded.
    func start(_ beginning: String) throws -> RawProgram {
        try RawProgram("/bin/sh", try shell(of: beginning), in: folder, environment: environment)
    }

    /// Opens the shop with the command that has this prefix, in an emulated terminal.
    func open(_ beginning: String) async throws -> PtyProgram {
        let shop = try PtyProgram(
            "/bin/sh", try shell(of: beginning), in: folder, environment: environment)
        try await shop.waitForScreen("a store that has answered") {
            $0.contains("60 Gems") && !$0.contains("Loading")
        }
        return shop
    }

    /// Starts the store and waits until it reports that it is serving.
    func serve() async throws -> RawProgram {
        let store = try start("kiosk serve ")
        try await store.waitForOutput(containing: ", at \(url).")
        return store
    }

    /// Starts the team's server and waits until it listens.
    func team() async throws -> RawProgram {
        let team = try start("python3 ")
        try await team.waitForOutput(containing: "http://127.0.0.1:\(ports["8000"] ?? "")")
        return team
    }

    // MARK: Shell

    /// A home folder of a new user, without variables that locate the state.
    private static let home = "cd; unset XDG_STATE_HOME XDG_CONFIG_HOME; "

    private var environment: [String: String] {
        let scripts = URL(filePath: python.interpreter).deletingLastPathComponent().path
        return ["PATH": "\(BuiltProducts.folder):\(scripts):/usr/bin:/bin"]
    }

    /// The shell is replaced by the program, so that signals reach the program.
    private func shell(of beginning: String) throws -> [String] {
        ["-c", Self.home + "exec " + (try command(beginning))]
    }

    private func command(_ beginning: String) throws -> String {
        let found = commands.filter { $0.hasPrefix(beginning) }
        guard let command = found.first, found.count == 1 else {
            throw AmbiguousCommand(beginning: beginning)
        }
        used.withLock { _ = $0.insert(command) }
        return ports.reduce(command) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
    }
}
