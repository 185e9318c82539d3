import StoreText

/// The folded texts of many things in one stretch of memory, so that each key of a search goes through it at once.
struct SearchKeys: Sendable {
    private var bytes: [UInt8] = []
    /// Where each text begins; one more for the end of the last.
    private var starts: [Int] = [0]
    private var fold = TextFold()

    /// Parts two texts: nobody can type it into a filter, so that nothing is found across it.
    private static let end = UInt8(ascii: "\n")

    /// How many texts there are.
    var count: Int { starts.count - 1 }

    /// Takes the texts of things; several of one thing are parted by a line feed.
    init(_ texts: some Sequence<String> = []) {
        for text in texts {
            fold.append(text, to: &bytes)
            bytes.append(Self.end)
            starts.append(bytes.count)
        }
    }

    /// Takes two texts of each of so many things; a word is found in one of them and never across both.
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

    /// What somebody typed, as it is to be looked for.
    mutating func folded(_ word: String) -> [UInt8] { fold.bytes(word) }

    /// The numbers of the things that have all these words, in their order.
    func matches(_ words: [[UInt8]]) -> [Int] {
        guard let first = words.first else { return Array(0..<count) }
        let found = all(first)
        return words.count == 1
            ? found
            : found.filter { index in words.dropFirst().allSatisfy { holds(index, $0) } }
    }

    /// The things that letters fit best, at most so many.
    func fuzzy(_ letters: [UInt8], limit: Int) -> [(index: Int, score: Int)] {
        var best: [(index: Int, score: Int)] = []
        var least = Int.min
        bytes.withUnsafeBufferPointer { bytes in
            for index in 0..<count {
                let name = bytes[starts[index]..<(starts[index + 1] - 1)]
                guard let score = Self.score(letters, in: name), score > least else { continue }
                best.append((index, score))
                // Sorted now and then, so that most things are only compared with the worst one kept.
                guard best.count >= limit * 2 else { continue }
                best.sort { ($0.score, $1.index) > ($1.score, $0.index) }
                best.removeLast(best.count - limit)
                least = best.last?.score ?? .min
            }
        }
        return Array(best.sorted { ($0.score, $1.index) > ($1.score, $0.index) }.prefix(limit))
    }

    /// Letters may be scattered over the first text of a thing; in the others, such as an id, they stand together.
    private static func score(
        _ letters: [UInt8], in name: Slice<UnsafeBufferPointer<UInt8>>
    ) -> Int? {
        let title = name.prefix { $0 != end }
        if let score = FuzzyScore.of(letters, in: title) { return score }
        return name.dropFirst(title.count).firstRange(of: letters) == nil ? nil : letters.count
    }

    /// The things that have a word: one way through the memory, which goes on with the next thing after each find.
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
