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
