public import StoreModel

/// The merchant's verdict: signed by kiosk's own merchant, unsigned from a team's server.
public enum VerdictReply: Hashable, Sendable, Codable {
    /// A signed ``Verdict``, with the same certificate chain as the store's transactions.
    case signed(JWS)
    /// An unsigned verdict, over TLS or loopback only.
    case unsigned(Verdict)

    // The JSON keys of the associated values.
    private enum SignedCodingKeys: String, CodingKey {
        case _0 = "signedVerdict"
    }
    private enum UnsignedCodingKeys: String, CodingKey {
        case _0 = "verdict"
    }
}
