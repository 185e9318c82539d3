package import StoreModel

/// A code with which one more device signs in to an account; it is good once.
package struct AccountInvite: Hashable, Sendable, Codable {
    /// The account.
    package let account: AccountName
    /// Capital letters and digits of ASCII.
    package let code: String
    /// Until when it is good, by the clock of the server's machine.
    package let expires: Timestamp

    /// Takes the parts as they are.
    package init(account: AccountName, code: String, expires: Timestamp) {
        self.account = account
        self.code = code
        self.expires = expires
    }
}
