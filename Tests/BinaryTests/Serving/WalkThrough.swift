import Foundation
import KioskFaults
import KioskManual
import KioskTestSupport
import Synchronization

/// The manual's walk through a shared store, in a home folder of its own: each command is run there by a shell, letter for
/// letter but for the ports, which others may have.
final class WalkThrough: Sendable {
    /// The manual has no such command, or several.
    struct NotOne: Error {
        let beginning: String
    }

    private let folder: TemporaryFolder
    private let python: PythonEnvironment
    private let commands: [String]
    /// By those that the manual names.
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

    /// The commands that nobody has run yet.
    var left: [String] { used.withLock { used in commands.filter { !used.contains($0) } } }

    /// Where the store listens.
    var url: String { "http://127.0.0.1:\(ports["8484"] ?? "")" }

    // MARK: What a person types

    /// Runs the one command of the manual that begins so, to its end.
    ///
    /// - Parameter transaction: What is typed for `TRANSACTION`.
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

    /// Starts the one that begins so in a terminal whose bytes are kept.
    func start(_ beginning: String) throws -> RawProgram {
        try RawProgram("/bin/sh", try shell(of: beginning), in: folder, environment: environment)
    }

    /// Opens the shop of the one that begins so, in a terminal that is looked at.
    func open(_ beginning: String) async throws -> PtyProgram {
        let shop = try PtyProgram(
            "/bin/sh", try shell(of: beginning), in: folder, environment: environment)
        try await shop.screen("a store that has answered") {
            $0.contains("60 Gems") && !$0.contains("Loading")
        }
        return shop
    }

    /// Starts the store, and waits until it says that it serves.
    func serve() async throws -> RawProgram {
        let store = try start("kiosk serve ")
        try await store.sends(", at \(url).")
        return store
    }

    /// Starts the team's server, and waits until it listens.
    func team() async throws -> RawProgram {
        let team = try start("python3 ")
        try await team.sends("http://127.0.0.1:\(ports["8000"] ?? "")")
        return team
    }

    // MARK: The shell

    /// A home as a stranger has it: nothing says where state belongs.
    private static let home = "cd; unset XDG_STATE_HOME XDG_CONFIG_HOME; "

    private var environment: [String: String] {
        let scripts = URL(filePath: python.interpreter).deletingLastPathComponent().path
        return ["PATH": "\(BuiltProducts.folder):\(scripts):/usr/bin:/bin"]
    }

    /// The shell becomes the program, so that it is the program that is stopped.
    private func shell(of beginning: String) throws -> [String] {
        ["-c", Self.home + "exec " + (try command(beginning))]
    }

    private func command(_ beginning: String) throws -> String {
        let found = commands.filter { $0.hasPrefix(beginning) }
        guard let command = found.first, found.count == 1 else {
            throw NotOne(beginning: beginning)
        }
        used.withLock { _ = $0.insert(command) }
        return ports.reduce(command) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
    }
}
