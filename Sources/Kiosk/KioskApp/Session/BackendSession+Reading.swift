import StoreAPI
import StoreClient
import StoreFiles
import StoreModel

/// A backend that is opened for reading.
extension BackendSession {
    /// Opens the configured backend for a shop in read-only mode. No customer is created, and the storefront of the
    /// account does not change.
    ///
    /// - Parameter note: Receives a notice about warnings of the catalog; nil prints it.
    /// - Throws: ``CommandFailure`` with exit code 65 if the profile, or the device at a shared backend, was never used,
    ///   and 77 if the account would have to move to another storefront.
    static func openReadOnly(
        _ settings: Settings, _ note: (@Sendable (String) -> Void)?
    ) async throws(CommandFailure) -> BackendSession {
        let session: BackendSession
        if let address = settings.backend {
            session = try await openReading(settings, at: address)
        } else {
            session = try await openExisting(settings, note)
        }
        let current = session.storefront.countryCode
        if let wanted = settings.storefront, wanted != current {
            throw CommandFailure(
                77, CommandFailure.readOnly.code,
                "The account \(settings.account) is in the storefront \(current), and kiosk is read-only, so it cannot "
                    + "move to \(wanted). Nothing was changed or charged. Omit --storefront, or use --no-read-only."
            )
        }
        return session
    }

    /// Opens a shared backend at which this device has signed in before.
    ///
    /// Nothing is written, no customer is created, and the storefront of the account does not change.
    /// - Throws: ``CommandFailure`` with exit code 65 if the device has never signed in there, 69 if the backend does
    ///   not answer, 77 if another store answers or the backend refuses the device.
    static func openReading(
        _ settings: Settings, at address: BackendAddress
    ) async throws(CommandFailure) -> BackendSession {
        let files = SharedBackendFiles(profileFolder: settings.profileFolder, address)
        guard let known = files.lastIdentity(), let secret = try files.knownSecret(settings.device)
        else {
            throw CommandFailure(
                65, "never-used",
                "The device \(settings.device) has never used \(address): open the shop there first, or use "
                    + "another --device.")
        }
        let backend = RemoteBackend(
            address, over: try settings.connections(),
            keyring: StaticKeyring(secret: secret),
            token: try token(settings))
        guard try await identity(of: backend, settings, address) == known else {
            throw CommandFailure(
                77, "backend-identity",
                "The store that answers at \(address) is not the one that this profile used there before. Use "
                    + "another --profile, or the address of the earlier store.")
        }
        let country = try? await backend.storefront(settings.context())
        return try BackendSession(
            settings, .shared(backend), known, country ?? unknownCountry(settings),
            folder: files.journals(of: known))
    }

    private static func identity(
        of backend: RemoteBackend, _ settings: Settings, _ address: BackendAddress
    ) async throws(CommandFailure) -> BackendIdentity {
        do throws(ServiceFailure) {
            return try await backend.withTimeout(milliseconds: connectTimeout).signIn(
                settings.context())
        } catch {
            throw CommandFailure(signingIn: error, address)
        }
    }
}

extension Settings {
    /// Whether the profile has a journal of the device at the configured store, so that read-only mode can display it.
    var hasJournal: Bool {
        var store = ProfilePaths(folder: profileFolder).ownStore
        if let backend {
            let files = SharedBackendFiles(profileFolder: profileFolder, backend)
            let secret = try? files.knownSecret(device)
            guard let identity = files.lastIdentity(), secret != nil else { return false }
            store = DevicePaths(folder: files.journals(of: identity))
        }
        return FileStatus.size(of: store.journal(of: device).path) != nil
    }
}
