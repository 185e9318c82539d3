/// Finds letters that imitate another alphabet: a Cyrillic Р in “Рro”, a Greek ο in “Gοld”.
enum MixedAlphabets {
    private enum Alphabet {
        case latin, greekOrCyrillic
    }

    /// Returns the indices of the clusters that are not in the alphabet of most of their word; empty for nearly all
    /// text.
    static func strangers(in text: SafeText) -> Set<Int> {
        // The first bytes of Greek and Cyrillic in UTF-8.
        guard text.string.utf8.contains(where: { (0xCD...0xD4).contains($0) }) else { return [] }
        var strangers: Set<Int> = []
        var word: [Alphabet: [Int]] = [:]
        func endWord() {
            let (latin, other) = (word[.latin] ?? [], word[.greekOrCyrillic] ?? [])
            strangers.formUnion(latin.count < other.count ? latin : latin.isEmpty ? [] : other)
            word = [:]
        }
        for (index, cluster) in CellClusters(text).enumerated() {
            if let alphabet = alphabet(of: cluster) {
                word[alphabet, default: []].append(index)
            } else {
                endWord()
            }
        }
        endWord()
        return strangers
    }

    private static func alphabet(of cluster: CellCluster) -> Alphabet? {
        guard let scalar = cluster.text.unicodeScalars.first, scalar.properties.isAlphabetic else {
            return nil
        }
        return switch scalar.value {
        case ..<0x250, 0x1E00...0x1EFF: .latin
        case 0x370...0x52F, 0x1F00...0x1FFF: .greekOrCyrillic
        default: nil
        }
    }
}
