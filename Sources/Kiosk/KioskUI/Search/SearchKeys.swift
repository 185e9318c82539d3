import StoreText

/// The folded texts of many items in contiguous memory, so that each search is a single pass.
struct SearchKeys: Sendable {
    private var bytes: [UInt8] = []
    /// The start of each text, followed by the end of the last one.
    private var starts: [Int] = [0]
    private var fold = TextFold()

    /// Separates two texts. It cannot be typed into a filter, so a match never spans two texts.
    private static let end = UInt8(ascii: "\n")

    /// The number of items.
    var count: Int { starts.count - 1 }

    /// Creates the keys of items; several texts of one item are separated by line feeds.
    init(_ texts: some Sequence<String> = []) {
        for text in texts {
            fold.append(text, to: &bytes)
            bytes.append(Self.end)
            starts.append(bytes.count)
        }
    }

    /// Creates the keys of items with up to two texts each; a word matches within one text only.
    init(count: Int, _ texts: (Int) -> (String, String?)) {
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
            : found.filter { index in words.dropFirst().allSatisfy { holds(index, $0) } }
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

    private func holds(_ index: Int, _ word: [UInt8]) -> Bool {
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
