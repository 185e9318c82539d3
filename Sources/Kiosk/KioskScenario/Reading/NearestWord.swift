import SandboxStore

/// The word that was probably meant.
enum NearestWord {
    /// The nearest of some words, at most two letters away; nil where none is so near.
    static func of(_ word: String, among words: [String]) -> String? {
        let near = words.compactMap { other in
            EditDistance.distance(Array(word.utf8), Array(other.utf8), limit: 2).map { ($0, other) }
        }
        return near.min { $0 < $1 }?.1
    }
}
