/// A JWS header with ES256 and three certificates, and without parameters that refer to other keys.
struct TokenHeader {
    /// Leaf, intermediate and root as DER.
    let certificates: [[UInt8]]

    /// Returns the header of ``JWSSigner``, exactly as Apple's: `alg` and `x5c`, without `kid` and `typ`.
    static func text(certificates: [[UInt8]]) -> String {
        let entries = certificates.map { "\"\(Base64.standard.encode($0))\"" }
        return "{\"alg\":\"ES256\",\"x5c\":[\(entries.joined(separator: ","))]}"
    }

    /// Parses a header.
    ///
    /// `kid` and `typ` are permitted if they are a text and `JWT`, and are not used. All other parameters are rejected:
    /// `crit`, `b64`, `zip`, `jwk`, `jku` and `x5u` would change how the token is verified.
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
