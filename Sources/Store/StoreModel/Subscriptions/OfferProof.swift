/// What entitles a customer to an offer that is asked for by name; nothing of it is believed before the store has looked.
public enum OfferProof: Hashable, Sendable {
    /// The merchant's signature as a token (Apple, “Generating JWS to sign App Store requests”).
    case token(JWS)
    /// The merchant's signature with its parts beside it, as it was before there were tokens.
    case signature(OfferSignature)
    /// An offer code, as somebody typed it.
    case code(String)
}

extension OfferProof: Codable {
    private enum CodingKeys: String, CodingKey {
        case signedOffer, code
    }

    /// Reads `{"signedOffer":…}`, `{"code":…}`, or the parts of an ``OfferSignature``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let token = try container.decodeIfPresent(JWS.self, forKey: .signedOffer) {
            self = .token(token)
        } else if let code = try container.decodeIfPresent(String.self, forKey: .code) {
            self = .code(code)
        } else {
            self = .signature(try OfferSignature(from: decoder))
        }
    }

    /// Writes one object, of which the names say what it is.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .token(let token): try container.encode(token, forKey: .signedOffer)
        case .code(let code): try container.encode(code, forKey: .code)
        case .signature(let signature): try signature.encode(to: encoder)
        }
    }
}
