import Foundation
import KioskTestSupport

/// All that some runs of the program, one after the other on one profile, did to their files and said.
package struct Recording: Sendable {
    /// What the runs were for.
    package let name: String
    /// What happened, in order.
    package let changes: [RecordedChange]
    /// The folder in which it happened.
    let root: String
    /// The program that ran.
    let program: String

    /// The recorder missed something, or the program failed.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// Runs the commands and records them.
    ///
    /// - Parameter input: What each command reads on stdin.
    /// - Throws: ``Failure`` where a command fails, or where the files are not what the recorded changes make of them.
    package static func of(
        _ name: String, _ commands: [RecordedCommand], program: String = BuiltProducts.kiosk
    ) async throws -> Recording {
        let (profile, logs) = (try Profile(program: program), try TemporaryFolder())
        let log = try logs.write("", to: "log")
        for command in commands { try await run(command, profile, log) }
        let bytes = Array(try Data(contentsOf: URL(filePath: log)))
        let recording = Recording(
            name: name, changes: try RecordingReader.changes(in: bytes),
            root: profile.folder.path, program: program)
        try recording.expectComplete(profile)
        return recording
    }

    private static func run(
        _ command: RecordedCommand, _ profile: Profile, _ log: String
    ) async throws {
        let words = try command.words(profile)
        let file = try FileHandle(forWritingTo: URL(filePath: log))
        try file.seekToEnd()
        try file.write(contentsOf: RecordingReader.command(words))
        try file.close()
        let run = try await KioskRun.of(
            words, program: profile.program, in: profile.folder,
            environment: environment(command, profile, log), input: command.input)
        guard run.status == command.status || command.lastChange != nil && run.status == 137 else {
            throw Failure(description: "\(words): exit \(run.status), \(run.output)\(run.errors)")
        }
    }

    /// How many changes there were until a file got its name by being moved; nil where none did.
    package func changes(upTo name: String) -> Int? {
        let end = changes.firstIndex { change in
            if case .renamed(_, let to) = change { to.hasSuffix("/" + name) } else { false }
        }
        return end.map { end in
            changes[...end].count { change in
                switch change {
                case .command, .said: false
                default: true
                }
            }
        }
    }

    private static func environment(
        _ command: RecordedCommand, _ profile: Profile, _ log: String
    ) -> [String: String] {
        var environment = [
            "LD_PRELOAD": BuiltProducts.faultShim, "SHIM_RECORD": log,
            "SHIM_RECORD_UNDER": profile.folder.path,
        ]
        environment["SHIM_RECORD_LAST"] = command.lastChange.map(String.init)
        return environment
    }

    /// A write that went past the recorder, such as one through a mapping, would make every image a lie.
    private func expectComplete(_ profile: Profile) throws {
        var disk = Disk(root: root, rules: .strict)
        for change in changes { try disk.take(change) }
        let seen = disk.present()
        for (name, content) in try profile.contents() where !name.hasSuffix("-shm") {
            guard seen.files["kiosk/" + name] == Array(content) else {
                throw Failure(description: "\(name) holds something that was not recorded")
            }
        }
    }
}
