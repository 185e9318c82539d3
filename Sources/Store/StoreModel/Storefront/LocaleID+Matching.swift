extension LocaleID {
    /// The script, derived from language and region if it is absent; only Chinese and Serbian are distinguished.
    public var likelyScript: String? {
        if let script { return script }
        switch language {
        case "zh": return ["TW", "HK", "MO"].contains(region ?? "") ? "Hant" : "Hans"
        case "sr": return "Cyrl"
        default: return nil
        }
    }

    /// Returns how well a text in `other` suits a reader of this locale: higher is better, nil is unsuitable.
    ///
    /// 4 is the same tag, 3 the same language and script with the same or no region, 2 the same language and script, 1
    /// the same language in another script.
    public func affinity(to other: LocaleID) -> Int? {
        guard language == other.language else { return nil }
        if self == other { return 4 }
        guard likelyScript == other.likelyScript else { return 1 }
        return other.region == nil || other.region == region ? 3 : 2
    }

    /// Returns the index of the best text for this reader, the first of equals; nil if no text is in the language.
    public func bestMatch(among candidates: [LocaleID]) -> Int? {
        var best: (position: Int, affinity: Int)?
        for (position, candidate) in candidates.enumerated() {
            guard let affinity = affinity(to: candidate) else { continue }
            if best == nil || affinity > (best?.affinity ?? 0) { best = (position, affinity) }
        }
        return best?.position
    }
}
