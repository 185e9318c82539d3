import Foundation

/// One run of a command: how it ended and what it printed, with pipes and no terminal.
package struct KioskRun: Sendable {
    /// The exit code, or 128 and the signal that ended it.
    package let status: Int32
    /// What it wrote to stdout.
    package let output: String
    /// What it wrote to stderr.
    package let errors: String
    /// Both streams in the order in which they were written; empty where they went to two files.
    package let transcript: String

    /// A run that has ended.
    package init(status: Int32, output: String, errors: String, transcript: String = "") {
        (self.status, self.output, self.errors) = (status, output, errors)
        self.transcript = transcript
    }

    /// The program did not end, and was killed.
    package struct TookTooLong: Error {
        /// How it was started.
        package let command: [String]
    }

    /// The lines of stdout, each read as a JSON object; what is none is left out.
    package var objects: [[String: any Sendable]] {
        output.split(separator: "\n").compactMap { line in
            try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: any Sendable]
        }
    }

    /// The `error` object in the last line of stdout with `--json`; nil where there is none.
    package var error: [String: any Sendable]? { objects.last?["error"] as? [String: any Sendable] }

    /// The failure that the last line of stdout reports with `--json`; nil where it reports none.
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
    ///   - program: The program, if it is not the one of this build.
    ///   - environment: Added to an environment that holds nothing but a path, a plain locale and the folder.
    ///   - input: What it reads on stdin.
    ///   - redirection: What a shell does to its streams, such as `>&-`; nothing if empty.
    ///   - seconds: It gets SIGKILL after so long, if it has not ended by then.
    ///   - limit: After so many seconds it is killed, and the call throws ``TookTooLong``.
    package static func of(
        _ arguments: [String], program: String = BuiltProducts.kiosk, in folder: TemporaryFolder,
        environment: [String: String] = [:], input: String = "", redirection: String = "",
        limit: Double = 120, killedAfter seconds: Double? = nil
    ) async throws -> KioskRun {
        let state = folder.path
        let shell = ["/bin/sh", "-c", "exec \"$0\" \"$@\" " + redirection]
        let command = (redirection.isEmpty ? [] : shell) + [program] + arguments
        return try await onOwnThread {
            try run(
                command, base(state).merging(environment) { $1 }, input: input, limit: limit,
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
        let process = try Spawn(
            command, environment: environment, input: input, output: output, errors: errors)
        if let seconds { process.kill(after: seconds) }
        let status: Int32
        switch process.wait(limit: limit) {
        case .exited(let code): status = code
        case .killed(let signal): status = 128 + signal
        case .tookTooLong: throw TookTooLong(command: command)
        }
        return KioskRun(status: status, output: try text(output), errors: try text(errors))
    }

    private static func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    }

    /// What every run has in its environment: nothing of the machine's but its path, and what the thread sanitizer is to
    /// leave out.
    package static func base(_ state: String) -> [String: String] {
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
    /// The stable word for the failure.
    package let code: String
    /// The sentence for people.
    package let message: String
    /// `yes`, `no` or `unknown`.
    package let charged: String
}
