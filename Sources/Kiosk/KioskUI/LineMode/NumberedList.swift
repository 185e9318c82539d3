import TerminalGraphics

/// A list that is told a part at a time, with a number for each line.
struct NumberedList: Sendable {
    /// What its numbers stand for.
    enum Kind: Hashable, Sendable {
        case products, transactions, library, sandbox, events
        /// What can be done, or chosen.
        case acts
        /// Nothing that could be chosen: it has no numbers.
        case words
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

    /// How many lines there are.
    var count: Int { max(commands.count, texts.count) }

    /// What a number does; nil where it is none of the list.
    func command(_ number: Int) -> LineCommand? {
        number > 0 && number <= commands.count ? commands[number - 1] : nil
    }
}

extension NumberedList {
    /// A list whose lines are known.
    init(_ kind: Kind, _ lines: [(command: LineCommand, text: SafeText)]) {
        self.init(kind: kind, commands: lines.map(\.command), texts: lines.map(\.text))
    }

    /// Lines of which none can be chosen.
    init(words: [SafeText]) { self.init(kind: .words, commands: [], texts: words) }
}
