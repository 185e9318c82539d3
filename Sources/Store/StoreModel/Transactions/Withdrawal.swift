/// How the test store took a transaction back without giving any money back; no real store has such a word, and Apple's
/// decoders ignore the claim.
public enum Withdrawal: String, Codable, Hashable, Sendable {
    /// The ownership and the goods were withdrawn.
    case revoked = "REVOKED"
    /// It was deleted: the store sells anew what it was for, and what the merchant gave for it stays.
    case deleted = "DELETED"
}
