import SandboxCore
package import StoreAPI
package import StoreModel
import StoreSigning

/// Who may ask as a server.
extension SandboxStoreService {
    /// A key with a new name, which the store does not know before ``add(_:)``.
    ///
    /// - Parameters:
    ///   - publicKey: See ``StoreModel/APIKey/publicKey``.
    ///   - issuer: Who issues it; that of the newest key, or a new one, for nil.
    package func newKey(
        publicKey: String, issuer: IssuerID?
    ) async throws(ServiceFailure) -> APIKey {
        let (chance, fresh) = (clock.chance(), clock.uuid())
        let known = try await reading(settling: .nothing) { rows in
            (try rows.apiKeys().first?.issuerID, rows.now)
        }
        return APIKey(
            id: ServerNumber.keyID(chance: chance),
            issuerID: issuer ?? known.0 ?? IssuerID(fresh), publicKey: publicKey,
            createdAt: known.1)
    }

    /// Believes a key from now on.
    package func add(_ key: APIKey) async throws(ServiceFailure) {
        try await deciding(settling: .nothing) { desk in try desk.rows.insert(key) }
    }

    /// The key of a name, made with the issuer of the newest one where there is none yet; a revoked one stays revoked.
    package func key(
        named id: APIKeyID, publicKey: String
    ) async throws(ServiceFailure) -> APIKey {
        if let known = try await apiKey(id) { return known }
        let fresh = clock.uuid()
        return try await deciding(settling: .nothing) { desk in
            if let known = try desk.rows.apiKey(id) { return known }
            let issuer = try desk.rows.apiKeys().first?.issuerID ?? IssuerID(fresh)
            let key = APIKey(
                id: id, issuerID: issuer, publicKey: publicKey, createdAt: desk.rows.now)
            try desk.rows.insert(key)
            return key
        }
    }

    /// All keys, also revoked ones, newest first.
    package func apiKeys() async throws(ServiceFailure) -> [APIKey] {
        try await reading(settling: .nothing) { rows in try rows.apiKeys() }
    }

    /// A key by its name; nil for one that was never made.
    package func apiKey(_ id: APIKeyID) async throws(ServiceFailure) -> APIKey? {
        try await glancing { rows in try rows.apiKey(id) }
    }

    /// Ends what a key proves, for every process at once; repeating it changes nothing.
    ///
    /// - Returns: The key as it stands now; nil for one that was never made.
    package func revoke(_ id: APIKeyID) async throws(ServiceFailure) -> APIKey? {
        try await deciding(settling: .nothing) { desk in
            try desk.rows.revoke(id)
            return try desk.rows.apiKey(id)
        }
    }

    /// Wants a secret from whoever asks `verifyReceipt`; none for nil.
    package func setReceiptSecret(_ secret: String?) async throws(ServiceFailure) {
        let hash = secret.map { Fingerprint.sha256Hex(Array($0.utf8)) }
        try await deciding(settling: .nothing) { desk in try desk.rows.setReceiptSecret(hash: hash)
        }
    }

    /// Whether `verifyReceipt` may be asked with this secret, or with none.
    package func takesReceiptSecret(_ secret: String?) async throws(ServiceFailure) -> Bool {
        guard
            let wanted = try await reading(
                settling: .nothing,
                { rows in
                    try rows.receiptSecretHash()
                })
        else {
            return true
        }
        // Hashes are compared: how long that takes tells nothing about the secret.
        return secret.map { Fingerprint.sha256Hex(Array($0.utf8)) } == wanted
    }
}
