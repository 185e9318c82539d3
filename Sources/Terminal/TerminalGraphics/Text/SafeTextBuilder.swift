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
