/// The answers of a terminal to queries of its identity, its capabilities and its cursor position.
struct TerminalQueryReplies {
    private var tail: [UInt8] = []

    private static let table: [(question: String, answer: String)] = [
        ("\u{1B}[c", "\u{1B}[?62;22c"),
        ("\u{1B}[0c", "\u{1B}[?62;22c"),
        ("\u{1B}[>c", "\u{1B}[>41;377;0c"),
        ("\u{1B}[>q", "\u{1B}P>|XTerm(377)\u{1B}\\"),
        ("\u{1B}[>0q", "\u{1B}P>|XTerm(377)\u{1B}\\"),
        ("\u{1B}[6n", "\u{1B}[1;1R"),
        ("\u{1B}]10;?", "\u{1B}]10;rgb:ffff/ffff/ffff\u{1B}\\"),
        ("\u{1B}]11;?", "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\"),
        ("\u{1B}[?2026$p", "\u{1B}[?2026;2$y"),
        ("\u{1B}[?996n", "\u{1B}[?997;1n"),
        ("\u{1B}[?u", "\u{1B}[?0u"),
    ]

    /// Returns the answers to all queries that end in these bytes, in the order of the table.
    mutating func answers(to bytes: ArraySlice<UInt8>) -> [UInt8] {
        // A query may have begun in the preceding bytes; one that ended there was answered already.
        let all = tail + bytes
        defer { tail = Array(all.suffix(Self.longest - 1)) }
        return Self.table.flatMap { entry -> [UInt8] in
            let query = Array(entry.question.utf8)
            let count = ByteSearch.ends(of: query, in: all).count { $0 > tail.count }
            return Array(repeatElement(entry.answer.utf8, count: count).joined())
        }
    }

    private static let longest = table.map(\.question.utf8.count).max() ?? 1
}
