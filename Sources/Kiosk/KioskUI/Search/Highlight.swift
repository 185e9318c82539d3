import StoreText
import TerminalGraphics

/// Marks the matches of search words in a displayed text.
struct Highlight {
    private let words: [[UInt8]]
    private var fold = TextFold()

    /// Creates a highlighter for words as typed.
    init(_ words: [String]) {
        var fold = TextFold()
        self.words = words.map { fold.bytes($0) }.filter { !$0.isEmpty }
        self.fold = fold
    }

    /// Returns the text in pieces, with the matches in the theme's colour for matches.
    ///
    /// Right-to-left text is not split, because its pieces would be displayed in the wrong order.
    mutating func pieces(_ text: SafeText, _ style: Style) -> TextBlock.Line {
        guard !words.isEmpty, let clusters = text.printedClusters else { return [(text, style)] }
        let isFound = marks(of: clusters)
        guard isFound.contains(true) else { return [(text, style)] }
        let found = Style(.match, on: style.background, style.attributes)
        var pieces: TextBlock.Line = []
        var start = 0
        for end in 1...clusters.count where end == clusters.count || isFound[end] != isFound[start]
        {
            let part = SafeText.joined(Array(clusters[start..<end]))
            pieces.append((part, isFound[start] ? found : style))
            start = end
        }
        return pieces
    }

    /// Returns which grapheme clusters belong to a match.
    private mutating func marks(of clusters: [SafeText]) -> [Bool] {
        var bytes: [UInt8] = []
        var owners: [Int] = []
        for (index, cluster) in clusters.enumerated() {
            fold.append(cluster.string, to: &bytes)
            while owners.count < bytes.count { owners.append(index) }
        }
        var isFound = [Bool](repeating: false, count: clusters.count)
        for word in words where bytes.count >= word.count {
            for start in 0...(bytes.count - word.count)
            where bytes[start..<(start + word.count)].elementsEqual(word) {
                for position in start..<(start + word.count) { isFound[owners[position]] = true }
            }
        }
        return isFound
    }
}
