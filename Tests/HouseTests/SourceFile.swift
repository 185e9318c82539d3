/// One Swift file `Folder/Target/…/Name.swift` under `Sources`, and its text.
struct SourceFile {
    let path: String
    let text: String
    /// The text without comments and string literals.
    let code: String

    init(path: String, text: String) {
        self.path = path
        self.text = text
        code = Code.strip(text)
    }

    /// The target, which is the second folder of the path.
    var target: String {
        let parts = path.split(separator: "/")
        return parts.count > 2 ? String(parts[1]) : ""
    }

    /// The modules that it imports.
    var imports: [String] {
        code.split(whereSeparator: \.isNewline).compactMap { line in
            let words = line.split(whereSeparator: \.isWhitespace)
                .drop { $0.hasPrefix("@") || Self.levels.contains(String($0)) }
            guard words.first == "import", let last = words.last, words.count > 1 else {
                return nil
            }
            return last.split(separator: ".").first.map(String.init)
        }
    }

    private static let levels: Set = ["public", "package", "internal", "fileprivate", "private"]
}
