import StoreModel
import StoreSigning
import Synchronization

/// A cache of teams' tokens whose signatures were verified.
///
/// A server sends the same token for up to an hour. Whether its key is still valid and the token has expired can change
/// meanwhile, so neither is cached.
final class VerifiedTokenCache: Sendable {
    private struct Entry {
        let token: APIToken
        /// The public key that has verified the token, in standard base64.
        let publicKey: String
    }

    /// The maximum number of tokens, of up to 8 KB each; when it is reached, the cache is cleared.
    private static let limit = 256
    private let entries = Mutex<[String: Entry]>([:])

    /// Parses a token; nil if the text is invalid.
    func token(_ text: String) -> APIToken? {
        entries.withLock { $0[text]?.token } ?? (try? APIToken(text))
    }

    /// Whether a key has signed a token.
    func isSigned(_ token: APIToken, _ text: String, by key: APIKey) -> Bool {
        if entries.withLock({ $0[text]?.publicKey }) == key.publicKey { return true }
        guard token.isSigned(by: key) else { return false }
        entries.withLock { known in
            if known.count >= Self.limit { known = [:] }
            known[text] = Entry(token: token, publicKey: key.publicKey)
        }
        return true
    }
}
