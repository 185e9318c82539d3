/// Suggests the intended name for a misspelt one.
package enum SpellingSuggestion {
    /// The maximum number of changed letters.
    private static let limit = 2

    /// Returns the nearest of `names` within two changes of a letter; nil if all differ more.
    package static func nearest(to name: String, in names: [String]) -> String? {
        let written = Array(name.utf8)
        guard written.count <= 40 else { return nil }
        let near = names.compactMap { known in
            EditDistance.distance(written, Array(known.utf8), limit: limit)
                .map { (name: known, distance: $0) }
        }.filter { $0.distance < $0.name.utf8.count }
        // Names at equal distance are ordered by name, so that the result is deterministic.
        return near.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
    }
}
