/// Collects a bracketed paste.
///
/// Pasted text that contains the end bracket would, in a terminal that does not filter it, end the paste early, and its
/// rest would be read as keys. So an end bracket counts only if nothing follows it: the bytes after it are kept as
/// `tail`, and become text if another end bracket arrives before the pause.
struct PasteCollector: Sendable {
    /// The most bytes of text kept; the rest of a longer paste is dropped.
    static let limit = 1 << 16

    private static let start = Array("\u{1B}[200~".utf8)
    private static let end = Array("\u{1B}[201~".utf8)

    private var content: [UInt8] = []
    private(set) var tail: [UInt8] = []
    private(set) var hasEnd = false
    /// The last bytes, used to find brackets even after the limit is reached.
    private var recent: [UInt8] = []

    mutating func append(_ byte: UInt8) {
        if hasEnd {
            Self.keep(byte, in: &tail)
        } else {
            Self.keep(byte, in: &content)
        }
        recent.append(byte)
        if recent.count > Self.end.count { recent.removeFirst() }
        if byte == UInt8(ascii: "~"), recent == Self.end { close() }
    }

    /// The text without brackets; invalid UTF-8 is repaired. It is untrusted.
    var text: String {
        var text: [UInt8] = []
        var index = 0
        while index < content.count {
            let rest = content[index...]
            if rest.starts(with: Self.start) || rest.starts(with: Self.end) {
                index += Self.end.count
            } else {
                text.append(content[index])
                index += 1
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Moves the tail into the text, because another end bracket followed it.
    private mutating func close() {
        for byte in tail { Self.keep(byte, in: &content) }
        tail = []
        hasEnd = true
    }

    private static func keep(_ byte: UInt8, in bytes: inout [UInt8]) {
        if bytes.count < limit { bytes.append(byte) }
    }
}
