extension SafeText {
    /// Returns the first line, clipped to at most `columns`, with `ellipsis` at the end if it was clipped. The result
    /// is never wider, even if that leaves an empty column before a wide cluster.
    package func clipped(to columns: Int, ellipsis: SafeText = "…") -> SafeText {
        let line = firstLine
        guard line.width > columns else { return line }
        guard columns > 0 else { return .empty }
        guard ellipsis.width <= columns else { return clipped(to: columns, ellipsis: .empty) }
        var builder = SafeTextBuilder()
        for cluster in CellClusters(line) where cluster.kind == .printed {
            guard builder.width + cluster.width + ellipsis.width <= columns else { break }
            builder.append(cluster)
        }
        return builder.text() + ellipsis
    }

    /// Returns the text with spaces added up to `columns`; longer text is unchanged.
    package func padded(to columns: Int, alignment: Alignment = .left) -> SafeText {
        let missing = Geometry.extent(columns) - width
        guard missing > 0 else { return self }
        let left =
            switch alignment {
            case .left: 0
            case .center: missing / 2
            case .right: missing
            }
        let space: SafeText = " "
        return space.repeated(left) + self + space.repeated(missing - left)
    }

    /// Returns the text in exactly `columns`: clipped or padded.
    package func fitted(to columns: Int, alignment: Alignment = .left) -> SafeText {
        clipped(to: columns).padded(to: columns, alignment: alignment)
    }

    /// The text up to its first line feed.
    package var firstLine: SafeText {
        guard string.utf8.contains(UInt8(ascii: "\n")) else { return self }
        var builder = SafeTextBuilder()
        for cluster in CellClusters(self) {
            if cluster.kind == .lineFeed { break }
            if cluster.kind == .printed { builder.append(cluster) }
        }
        return builder.text()
    }
}
