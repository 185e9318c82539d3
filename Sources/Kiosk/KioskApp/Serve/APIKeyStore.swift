import Glibc
import SandboxBackend
import StoreAPI
import StoreModel

/// The keys of a profile's store, opened for whoever runs its server and for no customer.
struct APIKeyStore: Sendable {
    private let store: ProfileBackend
    private var backend: EmbeddedBackend { store.backend }

    /// Opens the store of the profile, founding it where there is none.
    ///
    /// - Throws: ``CommandFailure``: 64 where a shared backend was named, whose files are elsewhere.
    static func open(_ settings: Settings) throws(CommandFailure) -> APIKeyStore {
        if let address = settings.backend {
            throw .usage(
                "Keys belong to the profile of the server at \(address): run this where it runs, with "
                    + "its --profile and with --backend embedded. Nothing was changed.")
        }
        return APIKeyStore(store: try ProfileBackend.open(settings))
    }

    /// The app for which the keys are good.
    var bundleID: BundleID { backend.bundleID }

    /// A key that the store does not know yet.
    func draft(
        publicKey: String, issuer: IssuerID?
    ) async throws(CommandFailure) -> APIKey {
        try await CommandFailure.asking { () async throws(ServiceFailure) in
            try await backend.newKey(publicKey: publicKey, issuer: issuer)
        }
    }

    /// Writes the private half into a new file, and has the store believe the key from then on.
    ///
    /// A file that the store does not come to know is taken away again.
    func keep(
        _ key: APIKey, _ privatePEM: String, in path: String
    ) async throws(CommandFailure) {
        try Self.write(privatePEM, to: path)
        do throws(ServiceFailure) {
            try await backend.add(key)
        } catch {
            unlink(path)
            throw CommandFailure(error)
        }
    }

    /// All keys, newest first.
    func all() async throws(CommandFailure) -> [APIKey] {
        try await CommandFailure.asking { () async throws(ServiceFailure) in
            try await backend.apiKeys()
        }
    }

    /// Ends a key.
    func revoke(_ key: APIKey) async throws(CommandFailure) -> APIKey {
        try await CommandFailure.asking { () async throws(ServiceFailure) in
            try await backend.revoke(key.id)
        } ?? key
    }

    /// Sets what `verifyReceipt` wants.
    func setReceiptSecret(_ secret: String?) async throws(CommandFailure) {
        try await CommandFailure.asking { () async throws(ServiceFailure) in
            try await backend.setReceiptSecret(secret)
        }
    }

    private static func write(_ text: String, to path: String) throws(CommandFailure) {
        let descriptor: Int32?
        do throws(BoundedFileReader.Failure) {
            descriptor = try NewFile.create(path)
        } catch {
            throw CommandFailure(
                74, "disk", "\(path) cannot be written: \(error.reason). No key was made.")
        }
        guard let descriptor else {
            throw CommandFailure(
                74, "file-exists", "\(path) is there already, and is kept. No key was made.")
        }
        defer { close(descriptor) }
        guard FullWrite.write(Array(text.utf8), to: descriptor), fsync(descriptor) == 0 else {
            unlink(path)
            throw CommandFailure(74, "disk", "\(path) cannot be written. No key was made.")
        }
    }
}
