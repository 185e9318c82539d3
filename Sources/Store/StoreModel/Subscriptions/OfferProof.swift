/// The proof that a customer is entitled to an offer; untrusted until the store verifies it.
public enum OfferProof: Hashable, Sendable {
    /// The merchant's signature as a token (Apple, “Generating JWS to sign App Store requests”).
    case token(JWS)
    /// The merchant's signature with separate parameters, the older form.
    case signature(OfferSignature)
    /// An offer code as the customer entered it.
    case code(String)
}

extension OfferProof: Codable {
    private enum CodingKeys: String, CodingKey {
        case signedOffer, code
    }

    /// Decodes `{"signedOffer":…}`, `{"code":…}`, or the parts of an ``OfferSignature``.
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

    /// Encodes one object whose keys identify the case.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .token(let token): try container.encode(token, forKey: .signedOffer)
        case .code(let code): try container.encode(code, forKey: .code)
        case .signature(let signature): try signature.encode(to: encoder)
        }
    }
}
