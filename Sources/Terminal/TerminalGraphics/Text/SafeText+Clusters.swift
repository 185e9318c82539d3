extension SafeText {
    /// The text cut into its printed clusters, one or two columns each.
    ///
    /// Nil where it holds direction marks or line feeds, which mean nothing to a part of it.
    package var printedClusters: [SafeText]? {
        var parts: [SafeText] = []
        for cluster in CellClusters(self) {
            guard case .printed = cluster.kind else { return nil }
            parts.append(SafeText(checked: String(cluster.text), width: cluster.width))
        }
        return parts
    }

    /// The end of the text that fits so many columns, as a field shows what is typed into it.
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
