/// The content of one cell or one wide cell: a base and its marks.
struct CellCluster {
    let text: String
    let width: Int
    let kind: Kind

    /// The kind of a cluster in safe text.
    enum Kind {
        case printed
        /// A LEFT-TO-RIGHT MARK that the sanitizer added; its width is 0.
        case directionMark
        case lineFeed
    }

    var isSpace: Bool { text == " " }
}

/// The clusters of a safe text, in order.
///
/// The grammar is the sanitizer's: a base of one or two columns followed by at most four marks, a direction mark, or a
/// line feed. ncurses fills cells the same way. Swift's `Character` differs: an Indic conjunct is one `Character` and
/// several cells.
struct CellClusters: Sequence, IteratorProtocol {
    private let scalars: String.UnicodeScalarView
    private var index: String.UnicodeScalarView.Index

    init(_ text: SafeText) {
        scalars = text.string.unicodeScalars
        index = scalars.startIndex
    }

    mutating func next() -> CellCluster? {
        guard index < scalars.endIndex else { return nil }
        let start = index
        let base = scalars[index]
        index = scalars.index(after: index)
        if base == SafeTextBuilder.directionMark {
            return CellCluster(text: "", width: 0, kind: .directionMark)
        }
        if base == "\n" { return CellCluster(text: "", width: 0, kind: .lineFeed) }
        while index < scalars.endIndex, scalars[index].isCellMark {
            index = scalars.index(after: index)
        }
        return CellCluster(
            text: String(scalars[start..<index]), width: ColumnWidth.ofBase(base), kind: .printed)
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is drawn over the previous base and takes no column: categories Mn and Me.
    var isCellMark: Bool {
        guard value >= 0x300 else { return false }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return true
        default: return false
        }
    }
}

// MARK: Hangul

/// A Hangul syllable composed from the conjoining letters at the start of a cluster.
///
/// A terminal may give conjoining letters four columns or two; the composed syllable always takes two. The arithmetic
/// is from the Unicode Standard, section 3.12.
struct HangulSyllable {
    let scalar: Unicode.Scalar
    /// The number of the cluster's scalars that form the syllable: 2 or 3.
    let length: Int

    init?(_ scalars: String.UnicodeScalarView) {
        let letters = scalars.prefix(3).map(\.value)
        guard letters.count >= 2, (0x1100...0x1112).contains(letters[0]),
            (0x1161...0x1175).contains(letters[1])
        else { return nil }
        let open = 0xAC00 + ((letters[0] - 0x1100) * 21 + (letters[1] - 0x1161)) * 28
        let hasFinal = letters.count == 3 && (0x11A8...0x11C2).contains(letters[2])
        let value = hasFinal ? open + letters[2] - 0x11A7 : open
        guard let scalar = Unicode.Scalar(value) else { return nil }
        self.scalar = scalar
        length = hasFinal ? 3 : 2
    }
}

// MARK: Mixed alphabets

/// Finds letters that imitate another alphabet: a Cyrillic Р in “Рro”, a Greek ο in “Gοld”.
enum MixedAlphabets {
    private enum Alphabet {
        case latin, greekOrCyrillic
    }

    /// Returns the indices of the clusters that are not in the alphabet of most of their word; empty for nearly all
    /// text.
    static func foreignLetters(in text: SafeText) -> Set<Int> {
        // The first bytes of Greek and Cyrillic in UTF-8.
        guard text.string.utf8.contains(where: { (0xCD...0xD4).contains($0) }) else { return [] }
        var strangers: Set<Int> = []
        var word: [Alphabet: [Int]] = [:]
        func endWord() {
            let (latin, other) = (word[.latin] ?? [], word[.greekOrCyrillic] ?? [])
            strangers.formUnion(latin.count < other.count ? latin : latin.isEmpty ? [] : other)
            word = [:]
        }
        for (index, cluster) in CellClusters(text).enumerated() {
            if let alphabet = alphabet(of: cluster) {
                word[alphabet, default: []].append(index)
            } else {
                endWord()
            }
        }
        endWord()
        return strangers
    }

    private static func alphabet(of cluster: CellCluster) -> Alphabet? {
        guard let scalar = cluster.text.unicodeScalars.first, scalar.properties.isAlphabetic else {
            return nil
        }
        return switch scalar.value {
        case ..<0x250, 0x1E00...0x1EFF: .latin
        case 0x370...0x52F, 0x1F00...0x1FFF: .greekOrCyrillic
        default: nil
        }
    }
}
