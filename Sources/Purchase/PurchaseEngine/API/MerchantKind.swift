/// Whose server judges the signed transactions of a device, and so what counts as its word.
///
/// A journal keeps the kind for ever once something was bought: goods that one ledger counts are not in the other.
public enum MerchantKind: String, Hashable, Sendable {
    /// The backend's own merchant: a verdict counts with its signature only.
    case backend
    /// The team's own server, which does not sign: a verdict counts that names the question's nonce and transaction.
    ///
    /// Whoever passes such a service has to see to the way that its answers come: TLS, or this machine.
    case team
}
