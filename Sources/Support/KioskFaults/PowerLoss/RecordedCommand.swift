/// A command of a recording.
package struct RecordedCommand: Sendable {
    let words: @Sendable (Profile) throws -> [String]
    var status: Int32 = 0
    var input = ""
    /// It is killed after so many changes; nil where it ends by itself.
    var lastChange: Int?

    /// A command with words that are known before.
    package init(
        _ words: String, status: Int32 = 0, input: String = "", killedAfter lastChange: Int? = nil
    ) {
        self.words = { _ in words.split(separator: " ").map(String.init) }
        self.lastChange = lastChange
        self.status = status
        self.input = input
    }

    /// A command whose words depend on what happened so far.
    package init(_ words: @escaping @Sendable (Profile) throws -> [String]) {
        self.words = words
    }
}
