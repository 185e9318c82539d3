/// Builds the paths of values in a catalog file, such as `$.products[3].displayPrice`.
enum JSONPath {
    /// The path of the root value.
    static let root = "$"

    /// Returns the path of a member. A key with characters other than letters, digits, `_` and `-` is quoted in
    /// brackets.
    static func member(_ key: String, of path: String) -> String {
        let isPlain = key.utf8.allSatisfy {
            (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) || $0 == 0x5F
                || $0 == 0x2D
        }
        return isPlain && !key.isEmpty ? "\(path).\(key)" : "\(path)[\(QuotedText.short(key))]"
    }

    /// Returns the path of an element of a list.
    static func element(_ index: Int, of path: String) -> String { "\(path)[\(index)]" }
}
