import SandboxStore
package import StoreAPI
package import StoreModel

/// The API keys of teams' servers; the store handles each call.
extension EmbeddedBackend {
    /// Creates a key with a new ID; the store does not accept it before ``add(_:)``.
    package func newKey(
        publicKey: String, issuer: IssuerID?
    ) async throws(ServiceFailure) -> APIKey {
        try await store.newKey(publicKey: publicKey, issuer: issuer)
    }

    /// Adds a key that the store accepts from then on.
    package func add(_ key: APIKey) async throws(ServiceFailure) { try await store.add(key) }

    /// Returns all keys, including revoked ones, newest first.
    package func apiKeys() async throws(ServiceFailure) -> [APIKey] { try await store.apiKeys() }

    /// Returns the key with an ID; nil if it was never created.
    package func apiKey(_ id: APIKeyID) async throws(ServiceFailure) -> APIKey? {
        try await store.apiKey(id)
    }

    /// Revokes a key for all processes; returns the revoked key, or nil if it was never created.
    package func revoke(_ id: APIKeyID) async throws(ServiceFailure) -> APIKey? {
        try await store.revoke(id)
    }

    /// Sets the shared secret that `verifyReceipt` requires; nil for none.
    package func setReceiptSecret(_ secret: String?) async throws(ServiceFailure) {
        try await store.setReceiptSecret(secret)
    }

    /// Returns whether `verifyReceipt` accepts this shared secret.
    package func acceptsReceiptSecret(_ secret: String?) async throws(ServiceFailure) -> Bool {
        try await store.acceptsReceiptSecret(secret)
    }
}
