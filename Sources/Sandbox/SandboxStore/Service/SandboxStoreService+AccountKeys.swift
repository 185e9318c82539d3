import SandboxCore
import SandboxTables
package import StoreAPI
package import StoreModel

/// What lets further devices sign in to an account.
extension SandboxStoreService {
    /// How long a code is good, in milliseconds.
    package static let codeLifetime: Int64 = 86_400_000

    /// Makes a code with which one device signs in to an account. An account that is new is reserved by it for as long as
    /// the code is good.
    ///
    /// The store keeps the hash alone, and at most ten codes an account: an eleventh ends the oldest one.
    package func invite(to account: AccountName) async throws(ServiceFailure) -> AccountInvite {
        try Self.check(account)
        let code = OfferCodeText.fresh((clock.chance(), clock.chance()))
        return try await deciding(settling: .nothing) { desk in
            let expires = desk.rows.machineNow.adding(milliseconds: Self.codeLifetime)
            try desk.rows.insertAccountKey(code, of: account, expires: expires)
            return AccountInvite(account: account, code: code, expires: expires)
        }
    }

    /// Lets any number of devices that have a secret sign in to an account; it ends an earlier secret.
    package func setSecret(
        _ secret: String, of account: AccountName
    ) async throws(ServiceFailure) {
        try Self.check(account)
        try await deciding(settling: .nothing) { desk in
            try desk.rows.insertAccountKey(secret, of: account, expires: nil)
        }
    }

    private static func check(_ account: AccountName) throws(ServiceFailure) {
        guard CallCheck.isName(account.rawValue) else {
            throw CallCheck.bad("An account has a name of 1 to \(CallCheck.nameLimit) bytes.")
        }
    }
}
