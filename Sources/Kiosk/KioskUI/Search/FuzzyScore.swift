/// How well typed letters fit a name in which they occur in this order, perhaps with others between.
///
/// A typed letter follows the one before it, begins a later word, or comes after at most ``skipped`` letters of the same
/// word; the first begins a word. Letters that stand together fit anywhere. So `drgn` finds “Dragon” and `ra` “Remove
/// Ads”, and letters that are scattered by chance, such as `pace` in “payment: cancel”, find nothing.
enum FuzzyScore {
    /// How many letters of a word may be left out between two typed ones.
    private static let skipped = 2

    /// The score, the higher the better; nil where the letters do not fit.
    ///
    /// Letters one after the other and at the beginnings of words count for more, gaps for less.
    static func of(_ letters: [UInt8], in name: some RandomAccessCollection<UInt8>) -> Int? {
        guard !letters.isEmpty else { return 0 }
        // Most names do not have the letters at all.
        guard isInOrder(letters, name) else { return nil }
        let bytes = Array(name)
        var best: [Int?] = bytes.indices.map { position in
            guard bytes[position] == letters[0], isStart(position, bytes) else { return nil }
            return position == 0 ? 35 : 25
        }
        for letter in letters.dropFirst() {
            best = bytes.indices.map { position in
                bytes[position] == letter ? next(at: position, after: best, bytes) : nil
            }
        }
        let scattered = bytes.indices.compactMap { end in
            best[end].map { $0 - late(end, letters) }
        }.max()
        let together = bytes.firstRange(of: letters).map { range in
            letters.count * 22 - 12 - late(range.upperBound - 1, letters)
        }
        return [scattered, together].compactMap(\.self).max()
    }

    /// The best score with a letter at a position, from those with the letter before it at each position.
    private static func next(at position: Int, after best: [Int?], _ bytes: [UInt8]) -> Int? {
        var top: Int?
        func consider(_ score: Int) { top = max(top ?? score, score) }
        let isStart = isStart(position, bytes)
        if position > 0, let before = best[position - 1] {
            consider(before + 22 + (isStart ? 15 : 0))
        }
        if isStart {
            for earlier in 0..<max(position - 1, 0) {
                guard let before = best[earlier] else { continue }
                consider(before + 25 - min(position - earlier, 10))
            }
        } else {
            for gap in 2...(skipped + 1) where position >= gap {
                // A word ends at the first letter that begins another one.
                guard !Self.isStart(position - gap + 1, bytes) else { break }
                if let before = best[position - gap] { consider(before + 10 - gap) }
            }
        }
        return top
    }

    /// What is taken off for a find that ends late in its name.
    private static func late(_ end: Int, _ letters: [UInt8]) -> Int { min(end - letters.count, 20) }

    private static func isInOrder(
        _ letters: [UInt8], _ name: some RandomAccessCollection<UInt8>
    ) -> Bool {
        var rest = letters[...]
        for byte in name {
            if byte == rest.first { rest.removeFirst() }
            if rest.isEmpty { return true }
        }
        return false
    }

    private static func isStart(_ position: Int, _ bytes: [UInt8]) -> Bool {
        position == 0 || !isLetter(bytes[position - 1])
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
    }
}
