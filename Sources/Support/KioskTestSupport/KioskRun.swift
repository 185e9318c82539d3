import Foundation

/// One run of the real program, with pipes and no terminal.
package struct KioskRun: Sendable {
    /// The exit code, or 128 and the signal that ended it.
    package let status: Int32
    /// What it wrote to stdout.
    package let output: String
    /// What it wrote to stderr.
    package let errors: String

    /// The lines of stdout, each read as a JSON object; what is none is left out.
    package var objects: [[String: any Sendable]] {
        output.split(separator: "\n").compactMap { line in
            try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: any Sendable]
        }
    }

    /// Runs `kiosk` with its state in the folder, and waits for its end.
    ///
    /// - Parameters:
    ///   - environment: Added to an environment that holds nothing but a path, a plain locale and the folder.
    ///   - input: What it reads on stdin.
    package static func of(
        _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:],
        input: String = ""
    ) async throws -> KioskRun {
        let state = folder.path
        return try await onOwnThread {
            try run(arguments, state: state, environment: environment, input: input)
        }
    }

    private static func run(
        _ arguments: [String], state: String, environment: [String: String], input: String
    ) throws -> KioskRun {
        let files = try TemporaryFolder()
        let (input, output, errors) = (
            try files.write(input, to: "in"), try files.write("", to: "out"),
            try files.write("", to: "err")
        )
        let process = Process()
        process.executableURL = URL(filePath: BuiltProducts.kiosk)
        process.arguments = arguments
        process.environment = base(state).merging(environment) { $1 }
        process.standardInput = FileHandle(forReadingAtPath: input)
        process.standardOutput = FileHandle(forWritingAtPath: output)
        process.standardError = FileHandle(forWritingAtPath: errors)
        try process.run()
        process.waitUntilExit()
        let signal: Int32 = process.terminationReason == .uncaughtSignal ? 128 : 0
        return KioskRun(
            status: signal + process.terminationStatus, output: try text(output),
            errors: try text(errors))
    }

    private static func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    }

    /// What every run has in its environment: nothing of the machine's but its path.
    package static func base(_ state: String) -> [String: String] {
        [
            "PATH": "/usr/bin:/bin", "HOME": state, "LANG": "C.UTF-8", "XDG_STATE_HOME": state,
            "XDG_CONFIG_HOME": state + "/config", "SWIFT_BACKTRACE": "enable=no", "TZ": "UTC",
        ]
    }
}
