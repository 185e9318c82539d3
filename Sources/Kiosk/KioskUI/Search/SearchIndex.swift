import StoreText

/// The folded texts of many items in contiguous memory, so that each search is a single pass.
struct SearchIndex: Sendable {
    private var bytes: [UInt8] = []
    /// The start of each text, followed by the end of the last one.
    private var starts: [Int] = [0]
    private var fold = TextFold()

    /// Separates two texts. It cannot be typed into a filter, so a match never spans two texts.
    private static let end = UInt8(ascii: "\n")

    var count: Int { starts.count - 1 }

    /// Creates the keys of items with up to two texts each, which can have several lines; a word matches within one
    /// line only.
    init(count: Int = 0, _ texts: (Int) -> (String, String?) = { _ in ("", nil) }) {
        starts.reserveCapacity(count + 1)
        for number in 0..<count {
            let (first, second) = texts(number)
            fold.append(first, to: &bytes)
            bytes.append(Self.end)
            if let second {
                fold.append(second, to: &bytes)
                bytes.append(Self.end)
            }
            starts.append(bytes.count)
        }
    }

    /// Returns a typed word in the form that ``matches(_:)`` expects.
    mutating func folded(_ word: String) -> [UInt8] { fold.bytes(word) }

    /// Returns the positions of the items that contain all the words, in their order.
    func matches(_ words: [[UInt8]]) -> [Int] {
        guard let first = words.first else { return Array(0..<count) }
        let found = all(first)
        return words.count == 1
            ? found
            : found.filter { index in words.dropFirst().allSatisfy { item(index, contains: $0) } }
    }

    /// Returns up to `limit` items with the best fuzzy scores.
    func fuzzy(_ letters: [UInt8], limit: Int) -> [(index: Int, score: Int)] {
        var best: [(index: Int, score: Int)] = []
        var least = Int.min
        bytes.withUnsafeBufferPointer { bytes in
            for index in 0..<count {
                let name = bytes[starts[index]..<(starts[index + 1] - 1)]
                guard let score = Self.score(letters, in: name), score > least else { continue }
                best.append((index, score))
                // Sorting only now and then keeps the cost per item at one comparison with the worst kept score.
                guard best.count >= limit * 2 else { continue }
                best.sort { ($0.score, $1.index) > ($1.score, $0.index) }
                best.removeLast(best.count - limit)
                least = best.last?.score ?? .min
            }
        }
        return Array(best.sorted { ($0.score, $1.index) > ($1.score, $0.index) }.prefix(limit))
    }

    /// Letters may be scattered in the first text of an item; in further texts, such as an ID, they must be contiguous.
    private static func score(
        _ letters: [UInt8], in name: Slice<UnsafeBufferPointer<UInt8>>
    ) -> Int? {
        let title = name.prefix { $0 != end }
        if let score = FuzzyScore.of(letters, in: title) { return score }
        return name.dropFirst(title.count).firstRange(of: letters) == nil ? nil : letters.count
    }

    /// Returns the items that contain a word, in one pass that skips to the next item after each match.
    private func all(_ word: [UInt8]) -> [Int] {
        guard let head = word.first else { return Array(0..<count) }
        var found: [Int] = []
        bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            var position = 0
            let last = bytes.count - word.count
            while position <= last {
                guard bytes[position] == head, Self.stands(word, at: position, in: bytes) else {
                    position += 1
                    continue
                }
                while starts[index + 1] <= position { index += 1 }
                found.append(index)
                position = starts[index + 1]
            }
        }
        return found
    }

    private func item(_ index: Int, contains word: [UInt8]) -> Bool {
        guard let head = word.first else { return true }
        return bytes.withUnsafeBufferPointer { bytes in
            var position = starts[index]
            let last = starts[index + 1] - word.count
            while position <= last {
                if bytes[position] == head, Self.stands(word, at: position, in: bytes) {
                    return true
                }
                position += 1
            }
            return false
        }
    }

    private static func stands(
        _ word: [UInt8], at position: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        for offset in 1..<max(word.count, 1) where bytes[position + offset] != word[offset] {
            return false
        }
        return true
    }
}

// MARK: Scores

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
