/// Suggests the intended name for a misspelt one.
package enum SpellingSuggestion {
    /// Returns the nearest of `names` within two changes of a letter; nil if all differ more.
    package static func nearest(to name: String, in names: [String]) -> String? {
        guard name.utf8.count <= 40 else { return nil }
        let near = names.map { (name: $0, distance: distance(Array(name.utf8), Array($0.utf8))) }
            .filter { $0.distance <= 2 && $0.distance < $0.name.utf8.count }
        // Names at equal distance are ordered by name, so that the result is deterministic.
        return near.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
    }

    /// Returns the Levenshtein distance.
    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var row = Array(0...right.count)
        for (i, a) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, b) in right.enumerated() {
                let above = row[j + 1]
                row[j + 1] = a == b ? diagonal : min(diagonal, above, row[j]) + 1
                diagonal = above
            }
        }
        return row[right.count]
    }
}
