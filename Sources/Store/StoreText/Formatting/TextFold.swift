import Foundation

/// Folds texts for a search: removes differences of case, accents and width, and invisible scalars.
///
/// `CAFÉ`, `café` and `ＣＡＦＥ` are equal. Each scalar is folded separately and its result is cached, because a large
/// catalog uses few different scalars.
package struct TextFold: Sendable {
    private var cache: [Unicode.Scalar: [UInt8]] = [:]

    /// Creates a fold with an empty cache.
    package init() {}

    /// Appends the folded text to bytes, in UTF-8.
    package mutating func append(_ text: String, to bytes: inout [UInt8]) {
        let start = bytes.count
        // Most texts of most catalogs are pure ASCII.
        let isASCII = text.utf8.withContiguousStorageIfAvailable { text in
            for byte in text {
                if byte >= 0x80 { return false }
                bytes.append(Self.lowercased(byte))
            }
            return true
        }
        if isASCII == true { return }
        bytes.removeLast(bytes.count - start)
        for scalar in text.unicodeScalars {
            if scalar.isASCII {
                bytes.append(Self.lowercased(UInt8(truncatingIfNeeded: scalar.value)))
            } else {
                append(scalar, to: &bytes)
            }
        }
    }

    /// Returns the folded text, in UTF-8.
    package mutating func bytes(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        append(text, to: &bytes)
        return bytes
    }

    private mutating func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        if let folded = cache[scalar] {
            bytes += folded
            return
        }
        let folded = Self.folded(scalar)
        cache[scalar] = folded
        bytes += folded
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
    }

    private static func folded(_ scalar: Unicode.Scalar) -> [UInt8] {
        let properties = scalar.properties
        if properties.isDefaultIgnorableCodePoint { return [] }
        if properties.generalCategory == .nonspacingMark { return [] }
        let folded = String(Character(scalar)).folding(
            options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        return Array(folded.utf8)
    }
}
