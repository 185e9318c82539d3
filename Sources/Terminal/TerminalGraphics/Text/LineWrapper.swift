/// Breaks safe text into lines: at spaces, between wide clusters, and inside a word only if the word alone is wider
/// than a line.
struct LineWrapper {
    private let columns: Int
    private var lines: [SafeText] = []
    private var line = SafeTextBuilder()
    /// The spaces after the last word of this line; dropped if the line breaks here.
    private var gap: [CellCluster] = []
    private var word: [CellCluster] = []

    /// - Parameter columns: The width of a line, 1 or more.
    init(columns: Int) {
        self.columns = columns
    }

    mutating func wrap(_ text: SafeText) -> [SafeText] {
        for cluster in CellClusters(text) {
            switch cluster.kind {
            case .directionMark: break
            case .lineFeed: endParagraph()
            case .printed where cluster.isSpace: append(space: cluster)
            case .printed: append(printed: cluster)
            }
        }
        endParagraph()
        return lines
    }

    private mutating func append(space: CellCluster) {
        endWord()
        gap.append(space)
    }

    private mutating func append(printed cluster: CellCluster) {
        if mayBreak(before: cluster) { endWord() }
        word.append(cluster)
    }

    /// Returns whether a line may break before a cluster. Chinese and Japanese use no spaces: a line may break on
    /// either side of a wide cluster, but not before closing punctuation or after an opening bracket.
    private func mayBreak(before cluster: CellCluster) -> Bool {
        guard let last = word.last, last.width == 2 || cluster.width == 2 else { return false }
        return !Self.closing.contains(cluster.text) && !Self.opening.contains(last.text)
    }

    private static let closing: Set<String> = [
        "、", "。", "，", "．", "・", "：", "；", "？", "！", "）", "］", "｝", "」", "』", "】",
        "〉", "》", "〕", "ー", "～", "っ", "ゃ", "ゅ", "ょ", "ッ", "ャ", "ュ", "ョ", "”", "’", ",",
        ".", "!", "?", ")", ":", ";", "…",
    ]
    private static let opening: Set<String> = [
        "（", "［", "｛", "「", "『", "【", "〈", "《", "〔", "“", "‘", "(",
    ]

    private mutating func endWord() {
        let width = Self.width(of: word)
        if line.width > 0, line.width + Self.width(of: gap) + width > columns { endLine() }
        for cluster in gap + word { appendToLine(cluster) }
        gap = []
        word = []
    }

    private mutating func appendToLine(_ cluster: CellCluster) {
        // A wide cluster cannot be shown in a line of one column.
        let isTooWide = cluster.width > columns
        if line.width + (isTooWide ? 1 : cluster.width) > columns { endLine() }
        if isTooWide {
            line.append(base: "\u{FFFD}", width: 1)
        } else {
            line.append(cluster)
        }
    }

    private mutating func endParagraph() {
        endWord()
        endLine()
    }

    private mutating func endLine() {
        lines.append(line.text())
        line = SafeTextBuilder()
        gap = []
    }

    private static func width(of clusters: [CellCluster]) -> Int {
        clusters.reduce(0) { $0 + $1.width }
    }
}

extension SafeText {
    /// Returns the text as lines of at most `columns` each, broken at line feeds and at full lines. Empty text is one
    /// empty line; with `columns` of 0 or less the result is empty.
    package func wrapped(to columns: Int) -> [SafeText] {
        guard columns > 0 else { return [] }
        var wrapper = LineWrapper(columns: columns)
        return wrapper.wrap(self)
    }

    /// Returns the text in lines as in ``wrapped(to:)``, with an ellipsis in place of what exceeds `limit` lines.
    package func wrapped(to columns: Int, limit: Int) -> [SafeText] {
        let lines = wrapped(to: columns)
        guard lines.count > limit, limit > 0 else { return lines }
        return lines.prefix(limit - 1) + [(lines[limit - 1] + "…").clipped(to: columns)]
    }
}
