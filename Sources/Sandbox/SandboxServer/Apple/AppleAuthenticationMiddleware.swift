import Hummingbird
import SandboxBackend
import StoreAPI
import StoreModel
import StoreSigning

/// Authenticates teams' servers by a token that is signed with a key known to the store.
///
/// Failed attempts are not limited: a signature cannot be guessed, and a server under development sends many wrong
/// tokens.
struct AppleAuthenticationMiddleware {
    let backend: EmbeddedBackend
    /// The clock for the tokens, which is not the sandbox's.
    let realTime: @Sendable () -> Timestamp
    private let tokens = VerifiedTokenCache()

    init(backend: EmbeddedBackend, realTime: @escaping @Sendable () -> Timestamp) {
        self.backend = backend
        self.realTime = realTime
    }

    /// Authenticates a request.
    ///
    /// - Throws: `unauthenticated`, regardless of what is wrong with the token.
    func authenticate(_ call: RouteRequest) async throws(AppleFailure) {
        guard let text = call.bearer, let token = tokens.token(text) else {
            throw .unauthenticated
        }
        guard let key = try await key(token.keyID), tokens.isSigned(token, text, by: key) else {
            throw .unauthenticated
        }
        do throws(APITokenError) {
            try token.checkClaims(by: key, bundleID: backend.bundleID, now: realTime())
        } catch {
            throw .unauthenticated
        }
    }

    private func key(_ id: APIKeyID) async throws(AppleFailure) -> APIKey? {
        do throws(ServiceFailure) {
            return try await backend.apiKey(id)
        } catch {
            throw AppleFailure(error)
        }
    }
}
