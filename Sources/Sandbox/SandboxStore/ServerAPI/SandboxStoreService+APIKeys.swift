import SandboxCore
package import StoreAPI
package import StoreModel
import StoreSigning

/// The keys of the App Store Server API.
extension SandboxStoreService {
    /// Creates a key with a new ID. The store does not accept it before ``add(_:)``.
    ///
    /// - Parameters:
    ///   - publicKey: See ``StoreModel/APIKey/publicKey``.
    ///   - issuer: The issuer; nil for that of the newest key, or for a new one before the first key.
    package func newKey(
        publicKey: String, issuer: IssuerID?
    ) async throws(ServiceFailure) -> APIKey {
        let (chance, fresh) = (clock.nextRandomBits(), clock.uuid())
        let known = try await read(processingDue: .nothing) { rows in
            (try rows.apiKeys().first?.issuerID, rows.now)
        }
        return APIKey(
            id: ServerAPIIdentifier.keyID(chance: chance),
            issuerID: issuer ?? known.0 ?? IssuerID(fresh), publicKey: publicKey,
            createdAt: known.1)
    }

    /// Accepts a key from now on.
    package func add(_ key: APIKey) async throws(ServiceFailure) {
        try await write(processingDue: .nothing) { operations in try operations.rows.insert(key) }
    }

    /// Returns the key with an ID, and creates it with the issuer of the newest key if it does not exist. A revoked key
    /// stays revoked.
    package func key(
        named id: APIKeyID, publicKey: String
    ) async throws(ServiceFailure) -> APIKey {
        if let known = try await apiKey(id) { return known }
        let fresh = clock.uuid()
        return try await write(processingDue: .nothing) { operations in
            if let known = try operations.rows.apiKey(id) { return known }
            let issuer = try operations.rows.apiKeys().first?.issuerID ?? IssuerID(fresh)
            let key = APIKey(
                id: id, issuerID: issuer, publicKey: publicKey, createdAt: operations.rows.now)
            try operations.rows.insert(key)
            return key
        }
    }

    /// Returns all keys, also revoked ones, newest first.
    package func apiKeys() async throws(ServiceFailure) -> [APIKey] {
        try await read(processingDue: .nothing) { rows in try rows.apiKeys() }
    }

    /// Returns a key by its ID; nil if it does not exist.
    package func apiKey(_ id: APIKeyID) async throws(ServiceFailure) -> APIKey? {
        try await readOne { rows in try rows.apiKey(id) }
    }

    /// Revokes a key for every process at once. Repeating it changes nothing.
    ///
    /// - Returns: The revoked key; nil if it does not exist.
    package func revoke(_ id: APIKeyID) async throws(ServiceFailure) -> APIKey? {
        try await write(processingDue: .nothing) { operations in
            try operations.rows.revoke(id)
            return try operations.rows.apiKey(id)
        }
    }

    /// Sets the shared secret that `verifyReceipt` requires; nil for none.
    package func setReceiptSecret(_ secret: String?) async throws(ServiceFailure) {
        let hash = secret.map { Fingerprint.sha256Hex(Array($0.utf8)) }
        try await write(processingDue: .nothing) { operations in
            try operations.rows.setReceiptSecret(hash: hash)
        }
    }

    /// Returns whether `verifyReceipt` accepts a request with this secret, or without one.
    package func acceptsReceiptSecret(_ secret: String?) async throws(ServiceFailure) -> Bool {
        guard
            let wanted = try await read(
                processingDue: .nothing,
                { rows in
                    try rows.receiptSecretHash()
                })
        else {
            return true
        }
        // Comparing hashes keeps the duration from revealing anything about the secret.
        return secret.map { Fingerprint.sha256Hex(Array($0.utf8)) } == wanted
    }
}
