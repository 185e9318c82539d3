import SandboxStore
package import StoreAPI
package import StoreModel

/// The keys with which teams' servers prove themselves: each call goes to the store as it is.
extension EmbeddedBackend {
    /// See the store's method of this name.
    package func newKey(
        publicKey: String, issuer: IssuerID?
    ) async throws(ServiceFailure) -> APIKey {
        try await store.newKey(publicKey: publicKey, issuer: issuer)
    }

    /// See the store's method of this name.
    package func add(_ key: APIKey) async throws(ServiceFailure) { try await store.add(key) }

    /// See the store's method of this name.
    package func apiKeys() async throws(ServiceFailure) -> [APIKey] { try await store.apiKeys() }

    /// See the store's method of this name.
    package func apiKey(_ id: APIKeyID) async throws(ServiceFailure) -> APIKey? {
        try await store.apiKey(id)
    }

    /// See the store's method of this name.
    package func revoke(_ id: APIKeyID) async throws(ServiceFailure) -> APIKey? {
        try await store.revoke(id)
    }

    /// See the store's method of this name.
    package func setReceiptSecret(_ secret: String?) async throws(ServiceFailure) {
        try await store.setReceiptSecret(secret)
    }

    /// See the store's method of this name.
    package func takesReceiptSecret(_ secret: String?) async throws(ServiceFailure) -> Bool {
        try await store.takesReceiptSecret(secret)
    }
}
