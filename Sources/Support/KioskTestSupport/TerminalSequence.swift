/// A control sequence: ESC [, perhaps a mark, numbers, a letter.
struct TerminalSequence: Hashable, Sendable {
    /// `?` and its like, or nothing.
    let mark: String
    let numbers: [Int]
    let letter: Character
    let text: String

    /// Reads what follows ESC [; nil for anything but numbers and a letter.
    init?(_ text: String) {
        guard let letter = text.last else { return nil }
        let mark = text.prefix { "?>=<".contains($0) }
        let fields = text.dropLast().dropFirst(mark.count)
            .split(separator: ";", omittingEmptySubsequences: false)
        let numbers = fields.map { $0.isEmpty ? 0 : Int($0) }
        guard !numbers.contains(nil) else { return nil }
        self.text = text
        self.letter = letter
        self.mark = String(mark)
        self.numbers = numbers.compactMap(\.self)
    }

    /// The first number as a count: one where there is none.
    var count: Int { max(numbers.first ?? 1, 1) }

    /// A number, or zero.
    func number(_ index: Int) -> Int { numbers.indices.contains(index) ? numbers[index] : 0 }
}
