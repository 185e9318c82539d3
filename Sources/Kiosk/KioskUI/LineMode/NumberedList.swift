import TerminalGraphics

/// A list with a number for each line, printed in parts.
struct NumberedList: Sendable {
    /// The kind of the list's items.
    enum Kind: Hashable, Sendable {
        case products, transactions, library, sandbox, events
        /// Commands.
        case acts
        /// Text without numbers, from which nothing can be chosen.
        case words
    }

    /// The default number of lines printed at once, few enough to remember.
    static let part = 10

    let kind: Kind
    /// The command of each number.
    let commands: [LineCommand]
    /// The texts of the lines; if empty, the texts are created when they are printed.
    var texts: [SafeText] = []
    /// The number of lines printed at once.
    var part = Self.part
    /// The number of lines printed so far.
    var told = 0

    /// The number of lines.
    var count: Int { max(commands.count, texts.count) }

    /// Returns the command of a number; nil if the number is not in the list.
    func command(_ number: Int) -> LineCommand? {
        number > 0 && number <= commands.count ? commands[number - 1] : nil
    }
}

extension NumberedList {
    /// Creates a list with known texts.
    init(_ kind: Kind, _ lines: [(command: LineCommand, text: SafeText)]) {
        self.init(kind: kind, commands: lines.map(\.command), texts: lines.map(\.text))
    }

    /// Creates a list of text without numbers.
    init(words: [SafeText]) { self.init(kind: .words, commands: [], texts: words) }
}
