/// Makes text harmless: the source of every `SafeText`, except integers and parts of other safe text.
///
/// | class | becomes |
/// |---|---|
/// | C0 controls, DEL | control pictures `␀`...`␡`; tab and line feed a space |
/// | C1 controls, U+2028, U+2029, direction controls | their names: `⟨9B⟩` `⟨LS⟩` `⟨RLO⟩` |
/// | the brackets `⟨` `⟩` themselves | `<` and `>`, so that no text can forge such a name |
/// | default ignorables: zero-width, joiners, tags, selectors, fillers; U+2800 | nothing |
/// | private use, noncharacters, unassigned, lone surrogates, invalid UTF-8 | U+FFFD |
/// | every kind of space | plain spaces |
/// | a mark without a base | the mark on `◌` |
/// | more than four marks on a base | the first four |
/// | a mark added after Unicode 12; letters that join with the next one | U+FFFD |
/// | emoji sequences (joined, with a skin tone or a selector), keycaps | their first base |
/// | a skin tone alone | U+FFFD |
/// | flags | the two letters of the country |
/// | conjoining Hangul | the syllable; stray vowels and finals U+FFFD |
/// | characters that Unicode 16 made wide | U+FFFD |
/// | more clusters than the limit | cut there, and `…` |
///
/// Joiners are dropped in every script: their width differs between terminals, and a word of Persian or Hindi stays
/// legible without them.
struct Sanitizer {
    /// The origin of the text.
    enum Source {
        case literal, formatter, untrusted
    }

    static let marksPerBase = 4

    private let source: Source
    private let limit: Int
    private let multiline: Bool
    private var builder = SafeTextBuilder()
    /// The number of marks on the last base; nil before the first base of a cluster.
    private var marks: Int?

    init(source: Source, limit: Int, multiline: Bool) {
        self.source = source
        self.limit = limit
        self.multiline = multiline
    }

    mutating func sanitize(_ text: String) -> SafeText {
        if let plain = plainASCII(text) { return plain }
        var kept = 0
        // Dropped characters count too, because otherwise a title with a million invisible characters would stall a
        // frame.
        var readable = limit < Int.max / 32 ? limit * 16 + 64 : Int.max
        for character in text {
            readable -= 1
            guard kept < limit, readable >= 0 else {
                builder.append(base: "…", width: 1)
                break
            }
            let before = builder.length
            append(character)
            if builder.length > before { kept += 1 }
        }
        return builder.text()
    }

    /// Returns printable ASCII within the limit unchanged: the fast path for nearly all text.
    private func plainASCII(_ text: String) -> SafeText? {
        var length = 0
        for byte in text.utf8 {
            guard byte >= 0x20, byte < 0x7F, length < limit else { return nil }
            length += 1
        }
        return SafeText(checked: text, width: length)
    }

    private mutating func append(_ character: Character) {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return }
        marks = nil
        if first.value >= 0x2000, first.properties.isEmoji {
            appendEmoji(scalars, first: first)
        } else if let syllable = HangulSyllable(scalars) {
            appendBase(syllable.scalar)
            for scalar in scalars.dropFirst(syllable.length) { append(scalar) }
        } else if character == "\r\n" {
            // CR LF is one cluster and one line feed.
            append("\n" as Unicode.Scalar)
        } else {
            for scalar in scalars { append(scalar) }
        }
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        switch ScalarTreatment(of: scalar, from: source) {
        case .base: appendBase(scalar)
        case .mark: appendMark(scalar)
        case .spacingMark: appendSpacingMark(scalar)
        case .drop: break
        case .replace(let text): appendStandIn(text)
        case .lineFeed where multiline: builder.appendLineFeed()
        case .lineFeed: appendStandIn(" ")
        }
    }

    private mutating func appendBase(_ scalar: Unicode.Scalar) {
        builder.append(base: scalar, width: ColumnWidth.ofBase(scalar))
        marks = 0
    }

    /// Appends narrow replacement text, which accepts no marks.
    private mutating func appendStandIn(_ text: String) {
        for scalar in text.unicodeScalars { builder.append(base: scalar, width: 1) }
        marks = Self.marksPerBase
    }

    private mutating func appendMark(_ scalar: Unicode.Scalar) {
        if marks == nil { appendBase("\u{25CC}") }
        guard let count = marks, count < Self.marksPerBase else { return }
        builder.append(mark: scalar)
        marks = count + 1
    }

    /// Appends a spacing mark, which has its own cell but needs a base before it.
    private mutating func appendSpacingMark(_ scalar: Unicode.Scalar) {
        if marks == nil { appendBase("\u{25CC}") }
        appendBase(scalar)
    }

    /// Appends only the base: depending on the terminal, a sequence takes two columns, those of its parts, or one.
    private mutating func appendEmoji(
        _ scalars: String.UnicodeScalarView, first: Unicode.Scalar
    ) {
        let flagLetters: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF
        guard flagLetters.contains(first.value) else { return append(first) }
        for scalar in scalars where flagLetters.contains(scalar.value) {
            let letter = UInt8(truncatingIfNeeded: scalar.value - flagLetters.lowerBound) + 0x41
            appendBase(Unicode.Scalar(letter))
        }
    }
}

/// Builds safe text cell by cell and encloses right-to-left text in direction marks.
struct SafeTextBuilder {
    /// The mark before and after a right-to-left field.
    static let directionMark: Unicode.Scalar = "\u{200E}"

    private var scalars = String.UnicodeScalarView()
    private var isRightToLeft = false
    private var widest = 0
    /// The number of columns of the current line.
    private(set) var width = 0

    /// The number of scalars, used to find out whether anything was appended.
    private(set) var length = 0

    mutating func append(base: Unicode.Scalar, width: Int) {
        if ColumnWidth.isRightToLeft(base) { isRightToLeft = true }
        scalars.append(base)
        length += 1
        self.width += width
    }

    /// Appends a mark without width to the last base.
    mutating func append(mark: Unicode.Scalar) {
        scalars.append(mark)
        length += 1
    }

    mutating func append(_ cluster: CellCluster) {
        for (index, scalar) in cluster.text.unicodeScalars.enumerated() {
            if index == 0 {
                append(base: scalar, width: cluster.width)
            } else {
                append(mark: scalar)
            }
        }
    }

    mutating func appendLineFeed() {
        widest = max(widest, width)
        width = 0
        scalars.append("\n")
        length += 1
    }

    /// Returns the finished text, between direction marks if any of it is right-to-left.
    func text() -> SafeText {
        guard isRightToLeft else {
            return SafeText(checked: String(scalars), width: max(widest, width))
        }
        var closed = String.UnicodeScalarView()
        closed.append(Self.directionMark)
        for scalar in scalars {
            // Each line is a separate field, because it may be drawn separately.
            if scalar == "\n" { closed.append(Self.directionMark) }
            closed.append(scalar)
            if scalar == "\n" { closed.append(Self.directionMark) }
        }
        closed.append(Self.directionMark)
        return SafeText(checked: String(closed), width: max(widest, width))
    }
}
