/// A text in a history or a log.
package struct LoggedText: Hashable, Sendable {
    /// The location, such as `store step 12`.
    package var location: String
    package var text: String
    /// The log with which a device sent it; nil for a text of this machine.
    package var log: String?

    /// Creates a value from its parts without validating them.
    package init(location: String, text: String, log: String? = nil) {
        self.location = location
        self.text = text
        self.log = log
    }
}
