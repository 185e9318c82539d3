/// A response as it was received.
struct RawHTTPResponse {
    let status: Int
    /// The headers by their lower-case names; the last of several with the same name.
    let headers: [String: String]
    var body: [UInt8] = []

    /// Parses a head without its empty line; nil for any other text.
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

    /// Whether it is an endless stream.
    var isStream: Bool { headers["content-type"] == "text/event-stream" }
    /// The content length, if it is given.
    var length: Int? { headers["content-length"].flatMap { Int($0) } }
    /// Whether the server closes the connection after it.
    var isLast: Bool { headers["connection"]?.lowercased() == "close" }
}
