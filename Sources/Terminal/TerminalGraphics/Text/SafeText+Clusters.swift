extension SafeText {
    /// The printed clusters of the text, one or two columns each.
    ///
    /// Nil if the text contains direction marks or line feeds, which are not valid in a part of a text.
    package var printedClusters: [SafeText]? {
        var parts: [SafeText] = []
        for cluster in CellClusters(self) {
            guard case .printed = cluster.kind else { return nil }
            parts.append(SafeText(checked: String(cluster.text), width: cluster.width))
        }
        return parts
    }

    /// Returns the end of the text that fits `columns`, for a text field that shows the end of its input.
    package func keepingEnd(columns: Int) -> SafeText {
        guard width > columns else { return self }
        guard let clusters = printedClusters else { return clipped(to: columns) }
        var kept: [SafeText] = []
        var left = columns
        for cluster in clusters.reversed() {
            guard cluster.width <= left else { break }
            left -= cluster.width
            kept.append(cluster)
        }
        return .joined(kept.reversed())
    }
}
