/// How the test store revoked a transaction without a refund. Apple's store does not have this claim, and its decoders
/// ignore it.
public enum Withdrawal: String, Codable, Hashable, Sendable {
    /// The ownership and the goods were revoked.
    case revoked = "REVOKED"
    /// The transaction was deleted: the store sells the product again, and the goods that the merchant granted remain.
    case deleted = "DELETED"
}
