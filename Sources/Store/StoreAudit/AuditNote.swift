/// Something that does not fit, and that only a device of another machine has said.
///
/// Whoever may shop may say it, so that it breaks no promise: the shop's own books are sound without it.
package struct AuditNote: Hashable, Sendable {
    /// The id of what it is about.
    package let subject: String
    /// What was said, one sentence; may quote hostile text.
    package let sentence: String

    /// Takes the parts as they are.
    package init(subject: String, sentence: String) {
        self.subject = subject
        self.sentence = sentence
    }
}
