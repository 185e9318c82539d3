import KioskTestSupport

/// One run that was disturbed, and what became of it.
package struct Trial: Sendable, CustomStringConvertible {
    /// What was done, in words.
    package let name: String
    /// Where the run died; nil if it did not.
    let point: CrashPoint?
    /// Whether the run was met by what was meant for it.
    let wasMet: Bool
    /// What is wrong after the next start; empty where all is well.
    package let violations: [String]

    package var description: String {
        ([name] + violations.prefix(4)).joined(separator: "\n      ")
    }
}

extension Trial {
    /// A trial in which every run ends; one that goes on for ever is what is wrong with it.
    ///
    /// - Parameter name: What is done, where the trial does not come so far as to say it.
    static func ending(
        _ name: String, _ body: @Sendable () async throws -> Trial
    ) async throws -> Trial {
        do {
            return try await body()
        } catch let late as KioskRun.TookTooLong {
            let command = late.command.dropFirst().joined(separator: " ")
            return Trial(
                name: name, point: nil, wasMet: true, violations: ["“\(command)” does not end"])
        }
    }
}
