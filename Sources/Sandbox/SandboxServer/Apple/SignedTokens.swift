import StoreModel
import StoreSigning
import Synchronization

/// The tokens of teams' servers whose signatures were checked, so that it is not done again at each request.
///
/// A server sends one token for up to an hour. What may change meanwhile, whether the key still counts and what time it is,
/// is not remembered here.
final class SignedTokens: Sendable {
    private struct Known {
        let token: APIToken
        /// The key, standard base64, that has signed it.
        let publicKey: String
    }

    /// Beyond it all are forgotten, and checked anew; a token has 8 KB at most.
    private static let limit = 256
    private let known = Mutex<[String: Known]>([:])

    /// The token of a text; nil for what is none.
    func token(_ text: String) -> APIToken? {
        known.withLock { $0[text]?.token } ?? (try? APIToken(text))
    }

    /// Whether the key has signed the token of the text.
    func isSigned(_ token: APIToken, _ text: String, by key: APIKey) -> Bool {
        if known.withLock({ $0[text]?.publicKey }) == key.publicKey { return true }
        guard token.isSigned(by: key) else { return false }
        known.withLock { known in
            if known.count >= Self.limit { known = [:] }
            known[text] = Known(token: token, publicKey: key.publicKey)
        }
        return true
    }
}
