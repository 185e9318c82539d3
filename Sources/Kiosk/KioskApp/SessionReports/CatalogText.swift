import FoundationEssentials

/// The text of a catalog as a report may hold it: without the private key that Xcode writes beside the products.
///
/// kiosk reads no such key, so that the same is sold without it.
enum CatalogText {
    /// The text with each string that is a private key, or is named `privateKey`, emptied.
    static func withoutKeys(_ text: String) -> String {
        guard text.utf8.first(where: { !" \n\r\t".utf8.contains($0) }) == UInt8(ascii: "{") else {
            return text
        }
        let bytes = Array(text.utf8)
        var (result, position, isKey) = ([UInt8](), 0, false)
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "\"") else {
                // Another value than a text ends the pair.
                if !" \n\r\t:".utf8.contains(bytes[position]) { isKey = false }
                result.append(bytes[position])
                position += 1
                continue
            }
            let end = self.end(of: position, in: bytes)
            let literal = bytes[position..<end]
            let isSecret = isKey || meaning(literal)?.contains("PRIVATE KEY") ?? false
            result += isSecret ? Array("\"\"".utf8)[...] : literal
            isKey = !isKey && meaning(literal) == "privateKey"
            position = end
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Where a text that begins here ends, behind its last quotation mark.
    private static func end(of start: Int, in bytes: [UInt8]) -> Int {
        var position = start + 1
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\\"): position += 2
            case UInt8(ascii: "\""): return position + 1
            default: position += 1
            }
        }
        return bytes.count
    }

    private static func meaning(_ literal: ArraySlice<UInt8>) -> String? {
        try? JSONDecoder().decode([String].self, from: Data("[".utf8 + literal + "]".utf8)).first
    }
}
