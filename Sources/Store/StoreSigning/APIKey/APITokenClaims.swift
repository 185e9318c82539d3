/// The type-checked claims of a token of the App Store Server API; times are in seconds since 1970.
struct APITokenClaims: Sendable {
    let issuer: String
    let audience: [String]
    let bundleID: String
    let expiresAt: Int64
    let issuedAt: Int64?
    let notBefore: Int64?

    /// Parses the claims and ignores any others.
    ///
    /// - Throws: `malformed` if one is missing or has another type.
    init(_ claims: [String: JSONValue]) throws(APITokenError) {
        guard let issuer = claims["iss"]?.text, let bundleID = claims["bid"]?.text,
            let audience = claims["aud"].flatMap(Self.audience),
            let expiresAt = claims["exp"].flatMap(Self.date)
        else { throw .malformed }
        self.issuer = issuer
        self.audience = audience
        self.bundleID = bundleID
        self.expiresAt = expiresAt
        issuedAt = try Self.date(claims, "iat")
        notBefore = try Self.date(claims, "nbf")
    }

    /// Parses one string, or an array of strings (RFC 7519, 4.1.3).
    static func audience(_ value: JSONValue) -> [String]? {
        if let text = value.text { return [text] }
        guard let elements = value.elements else { return nil }
        let texts = elements.compactMap(\.text)
        return texts.count == elements.count ? texts : nil
    }

    static func date(
        _ claims: [String: JSONValue], _ name: String
    ) throws(APITokenError) -> Int64? {
        guard let value = claims[name] else { return nil }
        guard let date = date(value) else { throw .malformed }
        return date
    }

    /// Parses a number of seconds and drops its fraction (RFC 7519, 2, NumericDate); nil for a negative number.
    static func date(_ value: JSONValue) -> Int64? {
        guard case .number(let text) = value,
            let date = text.split(separator: ".", maxSplits: 1).first.flatMap({ Int64($0) }),
            date >= 0, !text.contains(where: { $0 == "e" || $0 == "E" })
        else { return nil }
        return date
    }
}
