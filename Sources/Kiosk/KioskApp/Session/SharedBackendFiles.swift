import FoundationEssentials
import StoreAPI
import StoreClient
import StoreFiles
import StoreModel
import StoreSigning

/// What a profile keeps of a shared backend: who it is, the secrets of its phones, and their journals.
struct SharedBackendFiles: Keyring {
    /// `PROFILE/shared/ADDRESS`.
    let folder: String

    init(profileFolder: String, _ address: BackendAddress) {
        let name = address.description.map { letter -> Character in
            letter.isASCII && (letter.isLetter || letter.isNumber || letter == "." || letter == "-")
                ? letter : "_"
        }
        folder = "\(profileFolder)/shared/\(String(name))"
    }

    /// The place in which a store has its journals.
    init(around store: DevicePaths) {
        folder = String(store.folder.dropLast(store.name.count + 1))
    }

    /// Makes the folder where it is missing.
    func make() throws(CommandFailure) {
        do throws(FileFailure) { try PrivateFolder.make(folder) } catch {
            throw CommandFailure(error)
        }
    }

    func secret(of device: DeviceName, _ account: AccountName) throws -> String {
        try SecretFile.openOrMake(secretPath(device))
    }

    /// The secret of a phone that has signed in here; nil where it has not.
    func knownSecret(_ device: DeviceName) throws(CommandFailure) -> String? {
        do throws(FileFailure) { return try SecretFile.read(secretPath(device)) } catch {
            throw CommandFailure(error)
        }
    }

    private func secretPath(_ device: DeviceName) -> String { "\(folder)/\(device).secret" }

    /// Where the journals of a store are: another store at the same address has its own.
    func journals(of identity: BackendIdentity) -> String { "\(folder)/\(identity.storeID)" }

    /// Who answered here last; nil where nobody has, or the file is no such thing.
    func lastIdentity() -> BackendIdentity? {
        guard let known = RememberedFile.read(identityPath, missing: BackendIdentity?.none) ?? nil,
            (try? Self.check(known)) != nil
        else { return nil }
        return known
    }

    /// Keeps who answers here.
    func keep(_ identity: BackendIdentity) {
        if identity != lastIdentity() { RememberedFile.write(identity, to: identityPath) }
    }

    private var identityPath: String { folder + "/identity.json" }

    /// Refuses a store whose names do not fit its certificate, or cannot be the name of a folder.
    static func check(_ identity: BackendIdentity) throws(CommandFailure) {
        guard UniqueID.isUUID(identity.storeID) else {
            throw CommandFailure(
                77, "backend-identity",
                "The backend says that it is no store of kiosk’s. Nothing was charged.")
        }
        guard let der = Data(base64Encoded: identity.rootCertificate),
            Fingerprint.sha256Hex(Array(der)) == identity.rootFingerprint
        else {
            throw CommandFailure(
                77, "backend-identity",
                "The backend’s root certificate is not the one that it names. Nothing was charged.")
        }
    }
}
