/// A request described by an input: its route, its authentication, the values in its path, query and headers, and its
/// body.
///
/// The input has one byte for the route, and one for the authentication and the method; then the values for the path,
/// separated by spaces, and the query after a question mark; then header lines; and after an empty line, the body.
struct FuzzRequest {
    let route: FuzzRoute
    let method: String
    /// Whether the authentication is missing or wrong, so that the response must not disclose anything.
    let isStranger: Bool
    /// The bytes to send.
    let bytes: [UInt8]

    private static let methods = ["PUT", "POST", "GET", "DELETE", "PATCH", "HEAD", "OPTIONS"]
    /// The headers that determine the end of a request; they are tested with raw bytes instead.
    private static let framing: Set = [
        "content-length", "transfer-encoding", "connection", "upgrade", "expect", "host",
    ]

    /// The kinds of authentication that the second byte selects.
    private enum Claim: Int {
        case own, again, more, right, nobody, other, wrong, last
    }

    init(_ input: ArraySlice<UInt8>, in world: RequestWorld) {
        var feed = FuzzedDataProvider(Array(input))
        route = FuzzRoute.all[feed.choice(of: FuzzRoute.all.count)]
        let choice = Int(feed.next() ?? 0)
        let claim = Claim(rawValue: choice & 7) ?? .own
        let other = choice >> 3
        method = other == 0 ? route.method : Self.methods[other % Self.methods.count]
        isStranger = claim == .nobody || claim == .wrong
        let lines = Self.lines(of: Self.filled(feed.rest(), world))
        let proof =
            claim == .nobody
            ? []
            : world.proof(
                route.proof, account: claim == .other ? "bob" : "ann", isRight: claim != .wrong)
        var text = Array("\(method) ".utf8) + Self.target(route.pattern, lines.place)
        text += Array(" HTTP/1.1\r\nHost: kiosk\r\n".utf8)
        for line in proof { text += Array("\(line)\r\n".utf8) }
        for line in isStranger ? [] : lines.headers { text += line + Array("\r\n".utf8) }
        text += Array("Content-Length: \(lines.body.count)\r\n\r\n".utf8)
        bytes = text + lines.body
    }

    private static func lines(
        of text: [UInt8]
    ) -> (place: [UInt8], headers: [[UInt8]], body: [UInt8]) {
        var rest = text[...]
        var lines: [[UInt8]] = []
        while !rest.isEmpty {
            let line = rest.prefix { $0 != 0x0A }
            rest = rest.dropFirst(line.count + 1)
            if line.isEmpty, !lines.isEmpty { break }
            lines.append(line.filter { $0 != 0x0D && $0 != 0 })
        }
        let headers = lines.dropFirst().filter { line in
            let name = String(decoding: line.prefix { $0 != 0x3A }, as: UTF8.self)
            return line.contains(0x3A) && !framing.contains(name.lowercased())
        }
        return (lines.first ?? [], headers, Array(rest))
    }

    /// Returns the path with its values, and the query; bytes that are invalid in a request line are percent-encoded.
    private static func target(_ pattern: String, _ place: [UInt8]) -> [UInt8] {
        let parts = place.split(separator: 0x3F, maxSplits: 1, omittingEmptySubsequences: false)
        var values = (parts.first ?? []).split(separator: 0x20)[...]
        let path = pattern.split(separator: "/", omittingEmptySubsequences: false).map { segment in
            guard segment.hasPrefix("{") else { return Array(segment.utf8) }
            return values.popFirst().map { escaped($0) } ?? [0x78]
        }
        let query = parts.count == 2 ? [0x3F] + escaped(parts[1]) : []
        return Array(path.joined(separator: [0x2F])) + query
    }

    private static func escaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        bytes.flatMap { byte -> [UInt8] in
            guard !(0x21...0x7E).contains(byte) else { return [byte] }
            let digits = String(byte, radix: 16)
            return Array((byte < 0x10 ? "%0" : "%").utf8) + Array(digits.utf8)
        }
    }

    /// Returns the text with its placeholders replaced.
    static func filled(_ text: [UInt8], _ world: RequestWorld) -> [UInt8] {
        guard text.contains(0x7B) else { return text }
        var text = text
        for (name, value) in world.placeholders {
            while text.count < 1 << 16, let range = text.firstRange(of: Array(name.utf8)) {
                text.replaceSubrange(range, with: value.utf8)
            }
        }
        return text
    }
}
