import SandboxServer
import StoreSigning

extension ServeCommand {
    /// The prefix of a path with the keys of an identity provider.
    static let keySetPrefix = "jwks:"

    /// Returns the policy for signing in to accounts.
    ///
    /// Without `--accounts`, it is `open` on a loopback address and `owned` otherwise.
    /// - Throws: ``CommandFailure`` with exit code 64 for an unknown policy, 65 for a file without valid keys.
    func accountPolicy() throws(CommandFailure) -> AccountPolicy {
        switch accounts {
        case nil: return isLoopback ? .open : .owned
        case "open": return .open
        case "owned": return .owned
        case let other?:
            guard other.hasPrefix(Self.keySetPrefix) else {
                throw .usage(
                    "Invalid policy “\(other.prefix(80))” for --accounts: use open, owned or jwks:FILE. "
                        + "Nothing was served.")
            }
            return .issued(try keySet(String(other.dropFirst(Self.keySetPrefix.count))))
        }
    }

    private func keySet(_ path: String) throws(CommandFailure) -> IdentityKeySet {
        let text: String
        do throws(BoundedFileReader.Failure) {
            text = try BoundedFileReader.text(path)
        } catch {
            throw CommandFailure(
                65, "key-set", "\(path) cannot be read: \(error.reason). Nothing was served.")
        }
        do throws(IdentityKeySetError) {
            var keys = try IdentityKeySet(Array(text.utf8))
            (keys.issuer, keys.audience) = (accountsIssuer, accountsAudience)
            if let accountsClaim { keys.accountClaim = accountsClaim }
            return keys
        } catch {
            throw CommandFailure(
                65, "key-set",
                "\(path) cannot be used for --accounts: \(error.reason). Nothing was served.")
        }
    }
}
