import TerminalGraphics

/// A list that is told a part at a time, with a number for each line.
struct SpokenList: Sendable {
    /// What its numbers stand for.
    enum Kind: Hashable, Sendable {
        case products, transactions, library, sandbox, events
        /// What can be done, or chosen.
        case acts
    }

    /// How many lines are told at once where nobody asked for more: what one can keep in mind.
    static let part = 10

    let kind: Kind
    /// What each number does when it is typed alone.
    let commands: [LineCommand]
    /// The lines, where they were made when the list was; else they are made when they are told.
    var texts: [SafeText] = []
    /// How many lines are told at once.
    var part = Self.part
    /// How many were told.
    var told = 0

    /// What a number does; nil where it is none of the list.
    func command(_ number: Int) -> LineCommand? {
        commands.indices.contains(number - 1) ? commands[number - 1] : nil
    }
}
