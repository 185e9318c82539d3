/// What a device that has not signed in before needs to become one of an account's.
package enum AccountEntry: Hashable, Sendable {
    /// Nothing.
    case free
    /// That the account is new; otherwise a code or the secret of the account.
    case owned(proof: String?)
    /// A code or the secret of the account, also where the account is new.
    case invited(proof: String?)
}
