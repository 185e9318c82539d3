/// A rule that a world violates.
package struct Violation: Hashable, Sendable, CustomStringConvertible {
    /// The rule's number, such as `I3`, or the name of a rule of the simulation.
    package let rule: String
    /// The violation.
    package let sentence: String

    /// Creates a value from its parts without validating them.
    package init(_ rule: String, _ sentence: String) {
        self.rule = rule
        self.sentence = sentence
    }

    package var description: String { "\(rule): \(sentence)" }
}
