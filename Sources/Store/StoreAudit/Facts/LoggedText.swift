/// A text that stands in a history or a log.
package struct LoggedText: Hashable, Sendable {
    /// Where it stands, such as `store step 12`.
    package var place: String
    /// The text.
    package var text: String

    /// Takes the parts as they are.
    package init(place: String, text: String) {
        self.place = place
        self.text = text
    }
}
