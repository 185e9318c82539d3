/// What a person typed at the prompt of the line mode.
enum LineCommand: Hashable, Sendable {
    case nothing
    case list
    case show(String)
    case buy(String, quantity: String)
    case restore
    case transactions
    case library
    case spend(String, amount: String)
    /// Chooses how payments go; says how they do where no name is given.
    case outcome(String?)
    case help
    case quit
    /// What means nothing, or lacks a word; quoted back.
    case unknown(String)

    /// Reads a line; words are separated by spaces, and commands may be written in capitals.
    init(_ line: String) {
        let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        switch (words.first?.lowercased(), words.count) {
        case (nil, _): self = .nothing
        case ("list", 1), ("ls", 1): self = .list
        case ("show", 2): self = .show(words[1])
        case ("buy", 2): self = .buy(words[1], quantity: "1")
        case ("buy", 3): self = .buy(words[1], quantity: words[2])
        case ("restore", 1): self = .restore
        case ("transactions", 1), ("activity", 1): self = .transactions
        case ("library", 1): self = .library
        case ("spend", 3): self = .spend(words[1], amount: words[2])
        case ("outcome", 1): self = .outcome(nil)
        case ("outcome", 2): self = .outcome(words[1])
        case ("help", 1), ("?", 1): self = .help
        case ("quit", 1), ("exit", 1), ("q", 1): self = .quit
        default: self = .unknown(line)
        }
    }
}
