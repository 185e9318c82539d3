package import StoreModel

/// A code with which one more device signs in to an account; it can be used once.
package struct AccountInvite: Hashable, Sendable, Codable {
    package let account: AccountName
    /// The code, of ASCII capital letters and digits.
    package let code: String
    /// The expiration time, by the clock of the server's machine.
    package let expires: Timestamp

    package init(account: AccountName, code: String, expires: Timestamp) {
        self.account = account
        self.code = code
        self.expires = expires
    }
}
