/// Rates how well typed letters match a name that contains them in this order, possibly with gaps.
///
/// A typed letter directly follows the previous one, begins a later word, or comes after at most ``skipped`` other
/// letters of the same word; the first one begins a word. Contiguous letters match anywhere. So `drgn` matches “Dragon”
/// and `ra` matches “Remove Ads”, but coincidentally scattered letters, such as `pace` in “payment: cancel”, match
/// nothing.
enum FuzzyScore {
    /// The maximum number of letters of a word that may be skipped between two typed ones.
    private static let skipped = 2

    /// Returns the score, the higher the better; nil if the letters do not match.
    ///
    /// Contiguous letters and beginnings of words add to the score, gaps reduce it.
    static func of(_ letters: [UInt8], in name: some RandomAccessCollection<UInt8>) -> Int? {
        guard !letters.isEmpty else { return 0 }
        // A fast check, because most names do not contain the letters in order.
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

    /// Returns the best score for a letter at a position, given the scores of the previous letter at each position.
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
                // A gap must not extend beyond the beginning of the current word.
                guard !Self.isStart(position - gap + 1, bytes) else { break }
                if let before = best[position - gap] { consider(before + 10 - gap) }
            }
        }
        return top
    }

    /// Returns the penalty of a match that ends late in the name.
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
