/// A control sequence: ESC [, an optional mark, numbers, and a letter.
struct TerminalSequence: Hashable, Sendable {
    /// `?` or a similar mark; may be empty.
    let privateMarker: String
    let numbers: [Int]
    let letter: Character
    let text: String

    /// Parses the text after ESC [; nil unless it has only numbers and a letter.
    init?(_ text: String) {
        guard let letter = text.last else { return nil }
        let mark = text.prefix { "?>=<".contains($0) }
        let fields = text.dropLast().dropFirst(mark.count)
            .split(separator: ";", omittingEmptySubsequences: false)
        let numbers = fields.map { $0.isEmpty ? 0 : Int($0) }
        guard !numbers.contains(nil) else { return nil }
        self.text = text
        self.letter = letter
        self.privateMarker = String(mark)
        self.numbers = numbers.compactMap(\.self)
    }

    /// The first number as a count; 1 by default.
    var count: Int { max(numbers.first ?? 1, 1) }

    /// Returns a number; 0 by default.
    func number(_ index: Int) -> Int { numbers.indices.contains(index) ? numbers[index] : 0 }
}
