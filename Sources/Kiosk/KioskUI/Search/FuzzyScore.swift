/// How well letters that somebody typed fit a name in which they stand in this order, perhaps with others between.
///
/// Letters one after the other and at the beginnings of words count for more, gaps for less, so that `th` finds
/// “Theme” before “Potion of Haste”.
enum FuzzyScore {
    /// The score, the higher the better; nil where the letters are not all there.
    static func of(_ letters: [UInt8], in name: some Collection<UInt8>) -> Int? {
        guard let first = letters.first else { return 0 }
        var score = 0
        var next = 0
        var wanted = first
        var last: Int?
        var before = UInt8(ascii: " ")
        var position = 0
        for byte in name {
            if byte == wanted {
                score += 10
                if !isLetter(before) { score += 15 }
                if position == 0 { score += 10 }
                if let last { score += last == position - 1 ? 12 : -min(position - last, 10) }
                last = position
                next += 1
                if next == letters.count {
                    // Letters that stand here and there by chance are no find.
                    return score >= letters.count * 9 ? score - min(position - next, 20) : nil
                }
                wanted = letters[next]
            }
            before = byte
            position += 1
        }
        return nil
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
    }
}
