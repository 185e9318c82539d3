import FoundationEssentials

/// Empties the private keys in JSON or YAML, and leaves every other byte as it is. Xcode writes such a key, which kiosk
/// never reads, beside the products of a catalog.
struct PrivateKeyRedactor {
    private let bytes: [UInt8]
    /// Whether the text is JSON, by the rule of the catalog loader.
    private let isJSON: Bool
    private var result: [UInt8] = []
    private var position = 0
    /// The start of the line with the name `privateKey`, until the value of that key begins.
    private var nameLine: Int?

    private init(_ text: String) {
        bytes = Array(text.utf8)
        let content = bytes.starts(with: Self.byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
        let first = content.first { $0 != 0x20 && !(0x09...0x0D).contains($0) }
        isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    }

    /// Returns the text without its private keys.
    static func redacted(_ text: String) -> String {
        var redactor = PrivateKeyRedactor(text)
        while redactor.position < redactor.bytes.count { redactor.step() }
        return String(decoding: redactor.result, as: UTF8.self)
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    private static let newline = UInt8(ascii: "\n")

    private mutating func step() {
        let byte = bytes[position]
        if let end = quotedEnd() {
            readQuoted(to: end)
        } else if " \n\r\t:".utf8.contains(byte) {
            copy(to: position + 1)
        } else if isJSON || ",{}[]#\"'".utf8.contains(byte) {
            // A value that is not text ends the pair of name and value.
            nameLine = nil
            copy(to: position + 1)
        } else {
            readWord()
        }
    }

    private mutating func copy(to end: Int) {
        result += bytes[position..<end]
        position = end
    }

    /// Replaces the bytes up to an end with an empty string.
    private mutating func redact(to end: Int) {
        result += "\"\"".utf8
        // Line feeds are kept, so that line numbers stay the same.
        result += bytes[position..<end].filter { $0 == Self.newline }
        (position, nameLine) = (end, nil)
    }

    // MARK: Quoted strings

    /// Returns the end of the quoted string that begins here, after its closing mark; nil if none begins here.
    private func quotedEnd() -> Int? {
        let mark = bytes[position]
        let isDouble = mark == UInt8(ascii: "\"")
        // In YAML, a quotation mark within a word is an ordinary character.
        guard isDouble || !isJSON && mark == UInt8(ascii: "'"), isJSON || isAtStart else {
            return nil
        }
        var end = position + 1
        while end < bytes.count, bytes[end] != mark {
            end += isDouble && bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard isJSON || end < bytes.count else { return nil }
        end = min(end + 1, bytes.count)
        // A quotation mark in a comment may be unpaired, so a pair of marks must be on one line unless it is a key.
        let isOneLine = !bytes[position..<end].contains(Self.newline)
        return isJSON || isKey || isOneLine ? end : nil
    }

    private var isAtStart: Bool {
        position == 0 || " \n\r\t{[,:".utf8.contains(bytes[position - 1])
    }

    private mutating func readQuoted(to end: Int) {
        let meaning = Self.meaning(bytes[position..<end])
        guard !isKey, !meaning.contains("PRIVATE KEY") else { return redact(to: end) }
        noteName(meaning == Self.name, endingAt: end)
        copy(to: end)
    }

    private static func meaning(_ literal: ArraySlice<UInt8>) -> String {
        let plain = String(decoding: literal.dropFirst().dropLast(), as: UTF8.self)
        guard literal.first == UInt8(ascii: "\""), literal.contains(UInt8(ascii: "\\")) else {
            return plain
        }
        let list = Data("[".utf8) + Data(literal) + Data("]".utf8)
        return (try? JSONDecoder().decode([String].self, from: list).first) ?? plain
    }

    // MARK: Plain scalars of YAML

    private mutating func readWord() {
        if isKey {
            let end = valueEnd()
            return isNoText(bytes[position..<end]) ? copy(to: end) : redact(to: end)
        }
        if let end = frameEnd() { return redact(to: end) }
        let isEnd: (UInt8) -> Bool = { " \n\r\t:,{}[]".utf8.contains($0) }
        let end = bytes[position...].firstIndex(where: isEnd) ?? bytes.count
        noteName(bytes[position..<end].elementsEqual(Self.name.utf8), endingAt: end)
        copy(to: end)
    }

    /// Returns the end of the private key in PEM that begins here; nil if none begins here.
    private func frameEnd() -> Int? {
        let rest = bytes[position...]
        guard rest.starts(with: "-----BEGIN".utf8),
            rest.prefix(40).firstRange(of: Array("PRIVATE KEY".utf8)) != nil
        else { return nil }
        let last = rest.dropFirst(10).firstRange(of: Array("-----END".utf8))?.upperBound
        return bytes[(last ?? bytes.count)...].firstIndex(of: Self.newline) ?? bytes.count
    }

    /// Returns the end of an unquoted value: the end of its line and of the further indented lines after it, or a
    /// comma.
    private func valueEnd() -> Int {
        let isEnd: (UInt8) -> Bool = { "\n,}]".utf8.contains($0) }
        guard let nameLine, var end = bytes[position...].firstIndex(where: isEnd) else {
            return bytes.count
        }
        while end < bytes.count, bytes[end] == Self.newline {
            let next = bytes[(end + 1)...].firstIndex(of: Self.newline) ?? bytes.count
            let isBlank = bytes[(end + 1)..<next].allSatisfy { " \r\t".utf8.contains($0) }
            guard isBlank || indentation(end + 1) > indentation(nameLine) else { return end }
            end = next
        }
        return end
    }

    /// Returns whether the value is a number, a Boolean or null, which cannot be a private key.
    private func isNoText(_ value: ArraySlice<UInt8>) -> Bool {
        let text = String(decoding: value, as: UTF8.self).filter { !$0.isWhitespace }
        return Int64(text) != nil || ["null", "~", "true", "false"].contains(text)
    }

    // MARK: Key names

    private static let name = "privateKey"

    /// Records whether the text that ends here names a private key.
    private mutating func noteName(_ isName: Bool, endingAt end: Int) {
        guard isName,
            bytes[end...].first(where: { !" \n\r\t".utf8.contains($0) }) == UInt8(ascii: ":")
        else {
            nameLine = nil
            return
        }
        nameLine = line(of: position)
    }

    /// Whether the value that begins here is a private key: in YAML on the line of its name, or indented further.
    private var isKey: Bool {
        guard let nameLine else { return false }
        let line = line(of: position)
        return isJSON || line == nameLine || indentation(line) > indentation(nameLine)
    }

    /// Returns the start of the line with a position.
    private func line(of offset: Int) -> Int {
        bytes[..<offset].lastIndex(of: Self.newline).map { $0 + 1 } ?? 0
    }

    /// Returns the indentation of a line; the dash of a list item counts as indentation.
    private func indentation(_ line: Int) -> Int {
        bytes[line...].prefix { " -".utf8.contains($0) }.count
    }
}
