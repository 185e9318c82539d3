import Foundation
import KioskTestSupport

/// The file changes and outputs of consecutive runs of the program on one profile.
package struct Recording: Sendable {
    /// The name of the recorded script.
    package let name: String
    /// The changes, in order.
    package let changes: [RecordedChange]
    /// The folder of the profile.
    let root: String
    /// The program.
    let program: String

    /// The error for an incomplete recording or a failed command.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// Runs and records the commands.
    ///
    /// - Throws: ``Failure`` if a command fails, or if the recorded changes do not lead to the actual files.
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

    /// Returns the number of changes until a file is renamed to a name; nil if that does not happen.
    package func changes(upTo name: String) -> Int? {
        let end = changes.firstIndex { change in
            if case .renamed(_, let to) = change { to.hasSuffix("/" + name) } else { false }
        }
        return end.map { end in
            changes[...end].count { change in
                switch change {
                case .command, .output: false
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

    /// An unrecorded write, such as one through a mapping, would make every image wrong.
    private func expectComplete(_ profile: Profile) throws {
        var disk = Disk(root: root, rules: .strict)
        for change in changes { try disk.apply(change) }
        let image = disk.currentImage()
        for (name, content) in try profile.contents() where !name.hasSuffix("-shm") {
            guard image.files["kiosk/" + name] == Array(content) else {
                throw Failure(description: "\(name) contains data that was not recorded")
            }
        }
    }
}
