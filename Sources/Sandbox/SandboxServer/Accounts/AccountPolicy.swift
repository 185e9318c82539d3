package import StoreSigning

/// Which devices may become an account's at a server.
package enum AccountPolicy: Sendable {
    /// Every device that names the account, for a server that only its owner can reach.
    case open
    /// The first device that names it, and those that have a code or the secret of the account.
    case owned
    /// Those that have a token of an identity provider for the account, or a code or the secret of it.
    case issued(IdentityKeySet)
}
