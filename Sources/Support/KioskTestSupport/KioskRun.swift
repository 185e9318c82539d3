import Foundation

/// The result of a command that ran with redirected streams and without a terminal.
package struct KioskRun: Sendable {
    /// The exit code, or 128 plus the signal that killed it.
    package let status: Int32
    /// The contents of stdout.
    package let output: String
    /// The contents of stderr.
    package let errors: String
    /// Both streams in the order of writing; empty if they were separate files.
    package let transcript: String

    /// Creates a result.
    package init(status: Int32, output: String, errors: String, transcript: String = "") {
        (self.status, self.output, self.errors) = (status, output, errors)
        self.transcript = transcript
    }

    /// The error for a program that did not end and was killed.
    package struct TimedOut: Error {
        /// The command line.
        package let command: [String]
    }

    /// The lines of stdout that are JSON objects.
    package var objects: [[String: any Sendable]] {
        output.split(separator: "\n").compactMap { line in
            try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: any Sendable]
        }
    }

    /// The `error` object in the last line of stdout with `--json`; nil without one.
    package var error: [String: any Sendable]? { objects.last?["error"] as? [String: any Sendable] }

    /// The failure that the last line of stdout reports with `--json`; nil without one.
    package var failure: ReportedFailure? {
        guard let error, let code = error["code"] as? String,
            let message = error["message"] as? String
        else { return nil }
        let charged = (error["charged"] as? Bool).map { $0 ? "yes" : "no" } ?? "unknown"
        return ReportedFailure(code: code, message: message, charged: charged)
    }

    /// Runs the real program with its state in the folder, and waits for its end.
    ///
    /// - Parameters:
    ///   - program: The path of the program; by default that of this build.
    ///   - environment: Variables in addition to a minimal environment with a path, a plain locale and the folder.
    ///   - input: The contents of stdin.
    ///   - redirection: Redirections of its streams in shell syntax, such as `>&-`; may be empty.
    ///   - limit: The time in seconds after which it is killed, and the call throws ``TimedOut``.
    ///   - seconds: The time in seconds after which it is killed with SIGKILL; nil to let it end.
    package static func of(
        _ arguments: [String], program: String = BuiltProducts.kiosk, in folder: TemporaryFolder,
        environment: [String: String] = [:], input: String = "", redirection: String = "",
        limit: Double = 120, killedAfter seconds: Double? = nil
    ) async throws -> KioskRun {
        let state = folder.path
        let shell = ["/bin/sh", "-c", "exec \"$0\" \"$@\" " + redirection]
        let command = (redirection.isEmpty ? [] : shell) + [program] + arguments
        return try await runOnNewThread {
            try run(
                command, baseEnvironment(state).merging(environment) { $1 }, input: input,
                limit: limit,
                killedAfter: seconds)
        }
    }

    private static func run(
        _ command: [String], _ environment: [String: String], input: String, limit: Double,
        killedAfter seconds: Double?
    ) throws -> KioskRun {
        let files = try TemporaryFolder()
        let (input, output, errors) = (
            try files.write(input, to: "in"), try files.write("", to: "out"),
            try files.write("", to: "err")
        )
        let process = try ChildProcess(
            command, environment: environment, input: input, output: output, errors: errors)
        if let seconds { process.kill(after: seconds) }
        let status: Int32
        switch process.wait(limit: limit) {
        case .exited(let code): status = code
        case .killed(let signal): status = 128 + signal
        case .tookTooLong: throw TimedOut(command: command)
        }
        return KioskRun(status: status, output: try text(output), errors: try text(errors))
    }

    private static func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    }

    /// Returns the minimal environment of every run: only the path of the machine, and the options of the thread
    /// sanitizer.
    package static func baseEnvironment(_ state: String) -> [String: String] {
        var base = [
            "PATH": "/usr/bin:/bin", "HOME": state, "LANG": "C.UTF-8", "XDG_STATE_HOME": state,
            "XDG_CONFIG_HOME": state + "/config", "SWIFT_BACKTRACE": "enable=no", "TZ": "UTC",
        ]
        base["TSAN_OPTIONS"] = ProcessInfo.processInfo.environment["TSAN_OPTIONS"]
        return base
    }
}

/// The `error` object that a command printed with `--json`.
package struct ReportedFailure: Sendable {
    /// The stable code of the failure.
    package let code: String
    /// The message for the user.
    package let message: String
    /// `yes`, `no` or `unknown`.
    package let charged: String
}
