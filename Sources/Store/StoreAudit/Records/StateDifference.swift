/// A difference between the stored state of a journal and the state that its records lead to.
package struct StateDifference: Hashable, Sendable {
    /// The id of the row.
    package var subject: String
    /// The difference, in one sentence.
    package var sentence: String

    /// Creates a value from its parts without validating them.
    package init(subject: String, sentence: String) {
        self.subject = subject
        self.sentence = sentence
    }
}
