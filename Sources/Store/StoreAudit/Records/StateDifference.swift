/// A place where the stored state of a journal is not what its records lead to.
package struct StateDifference: Hashable, Sendable {
    /// The id of the row.
    package var subject: String
    /// What differs, one sentence.
    package var sentence: String

    /// Takes the parts as they are.
    package init(subject: String, sentence: String) {
        self.subject = subject
        self.sentence = sentence
    }
}
