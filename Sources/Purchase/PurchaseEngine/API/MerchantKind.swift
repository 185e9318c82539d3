/// The server that verifies a device's transactions; it determines which verdicts are valid.
///
/// A journal keeps the kind permanently after the first purchase, because the ledger of one server does not contain the
/// goods of the other.
public enum MerchantKind: String, Hashable, Sendable {
    /// The backend's own merchant: a verdict is valid only with its signature.
    case backend
    /// The team's own server, which does not sign: a verdict is valid if it contains the nonce and transaction of the
    /// request.
    ///
    /// The caller that provides such a service is responsible for a trusted connection: TLS, or the same machine.
    case team
}
