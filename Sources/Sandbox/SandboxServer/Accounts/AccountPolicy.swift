package import StoreSigning

/// The policy of a server that decides which devices can sign in to an account.
package enum AccountPolicy: Sendable {
    /// Every device can sign in; for a server that only its owner can reach.
    case open
    /// The first device can sign in, and further devices with a code or the secret of the account.
    case owned
    /// A device needs a token of an identity provider for the account, or a code or the secret of the account.
    case issued(IdentityKeySet)
}
