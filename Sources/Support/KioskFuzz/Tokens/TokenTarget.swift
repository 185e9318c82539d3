import KioskTestSupport
import StoreSigning

/// The fuzz target for tokens: only tokens that the leaf signed are accepted, and only as one kind.
///
/// The first byte of an input selects the kind of the rest: a whole token, or changes to a genuine token's text, or to
/// its payload or header before they are signed. The second byte selects the kind of the genuine token.
struct TokenTarget: FuzzTarget {
    private let chain: FuzzChain
    private let doors: VerifierEntryPoints
    private let bearer: BearerTokenTarget
    private let genuine: [TokenKind: [UInt8]]

    /// Creates a root and its chain.
    init() throws {
        let chain = try FuzzChain()
        self.chain = chain
        doors = VerifierEntryPoints(verifier: try JWSVerifier(rootDER: chain.certificates[2]))
        bearer = BearerTokenTarget()
        genuine = try Dictionary(
            uniqueKeysWithValues: TokenKind.allCases.map {
                ($0, try chain.token(payload: $0.payload))
            })
    }

    private enum Way: Int, CaseIterable {
        case raw, written, claims, payload, header, bearer

        var byte: UInt8 { UInt8(rawValue) }
    }

    var seeds: [[UInt8]] {
        let kinds = TokenKind.allCases.indices.map { UInt8($0) }
        let changes: [[UInt8]] = [[], [1, 0, 40, 3], [5, 0, 1, 2]]
        var seeds: [[UInt8]] = []
        for way in [Way.written, .claims, .header] {
            for kind in kinds + kinds.map({ $0 | 0x80 }) {
                seeds += changes.map { [way.byte, kind] + $0 }
            }
        }
        seeds += TokenKind.allCases.map { [Way.payload.byte, 0] + $0.payload }
        seeds += (0..<4).map { [Way.bearer.byte, UInt8($0)] }
        seeds += ["e30.e30.AA", "{}", "..", ""].map { [Way.raw.byte] + Array($0.utf8) }
        return seeds
    }

    var words: [[UInt8]] {
        [
            "\"alg\":\"none\",", "\"alg\":\"HS256\"", "\"kid\":\"x\",", "\"typ\":\"JWT\",",
            "\"crit\":[\"exp\"],", "\"jku\":\"http://127.0.0.1/\",", "\"zip\":\"DEF\",", "=", "==",
            ".", "..", "\\u0000", "\\uD800", "\\uD83D\\uDE00", "\u{FEFF}", "null", "1e30", "-1",
            "9223372036854775808", "18446744073709551616", "[[[[[[[[[", "{\"a\":",
            "\"quantity\":0,",
            "\"environment\":\"Production\",", "\"nonce\":\"n\",", "\"verdict\":\"ACCEPTED\",",
            "\"notificationType\":\"TEST\",", "\"receiptType\":\"Sandbox\",", "\u{212A}",
            "A\u{30A}",
            "true", "false", "1.0", "\"type\":\"Auto-Renewable Subscription\",", "eyJ", "AA==",
        ].map { Array($0.utf8) }
    }

    func run(_ input: [UInt8]) throws {
        var feed = FuzzedDataProvider(input)
        let way = Way.allCases[feed.choice(of: Way.allCases.count)]
        if way == .raw { return try checkForeign(feed.rest()) }
        let choice = feed.next() ?? 0
        if way == .bearer { return try bearer.run(choice, &feed) }
        let kind = TokenKind.allCases[Int(choice & 0x7F) % TokenKind.allCases.count]
        let edits = Edits(words: words)
        switch way {
        case .written:
            try checkWritten(kind, edits, isTwin: choice & 0x80 != 0, &feed)
        case .claims: try checkSigned(edits.applied(to: kind.payload, by: &feed))
        case .payload: try checkSigned(feed.rest())
        default:
            try checkHeader(edits.applied(to: chain.header(chain.certificates), by: &feed), kind)
        }
    }

    /// Checks a text that the leaf did not sign.
    private func checkForeign(_ text: [UInt8]) throws {
        try require(try doors.kinds(of: text).isEmpty, "An unsigned token is accepted.")
    }

    /// Checks a genuine token, or its twin, with changed characters.
    private func checkWritten(
        _ kind: TokenKind, _ edits: Edits, isTwin: Bool, _ feed: inout FuzzedDataProvider
    ) throws {
        let genuine = genuine[kind] ?? []
        let original = isTwin ? Self.twin(of: genuine) : genuine
        let written = edits.applied(to: original, by: &feed)
        let kinds = try doors.kinds(of: written)
        // The twin is the only other valid text for the same payload; RFC 7518, 3.4 does not exclude it.
        let isGenuine = written == genuine || written == Self.twin(of: genuine)
        try require(
            kinds == (isGenuine ? [kind] : []),
            "\(isGenuine ? "A genuine" : "A changed") \(kind) is accepted as \(kinds).")
    }

    /// Checks any payload, signed by the leaf.
    private func checkSigned(_ payload: [UInt8]) throws {
        let kinds = try doors.kinds(of: try chain.token(payload: payload))
        try require(kinds.count <= 1, "One payload is \(kinds).")
        for kind in kinds { try TokenFacts.check(payload, kind) }
    }

    /// Checks any header over a genuine payload, signed by the leaf.
    private func checkHeader(_ header: [UInt8], _ kind: TokenKind) throws {
        let token = try chain.token(header: header, payload: kind.payload)
        let kinds = try doors.kinds(of: token)
        try require(kinds.isSubset(of: [kind]), "A \(kind) is accepted as \(kinds).")
        guard !kinds.isEmpty else { return }
        try TokenFacts.check(header: header, chain)
        // Repeats the check with a verifier whose cache is empty.
        let fresh = VerifierEntryPoints(verifier: try JWSVerifier(rootDER: chain.certificates[2]))
        try require(try fresh.kinds(of: token) == kinds, "A verifier’s memory changes its answer.")
    }

    private static func twin(of token: [UInt8]) -> [UInt8] {
        guard let dot = token.lastIndex(of: UInt8(ascii: ".")),
            let signature = Base64.url.decode(token[(dot + 1)...])
        else { return token }
        return token[...dot] + Array(Base64.url.encode(NegatedSignature.of(signature)).utf8)
    }
}
