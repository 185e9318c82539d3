/// What stands in one cell, or in two: a base and the marks on it.
struct CellCluster {
    let text: String
    let width: Int
    let kind: Kind

    /// What a cluster of safe text can be.
    enum Kind {
        case printed
        /// One of our own LEFT-TO-RIGHT MARKs, of no width.
        case directionMark
        case lineFeed
    }

    var isSpace: Bool { text == " " }
}

/// The cells of a safe text, in order.
///
/// Its grammar is the sanitiser's: a base of one or two columns followed by at most four marks, a
/// direction mark, or a line feed. This is also how ncurses fills cells, which Swift's `Character`
/// is not: an Indic conjunct is one `Character` and several cells.
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
    /// Whether the scalar is drawn over the base before it and takes no column: Mn and Me.
    var isCellMark: Bool {
        guard value >= 0x300 else { return false }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return true
        default: return false
        }
    }
}
