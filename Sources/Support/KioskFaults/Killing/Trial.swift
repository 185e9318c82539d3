import KioskTestSupport

/// The result of one disturbed run.
package struct Trial: Sendable, CustomStringConvertible {
    /// The disturbance, as text.
    package let name: String
    /// The crash point; nil if the process did not die.
    let point: CrashPoint?
    /// Whether the disturbance affected the run.
    let wasAffected: Bool
    /// The violations after the next start; empty after a correct recovery.
    package let violations: [String]

    package var description: String {
        ([name] + violations.prefix(4)).joined(separator: "\n      ")
    }
}

extension Trial {
    /// Runs a trial; a command that does not end becomes its violation.
    ///
    /// - Parameter name: The name of the trial in that case.
    static func catchingTimeout(
        _ name: String, _ body: @Sendable () async throws -> Trial
    ) async throws -> Trial {
        do {
            return try await body()
        } catch let timeout as KioskRun.TimedOut {
            let command = timeout.command.dropFirst().joined(separator: " ")
            return Trial(
                name: name, point: nil, wasAffected: true,
                violations: ["“\(command)” does not exit"])
        }
    }
}
