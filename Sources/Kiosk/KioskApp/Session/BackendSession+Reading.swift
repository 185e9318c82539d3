import StoreAPI
import StoreClient
import StoreModel

/// A backend that many share, for whoever only looks.
extension BackendSession {
    /// Opens a shared backend at which this phone has signed in before: nothing is written, nobody becomes a
    /// customer, and no account moves.
    ///
    /// - Throws: ``CommandFailure``: 65 where the phone never was there, 69 where nobody answers, 77 where somebody else
    ///   does.
    static func looking(
        _ settings: Settings, at address: BackendAddress
    ) async throws(CommandFailure) -> BackendSession {
        let place = SharedBackendFiles(profileFolder: settings.profileFolder, address)
        guard let known = place.lastIdentity(), let secret = try place.knownSecret(settings.device)
        else {
            throw CommandFailure(
                65, "never-used", "The device \(settings.device) has never been at \(address).")
        }
        let backend = RemoteBackend(
            address, over: try settings.connections(),
            keyring: ExistingDeviceSecret(secret: secret),
            token: try token(settings))
        guard try await identity(of: backend, settings, address) == known else {
            throw CommandFailure(
                77, "backend-identity", "Another store than before answers at \(address).")
        }
        let country = try? await backend.storefront(settings.context())
        return try BackendSession(
            settings, .shared(backend), known, country ?? unknownCountry(settings),
            folder: place.journals(of: known))
    }

    private static func identity(
        of backend: RemoteBackend, _ settings: Settings, _ address: BackendAddress
    ) async throws(CommandFailure) -> BackendIdentity {
        do throws(ServiceFailure) {
            return try await backend.hurried(milliseconds: patience).signIn(settings.context())
        } catch {
            throw CommandFailure(signingIn: error, address)
        }
    }
}
