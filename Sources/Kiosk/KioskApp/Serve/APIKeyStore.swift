import Glibc
import SandboxBackend
import StoreAPI
import StoreModel

/// The API keys of a profile's store, for the operator of its server.
struct APIKeyStore: Sendable {
    private let store: ProfileBackend
    var backend: EmbeddedBackend { store.backend }

    /// Opens the store of the profile, which is created if it does not exist. It does not create a customer.
    ///
    /// - Throws: ``CommandFailure`` with exit code 64 if a shared backend is configured, whose files are on its server.
    static func open(_ settings: Settings) throws(CommandFailure) -> APIKeyStore {
        if let address = settings.backend {
            throw .usage(
                "Keys belong to the profile of the server at \(address): run this on the server's machine, with "
                    + "its --profile and with --backend embedded. Nothing was changed.")
        }
        return APIKeyStore(store: try ProfileBackend.open(settings))
    }

    /// Writes the private key to a new file and adds the public key to the store.
    ///
    /// The file is removed if the store does not accept the key.
    func save(
        _ key: APIKey, _ privatePEM: String, in path: String
    ) async throws {
        try Self.write(privatePEM, to: path)
        do {
            try await backend.add(key)
        } catch {
            unlink(path)
            throw error
        }
    }

    private static func write(_ text: String, to path: String) throws(CommandFailure) {
        let descriptor: Int32?
        do throws(BoundedFileReader.Failure) {
            descriptor = try NewFile.create(path)
        } catch {
            throw CommandFailure(
                74, "disk", "\(path) cannot be written: \(error.reason). No key was created.")
        }
        guard let descriptor else {
            throw CommandFailure(
                74, "file-exists",
                "\(path) exists already and is not overwritten. No key was created.")
        }
        defer { close(descriptor) }
        guard FileDescriptorWriter.write(Array(text.utf8), to: descriptor), fsync(descriptor) == 0
        else {
            unlink(path)
            throw CommandFailure(74, "disk", "\(path) cannot be written. No key was created.")
        }
    }
}
