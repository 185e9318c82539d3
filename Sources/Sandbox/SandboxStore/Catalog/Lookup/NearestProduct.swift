package import StoreModel

/// Finds the id that was probably meant.
package enum NearestProduct {
    /// Longer ids are not looked for: nobody mistypes them.
    private static let lengthLimit = 256
    /// More changes than these are no typing error.
    private static let distanceLimit = 8

    /// The most similar id: the same but for case, else one that ends in it, else one that takes few changes, in
    /// itself or in as many of its last parts as were given.
    ///
    /// The work is bounded: an id of more than 256 bytes has no nearest one, and the comparison of two ids
    /// ends where it takes more changes than the best so far (a quarter of the id at first).
    package static func nearest(
        to wanted: ProductID, among ids: some Sequence<ProductID>
    ) -> ProductID? {
        let text = wanted.rawValue.lowercased()
        let bytes = Array(text.utf8)
        guard !bytes.isEmpty, bytes.count <= lengthLimit else { return nil }
        var limit = min(distanceLimit, max(2, bytes.count / 4))
        var best: ProductID?
        for id in ids {
            let candidate = Array(id.rawValue.lowercased().utf8)
            if candidate == bytes || ends(candidate, in: bytes) { return id }
            let tail = lastParts(of: candidate, asManyAs: bytes)
            guard let distance = EditDistance.distance(bytes, tail, limit: limit) else { continue }
            best = id
            limit = distance - 1
        }
        return best
    }

    private static func lastParts(of id: [UInt8], asManyAs text: [UInt8]) -> [UInt8] {
        let dot = UInt8(ascii: ".")
        let parts = id.split(separator: dot, omittingEmptySubsequences: false)
        let wanted = text.split(separator: dot, omittingEmptySubsequences: false).count
        return Array(parts.suffix(wanted).joined(separator: [dot]))
    }

    private static func ends(_ id: [UInt8], in part: [UInt8]) -> Bool {
        part.count > 2 && id.count > part.count && id.suffix(part.count).elementsEqual(part)
            && id[id.count - part.count - 1] == UInt8(ascii: ".")
    }
}
