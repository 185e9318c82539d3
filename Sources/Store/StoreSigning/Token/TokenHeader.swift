/// A JWS header: ES256 and three certificates, and nothing that could lead elsewhere.
struct TokenHeader {
    /// Leaf, intermediate and root, DER.
    let certificates: [[UInt8]]

    /// The header that ``JWSSigner`` writes, exactly Apple's: `alg` and `x5c`, no `kid`, no `typ`.
    static func text(certificates: [[UInt8]]) -> String {
        let entries = certificates.map { "\"\(Base64.standard.encode($0))\"" }
        return "{\"alg\":\"ES256\",\"x5c\":[\(entries.joined(separator: ","))]}"
    }

    /// Reads a header.
    ///
    /// `kid` and `typ` may be there, are held to be a text and `JWT`, and are not used. Any other name is
    /// refused: `crit`, `b64`, `zip`, `jwk`, `jku`, `x5u` all ask a reader to do something else.
    init(_ bytes: [UInt8]) throws(VerificationError) {
        guard let members = JSONValue(strict: bytes)?.members else { throw .malformed }
        guard members["alg"]?.text == "ES256" else { throw .badAlgorithm }
        guard let entries = members["x5c"]?.elements, entries.count == 3 else {
            throw .badChainLength
        }
        guard Set(members.keys).isSubset(of: ["alg", "x5c", "typ", "kid"]),
            members["typ"].map({ $0.text == "JWT" }) ?? true,
            members["kid"].map({ $0.text != nil }) ?? true
        else { throw .malformed }
        certificates = entries.compactMap { $0.text.flatMap { Base64.standard.decode($0.utf8) } }
        guard certificates.count == 3 else { throw .malformed }
    }
}
