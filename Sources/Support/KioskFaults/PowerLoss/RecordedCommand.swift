/// A command of a recording.
package struct RecordedCommand: Sendable {
    let words: @Sendable (Profile) throws -> [String]
    var status: Int32 = 0
    var input = ""
    /// The number of changes after which it is killed; nil to let it end.
    var lastChange: Int?

    /// Creates a command with fixed arguments.
    package init(
        _ words: String, status: Int32 = 0, input: String = "", killedAfter lastChange: Int? = nil
    ) {
        self.words = { _ in words.split(separator: " ").map(String.init) }
        self.lastChange = lastChange
        self.status = status
        self.input = input
    }

    /// Creates a command whose arguments depend on the preceding commands.
    package init(_ words: @escaping @Sendable (Profile) throws -> [String]) {
        self.words = words
    }
}
