/// A rule that a world breaks.
package struct Violation: Hashable, Sendable, CustomStringConvertible {
    /// The rule's number, such as `I3`, or the name of a rule of the simulation's own.
    package let rule: String
    /// What broke it.
    package let sentence: String

    /// Takes the parts as they are.
    package init(_ rule: String, _ sentence: String) {
        self.rule = rule
        self.sentence = sentence
    }

    package var description: String { "\(rule): \(sentence)" }
}
