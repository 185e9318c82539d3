/// A text that stands in a history or a log.
package struct LoggedText: Hashable, Sendable {
    /// Where it stands, such as `store step 12`.
    package var place: String
    /// The text.
    package var text: String
    /// The log with which a device sent it; nil for what was written here.
    package var log: String?

    /// Takes the parts as they are.
    package init(place: String, text: String, log: String? = nil) {
        self.place = place
        self.text = text
        self.log = log
    }
}
