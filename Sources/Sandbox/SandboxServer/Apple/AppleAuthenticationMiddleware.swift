import Hummingbird
import SandboxBackend
import StoreAPI
import StoreModel
import StoreSigning

/// Lets in who proves to be a team's server: by a token signed with a key that the store knows.
///
/// Wrong tokens are not counted: a signature cannot be guessed, and whoever is getting a server to work sends many.
struct AppleAuthenticationMiddleware {
    let backend: EmbeddedBackend
    /// The time by which tokens are good, which is not the sandbox's.
    let realTime: @Sendable () -> Timestamp
    private let tokens = SignedTokens()

    init(backend: EmbeddedBackend, realTime: @escaping @Sendable () -> Timestamp) {
        self.backend = backend
        self.realTime = realTime
    }

    /// Lets a request pass.
    ///
    /// - Throws: `unauthenticated` whatever is wrong with its token.
    func admit(_ call: Call) async throws(AppleFailure) {
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
