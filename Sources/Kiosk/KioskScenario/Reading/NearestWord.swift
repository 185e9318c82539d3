import SandboxStore

/// Suggests the intended word for a misspelt one.
enum NearestWord {
    /// Returns the nearest of some words, at most two letters away; nil if all differ more.
    static func of(_ word: String, among words: [String]) -> String? {
        let near = words.compactMap { other in
            EditDistance.distance(Array(word.utf8), Array(other.utf8), limit: 2).map { ($0, other) }
        }
        return near.min { $0 < $1 }?.1
    }
}
