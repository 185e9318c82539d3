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
