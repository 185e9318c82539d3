/// An answer as it came over the line.
struct RawHTTPResponse {
    let status: Int
    /// By their names in lower case; of several of one name, the last.
    let headers: [String: String]
    var body: [UInt8] = []

    /// Reads a head, which ends before its empty line; nil for what is none.
    init?(head: [UInt8]) {
        var lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")[...]
        guard let first = lines.popFirst(), first.hasPrefix("HTTP/1.1 "),
            let status = Int(first.dropFirst(9).prefix(3))
        else { return nil }
        self.status = status
        headers = Dictionary(
            lines.map { line in
                let parts = line.split(separator: ":", maxSplits: 1)
                let value = parts.count == 2 ? parts[1].drop { $0 == " " } : ""
                return (parts[0].lowercased(), String(value))
            }, uniquingKeysWith: { $1 })
    }

    /// Whether it goes on for ever.
    var isStream: Bool { headers["content-type"] == "text/event-stream" }
    /// How long its body is; nil where it does not say.
    var length: Int? { headers["content-length"].flatMap { Int($0) } }
    /// Whether nothing more comes after it.
    var isLast: Bool { headers["connection"]?.lowercased() == "close" }
}
