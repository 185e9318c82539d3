import SandboxCore
import SandboxTables
package import StoreAPI
package import StoreModel

/// Invitation codes and secrets with which further devices sign in to an account.
extension SandboxStoreService {
    /// How long a code is valid, in milliseconds.
    package static let codeLifetime: Int64 = 86_400_000

    /// Creates a code with which one device can sign in to an account. For a new account, the code reserves the name as
    /// long as it is valid.
    ///
    /// The store keeps only the hash, and at most ten codes per account: an eleventh replaces the oldest one.
    package func invite(to account: AccountName) async throws(ServiceFailure) -> AccountInvite {
        try CallCheck.account(account)
        let code = OfferCodeFormat.newCode((clock.nextRandomBits(), clock.nextRandomBits()))
        return try await write(processingDue: .nothing) { operations in
            let expires = operations.rows.machineNow.adding(milliseconds: Self.codeLifetime)
            try operations.rows.insertAccountKey(code, of: account, expires: expires)
            return AccountInvite(account: account, code: code, expires: expires)
        }
    }

    /// Sets the secret with which any number of devices can sign in to an account. It replaces an earlier secret.
    package func setSecret(
        _ secret: String, of account: AccountName
    ) async throws(ServiceFailure) {
        try CallCheck.account(account)
        try await write(processingDue: .nothing) { operations in
            try operations.rows.insertAccountKey(secret, of: account, expires: nil)
        }
    }
}
