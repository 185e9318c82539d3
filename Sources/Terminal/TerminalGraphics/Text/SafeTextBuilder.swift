/// Puts safe text together cell by cell, and closes what is right-to-left in it.
struct SafeTextBuilder {
    /// The mark that stands before and after a right-to-left field.
    static let directionMark: Unicode.Scalar = "\u{200E}"

    private var scalars = String.UnicodeScalarView()
    private var isRightToLeft = false
    private var widest = 0
    /// Columns of the line that is being built.
    private(set) var width = 0

    /// How many scalars there are, to see whether anything was appended.
    private(set) var length = 0

    mutating func append(base: Unicode.Scalar, width: Int) {
        if ColumnWidth.isRightToLeft(base) { isRightToLeft = true }
        scalars.append(base)
        length += 1
        self.width += width
    }

    /// Appends a mark of no width to the base before it.
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

    /// The finished text, between direction marks if any of it is right-to-left.
    func text() -> SafeText {
        guard isRightToLeft else {
            return SafeText(checked: String(scalars), width: max(widest, width))
        }
        var closed = String.UnicodeScalarView()
        closed.append(Self.directionMark)
        for scalar in scalars {
            // Each line is a field of its own: it may be drawn apart from the others.
            if scalar == "\n" { closed.append(Self.directionMark) }
            closed.append(scalar)
            if scalar == "\n" { closed.append(Self.directionMark) }
        }
        closed.append(Self.directionMark)
        return SafeText(checked: String(closed), width: max(widest, width))
    }
}
