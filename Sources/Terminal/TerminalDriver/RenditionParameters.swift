/// Reads the parameters of a sequence: decimal numbers with semicolons, or with colons between the parts of one.
struct RenditionParameters {
    private let bytes: ArraySlice<UInt8>
    private var index: Int
    private var isAtEnd = false
    /// Whether a byte was found that is neither a digit nor a separator, or a number that is too large.
    private(set) var isMalformed = false

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        index = bytes.startIndex
    }

    /// Returns the next number, 0 if it is empty, and whether a colon follows it; nil at the end.
    mutating func next() -> (number: Int, hasMore: Bool)? {
        guard !isAtEnd, !isMalformed else { return nil }
        var number = 0
        while index < bytes.endIndex {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                number = number * 10 + Int(byte - UInt8(ascii: "0"))
                if number > 0xFFFF { isMalformed = true }
            case UInt8(ascii: ";"): return (number, false)
            case UInt8(ascii: ":"): return (number, true)
            default: isMalformed = true
            }
            if isMalformed { return nil }
        }
        isAtEnd = true
        return (number, false)
    }

    /// Reads the rest of a color after 38 or 48; nil if it is not known.
    mutating func color(hasSubparameters: Bool) -> GraphicRendition.Color? {
        guard !isAtEnd, let kind = next(), kind.hasMore == hasSubparameters else { return nil }
        var last = (0, 0, 0)
        var count = 0
        let needed = kind.number == 5 ? 1 : 3
        var hasMore = true
        while hasSubparameters ? hasMore : count < needed {
            guard !isAtEnd, let part = next(), part.number <= 0xFF else { return nil }
            guard hasSubparameters || !part.hasMore else { return nil }
            last = (last.1, last.2, part.number)
            (count, hasMore) = (count + 1, part.hasMore)
        }
        switch (kind.number, count) {
        case (5, 1): return .indexed(UInt8(last.2))
        // With colons, the number of a color space may come first.
        case (2, 3), (2, 4): return .rgb(UInt8(last.0), UInt8(last.1), UInt8(last.2))
        default: return nil
        }
    }
}
