import StoreModel
import StoreText
import TerminalGraphics

/// A condition that a field of a query sets on the items of a list.
protocol QueryCondition: Sendable {
    /// The names of the fields, in display order.
    static var fields: [String] { get }
    /// Returns the condition of a field; nil if the field does not have the value, which is in lowercase.
    static func condition(_ field: String, _ value: String) -> Self?
}

/// A parsed search text: words, all of which must match, and fields such as `type:consumable`.
///
/// Text between quotation marks is one word, including its spaces.
struct SearchQuery<Condition: QueryCondition>: Sendable {
    /// The search words as typed; the search folds them.
    private(set) var words: [String] = []
    private(set) var conditions: [Condition] = []
    /// The part of the text that is not valid: an unknown field name, which is also searched as a word, or a value that
    /// the field does not have, which is ignored.
    private(set) var invalidPart: String?

    init(_ text: String) {
        var fields: [(name: String, value: String)] = []
        for part in Self.parts(text) {
            guard !part.isQuoted, let colon = part.text.firstIndex(of: ":"),
                colon != part.text.startIndex
            else {
                words.append(part.text)
                continue
            }
            let name = part.text[..<colon].lowercased()
            guard Condition.fields.contains(name) else {
                invalidPart = invalidPart ?? "\(name):"
                words.append(part.text)
                continue
            }
            let value = String(part.text[part.text.index(after: colon)...])
            // A field without a value is ignored while the user is still typing it.
            if !value.isEmpty { fields.append((name, value)) }
        }
        for (name, value) in fields {
            if let condition = Condition.condition(name, value.lowercased()) {
                conditions.append(condition)
            } else {
                invalidPart = invalidPart ?? "\(name):\(value)"
            }
        }
    }

    private static func parts(_ text: String) -> [(text: String, isQuoted: Bool)] {
        var parts: [(text: String, isQuoted: Bool)] = []
        var current = ""
        var isQuoted = false
        var wasQuoted = false
        for character in text {
            if character == "\"" {
                isQuoted.toggle()
                wasQuoted = true
            } else if character.isWhitespace, !isQuoted {
                if !current.isEmpty { parts.append((current, wasQuoted)) }
                current = ""
                wasQuoted = false
            } else {
                current.append(character)
            }
        }
        if !current.isEmpty { parts.append((current, wasQuoted)) }
        return parts
    }
}

// MARK: Prices

/// A range of prices as typed: `<5`, `<=5`, `>5`, `>=5`, `5`, `5..10`, `free`.
///
/// Amounts are in the major unit of the displayed currency.
struct PriceRange: Hashable, Sendable {
    private let range: ClosedRange<Int64>

    /// Parses a range; nil if the text is not a valid range of prices.
    init?(_ text: String) {
        func amount(_ text: Substring) -> Int64? {
            try? DecimalAmount.milliunits(String(text), exponent: 3)
        }
        let dots = text.split(separator: "..", omittingEmptySubsequences: false)
        if text == "free" {
            range = 0...0
        } else if dots.count == 2 {
            guard let low = dots[0].isEmpty ? 0 : amount(dots[0]),
                let high = dots[1].isEmpty ? .max : amount(dots[1]), low <= high
            else { return nil }
            range = low...high
        } else if text.hasPrefix("<="), let high = amount(text.dropFirst(2)) {
            range = 0...high
        } else if text.hasPrefix(">="), let low = amount(text.dropFirst(2)) {
            range = low...(.max)
        } else if text.hasPrefix("<"), let high = amount(text.dropFirst()), high > 0 {
            range = 0...(high - 1)
        } else if text.hasPrefix(">"), let low = amount(text.dropFirst()) {
            range = (low + 1)...(.max)
        } else if let exact = amount(text[...]) {
            range = exact...exact
        } else {
            return nil
        }
    }

    func contains(_ price: Price?) -> Bool { price.map { range.contains($0.milliunits) } ?? false }
}

// MARK: Highlights

/// Marks the matches of search words in a displayed text.
struct MatchHighlighter {
    private let words: [[UInt8]]
    private var fold = TextFold()

    init(_ words: [String]) {
        var fold = TextFold()
        self.words = words.map { fold.bytes($0) }.filter { !$0.isEmpty }
        self.fold = fold
    }

    /// Returns the text in pieces, with the matches in the theme's color for matches.
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
