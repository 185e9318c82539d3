/// Parses the parts of server-sent events that are needed here: the event itself, its ID, and the catalog version
/// (WHATWG HTML section 9.2.6).
struct ServerSentEventParser {
    /// The ID of the last complete event.
    private(set) var lastID: String?
    /// The catalog version in the last event that contained one.
    private(set) var catalogVersion: String?
    private var line: [UInt8] = []
    private var id: String?
    private var hasData = false
    private var pendingCatalogVersion: String?

    /// The longest line in bytes; the rest of a longer line is dropped.
    private static let maximumLineLength = 4096

    /// Parses received bytes.
    ///
    /// - Returns: Whether they completed at least one event.
    mutating func parse(_ bytes: some Sequence<UInt8>) -> Bool {
        var isComplete = false
        for byte in bytes {
            guard byte == UInt8(ascii: "\n") else {
                if line.count < Self.maximumLineLength { line.append(byte) }
                continue
            }
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            if endLine() { isComplete = true }
            line.removeAll(keepingCapacity: true)
        }
        return isComplete
    }

    /// Parses a complete line; an empty one ends an event.
    private mutating func endLine() -> Bool {
        guard !line.isEmpty else {
            defer { (id, hasData, pendingCatalogVersion) = (nil, false, nil) }
            guard hasData else { return false }
            lastID = id ?? lastID
            catalogVersion = pendingCatalogVersion ?? catalogVersion
            return true
        }
        let text = String(decoding: line, as: UTF8.self)
        guard let colon = text.firstIndex(of: ":") else { return false }
        let value = text[text.index(after: colon)...].drop { $0 == " " }
        switch text[..<colon] {
        case "id" where !value.contains("\0"): id = String(value)
        case "data":
            hasData = true
            let words = value.split(separator: " ", maxSplits: 1)
            if words.count == 2, words[0] == "catalog" { pendingCatalogVersion = String(words[1]) }
        default: break
        }
        return false
    }
}
