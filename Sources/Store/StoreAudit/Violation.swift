/// A failed check of an invariant, or of data from an untrusted source.
package struct Violation: Hashable, Sendable {
    /// The id of the order, transaction or other record that it concerns.
    package let subject: String
    /// What is wrong, in one sentence; may quote untrusted text.
    package let sentence: String

    /// Creates a value from its parts without validating them.
    package init(subject: String, sentence: String) {
        self.subject = subject
        self.sentence = sentence
    }
}
