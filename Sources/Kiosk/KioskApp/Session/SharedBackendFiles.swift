import FoundationEssentials
import StoreAPI
import StoreClient
import StoreFiles
import StoreModel
import StoreSigning

/// The files of a profile about a shared backend: its identity, the secrets of the devices, and their journals.
struct SharedBackendFiles: Keyring {
    /// The folder `PROFILE/shared/ADDRESS`.
    let folder: String

    init(profileFolder: String, _ address: BackendAddress) {
        let name = address.description.map { letter -> Character in
            letter.isASCII && (letter.isLetter || letter.isNumber || letter == "." || letter == "-")
                ? letter : "_"
        }
        folder = "\(profileFolder)/shared/\(String(name))"
    }

    /// Creates the files of the backend whose journals are at these paths.
    init(around store: DevicePaths) {
        folder = String(store.folder.dropLast(store.name.count + 1))
    }

    /// Creates the folder if it does not exist.
    func createFolder() throws(CommandFailure) {
        do throws(FileFailure) { try PrivateFolder.create(folder) } catch {
            throw CommandFailure(error)
        }
    }

    func secret(of device: DeviceName, _ account: AccountName) throws -> String {
        try SecretFile.readOrCreate(secretPath(device))
    }

    /// Returns the secret of a device that has signed in here, or nil if it has not.
    func knownSecret(_ device: DeviceName) throws(CommandFailure) -> String? {
        do throws(FileFailure) { return try SecretFile.read(secretPath(device)) } catch {
            throw CommandFailure(error)
        }
    }

    private func secretPath(_ device: DeviceName) -> String { "\(folder)/\(device).secret" }

    /// Returns the folder with the journals of a store. Another store at the same address has another folder.
    func journals(of identity: BackendIdentity) -> String { "\(folder)/\(identity.storeID)" }

    /// Returns the identity of the store that answered last, or nil if it is unknown or the file is invalid.
    func lastIdentity() -> BackendIdentity? {
        guard let known = SavedStateFile.read(identityPath, missing: BackendIdentity?.none) ?? nil,
            (try? Self.check(known)) != nil
        else { return nil }
        return known
    }

    /// Saves the identity of the store that answers.
    func save(_ identity: BackendIdentity) {
        if identity != lastIdentity() { SavedStateFile.write(identity, to: identityPath) }
    }

    private var identityPath: String { folder + "/identity.json" }

    /// Throws if the store ID is not a UUID, which is used as a folder name, or the root certificate differs from its
    /// fingerprint.
    static func check(_ identity: BackendIdentity) throws(CommandFailure) {
        guard UniqueID.isUUID(identity.storeID) else {
            throw CommandFailure(
                77, "backend-identity",
                "The backend is not a kiosk store: its store ID “\(identity.storeID.prefix(80))” is not a UUID. "
                    + "Nothing was charged. Check the address of --backend.")
        }
        guard let der = Data(base64Encoded: identity.rootCertificate),
            Fingerprint.sha256Hex(Array(der)) == identity.rootFingerprint
        else {
            throw CommandFailure(
                77, "backend-identity",
                "The backend’s root certificate does not match the fingerprint that it reports. Nothing was "
                    + "charged. Check the address of --backend.")
        }
    }
}

/// A keyring with the secret of a device that has signed in before. It never creates a secret.
struct StaticKeyring: Keyring {
    let secret: String

    func secret(of device: DeviceName, _ account: AccountName) -> String { secret }
}
