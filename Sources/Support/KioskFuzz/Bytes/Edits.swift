/// Changes to a genuine text that are derived from an input: fuzzing valid texts reaches more code than random bytes
/// do.
struct Edits {
    /// The texts that are inserted as a whole.
    let words: [[UInt8]]
    private static let limit = 64

    /// Returns the text with the changes from the rest of the input; unchanged for an empty input.
    func applied(to text: [UInt8], by feed: inout FuzzedDataProvider) -> [UInt8] {
        var text = text
        var count = 0
        while count < Self.limit, let kind = feed.next() {
            change(&text, Int(kind) % 6, feed.place(below: text.count + 1), &feed)
            count += 1
        }
        return text
    }

    private func change(
        _ text: inout [UInt8], _ kind: Int, _ place: Int, _ feed: inout FuzzedDataProvider
    ) {
        switch kind {
        case 0 where place < text.count: text[place] = feed.next() ?? 0
        case 1 where place < text.count: text[place] ^= 1 << (feed.next() ?? 0) % 8
        case 2: text.insert(contentsOf: feed.take(feed.choice(of: 32)), at: place)
        case 3: text.removeSubrange(place..<min(text.count, place + feed.choice(of: 256)))
        case 4:
            let from = feed.place(below: text.count + 1)
            let piece = Array(text[from...].prefix(feed.choice(of: 256)))
            text.insert(contentsOf: piece, at: place)
        case 5 where !words.isEmpty:
            text.insert(contentsOf: words[feed.choice(of: words.count)], at: place)
        default: break
        }
    }
}
