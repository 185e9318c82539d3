package import StoreModel
import TextParsing

/// Finds the ID that was probably meant.
package enum NearestProduct {
    /// The maximum length in bytes of an ID that is compared. Longer IDs are not typed by hand.
    private static let lengthLimit = 256
    /// The maximum number of changes that count as a typing error.
    private static let distanceLimit = 8

    /// Returns the most similar ID: the first one that differs only in case, else the first one that ends in the wanted
    /// ID, else the one with the smallest edit distance. The distance is measured on as many of the ID's last parts as
    /// the wanted ID has.
    ///
    /// The work is bounded: the wanted ID must not exceed 256 bytes, and a comparison stops when it needs more changes
    /// than the best match so far (a quarter of the ID's length at first).
    package static func nearest(
        to wanted: ProductID, among ids: some Sequence<ProductID>
    ) -> ProductID? {
        let text = wanted.rawValue.lowercased()
        let bytes = Array(text.utf8)
        guard !bytes.isEmpty, bytes.count <= lengthLimit else { return nil }
        var limit = min(distanceLimit, max(2, bytes.count / 4))
        var (best, ending): (ProductID?, ProductID?)
        for id in ids {
            let candidate = Array(id.rawValue.lowercased().utf8)
            if candidate == bytes { return id }
            if ending != nil { continue }
            if ends(candidate, in: bytes) {
                ending = id
                continue
            }
            let tail = lastParts(of: candidate, asManyAs: bytes)
            guard let distance = EditDistance.distance(bytes, tail, limit: limit) else { continue }
            best = id
            limit = distance - 1
        }
        return ending ?? best
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
