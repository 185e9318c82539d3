/// One thing that is not as an invariant promises, or as it would be if whoever says so could be believed.
package struct Violation: Hashable, Sendable {
    /// The id of what it is about.
    package let subject: String
    /// What is wrong, one sentence; may quote hostile text.
    package let sentence: String

    /// Takes the parts as they are.
    package init(subject: String, sentence: String) {
        self.subject = subject
        self.sentence = sentence
    }
}
