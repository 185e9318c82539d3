public import StoreModel

/// The merchant's answer: signed by kiosk's own merchant, plain from a team's server.
public enum VerdictReply: Hashable, Sendable, Codable {
    /// A signed ``Verdict``, by the same chain as the store's transactions.
    case signed(JWS)
    /// An unsigned one, over TLS or loopback only.
    case unsigned(Verdict)

    // How the values are named in JSON.
    private enum SignedCodingKeys: String, CodingKey {
        case _0 = "signedVerdict"
    }
    private enum UnsignedCodingKeys: String, CodingKey {
        case _0 = "verdict"
    }
}
