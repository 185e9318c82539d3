import TextParsing

/// The content of a catalog file: valid UTF-8 without a byte order mark, not empty and not too large.
struct SourceText {
    /// The content without a byte order mark.
    let bytes: [UInt8]
    /// Whether the text begins with a brace or a bracket, as JSON does and a YAML catalog does not.
    let isJSON: Bool

    /// Checks size and encoding.
    ///
    /// - Throws: ``CatalogError`` of kind `tooLarge`, `notUTF8` or `empty`.
    init(bytes: [UInt8], fileName: String) throws(CatalogError) {
        guard bytes.count <= CatalogLoader.sizeLimit else {
            throw CatalogError(
                fileName: fileName, kind: .tooLarge,
                message: "the file is larger than \(CatalogLoader.sizeLimit >> 20) MiB")
        }
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw Self.notUTF8(bytes, fileName)
        }
        let content = bytes.starts(with: Self.byteOrderMark) ? Array(bytes.dropFirst(3)) : bytes
        guard let first = content.first(where: { !Self.isSpace($0) }) else {
            throw CatalogError(fileName: fileName, kind: .empty, message: "the file is empty")
        }
        self.bytes = content
        self.isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    }

    /// Converts a reader's error. If the text has a conflict marker, the error reports that instead.
    func error(
        _ kind: CatalogError.Kind, _ sourceError: SourceError, fileName: String
    ) -> CatalogError {
        if let line = Self.conflictMarkerLine(bytes) {
            return CatalogError(
                fileName: fileName, kind: .unmerged,
                message: "this is a conflict marker of git; finish the merge first",
                position: SourcePosition(line: line, column: 1))
        }
        return CatalogError(
            fileName: fileName, kind: kind, message: sourceError.message,
            position: sourceError.position)
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }

    private static func notUTF8(_ bytes: [UInt8], _ fileName: String) -> CatalogError {
        var valid = 0
        var iterator = bytes.makeIterator()
        var decoder = UTF8()
        while case .scalarValue(let scalar) = decoder.decode(&iterator) {
            valid += UTF8.width(scalar)
        }
        return CatalogError(
            fileName: fileName, kind: .notUTF8, message: "the text is not valid UTF-8",
            position: SourcePosition(offset: valid, in: bytes))
    }

    /// Returns the first line that begins with exactly seven `<` or `>`, git's conflict markers in both formats.
    private static func conflictMarkerLine(_ bytes: [UInt8]) -> Int? {
        let lines = bytes.split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let index = lines.firstIndex { line in
            guard let first = line.first, first == 0x3C || first == 0x3E else { return false }
            return line.prefix(while: { $0 == first }).count == 7
        }
        return index.map { $0 + 1 }
    }
}
