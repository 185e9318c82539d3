import KioskUI
import StoreAPI
import StoreClient
import StoreModel

/// A backend that several processes share.
extension BackendSession {
    /// Signs the device in and sets the storefront of the account.
    ///
    /// A known backend that does not answer is opened as well: its purchases are in the journal, and unfinished ones
    /// continue once it answers.
    /// - Parameters:
    ///   - code: The proof that a new device belongs to the account, or nil for the content of the account token file.
    ///   - isAnnouncing: Whether a new account is reported on stderr.
    /// - Throws: ``CommandFailure`` with exit code 69 if the backend does not answer and never has, 77 if it refuses
    ///   the device.
    static func shared(
        _ settings: Settings, at address: BackendAddress, code: String? = nil,
        isAnnouncing: Bool = false
    ) async throws(CommandFailure) -> BackendSession {
        let files = SharedBackendFiles(profileFolder: settings.profileFolder, address)
        try files.createFolder()
        let proof: String? = if let code { code } else { try settings.accountToken() }
        let backend = RemoteBackend(
            address, over: try settings.connections(), keyring: files, token: try token(settings),
            accountProof: proof)
        let (identity, failure) = try await identity(settings, backend, files, address)
        let folder = files.journals(of: identity)
        let country =
            failure == nil
            ? await country(settings, backend, isAnnouncing: isAnnouncing)
            : CachedCatalog(settings, in: folder, locale: settings.locale).load()?.storefront
        var session = try BackendSession(
            settings, .shared(backend), identity, country ?? unknownCountry(settings),
            folder: folder)
        session.connectionFailure = failure
        return session
    }

    /// Signs in and returns the identity of the backend.
    ///
    /// If a known backend does not answer within ``connectTimeout``, the identity is the last known one, with the
    /// reason for the silence.
    private static func identity(
        _ settings: Settings, _ backend: RemoteBackend, _ files: SharedBackendFiles,
        _ address: BackendAddress
    ) async throws(CommandFailure) -> (BackendIdentity, silence: CommandFailure?) {
        let known = files.lastIdentity()
        let client = known == nil ? backend : backend.withTimeout(milliseconds: connectTimeout)
        let identity: BackendIdentity
        do throws(ServiceFailure) {
            identity = try await client.signIn(settings.context())
        } catch {
            let failure = CommandFailure(signingIn: error, address)
            guard case .noAnswer = error, let known else { throw failure }
            return (known, failure)
        }
        try SharedBackendFiles.check(identity)
        files.save(identity)
        return (identity, nil)
    }

    /// The longest time that a known backend may take to answer at a start, in milliseconds.
    static let connectTimeout: Int64 = 5000

    /// Returns the token for the sandbox's controls, or nil if the token file is not set.
    static func token(_ settings: Settings) throws(CommandFailure) -> String? {
        guard let path = settings.resolved.text(.tokenFile) else { return nil }
        do throws(BoundedFileReader.Failure) {
            let text = try BoundedFileReader.text(path)
            return String(text.prefix { !$0.isNewline })
        } catch {
            throw CommandFailure(65, "token", "\(path) cannot be read: \(error.reason).")
        }
    }

    /// Sets and returns the storefront of the account.
    ///
    /// It is the configured one, else the current one, else that of the customer's locale if the store has prices
    /// there, else the store's home storefront. If the backend does not answer, it is the configured or an unknown
    /// one.
    static func country(
        _ settings: Settings, _ backend: RemoteBackend, isAnnouncing: Bool = false
    ) async -> Storefront {
        let context = settings.context()
        do throws(ServiceFailure) {
            if let known = try await knownCountry(settings, backend, isAnnouncing: isAnnouncing) {
                return known
            }
            let request = ProductsRequest(productIDs: [], locale: settings.locale)
            let home = try await backend.products(request, context).storefront
            let local = settings.locale.region.flatMap { StorefrontTable.entry(regionCode: $0) }
            guard let code = local?.storefront.countryCode else { return home }
            // The store returns the prices of the account's storefront only, so the account is moved before the check.
            let moved = try await backend.setStorefront(code, context)
            let sold = try await backend.products(
                ProductsRequest(productIDs: nil, locale: settings.locale), context)
            if sold.products.contains(where: { $0.price != nil }) { return moved }
            return try await backend.setStorefront(home.countryCode, context)
        } catch {
            return unknownCountry(settings)
        }
    }

    static func unknownCountry(_ settings: Settings) -> Storefront {
        Storefront(countryCode: settings.storefront ?? "…", id: "")
    }
}

extension CommandFailure {
    /// The error code for a server without a trusted certificate.
    static let notTrusted = "not-trusted"

    /// Creates the failure of a sign-in at a shared backend.
    init(signingIn failure: ServiceFailure, _ address: BackendAddress) {
        switch failure {
        case .refusal(let refusal):
            self.init(77, "refused", "\(address): \(refusal.message) Nothing was charged.")
        case .noAnswer(let noAnswer) where noAnswer.cause == .notTrusted:
            self.init(
                69, Self.notTrusted,
                "\(address) does not have a trusted certificate for its name, so nothing was "
                    + "sent. Nothing was charged. Use --tls-ca FILE to specify the "
                    + "certificates to trust.")
        case .noAnswer(let noAnswer) where noAnswer.isBusy:
            let minutes = noAnswer.retryAfter.map {
                " in \(max(1, ($0 + 59_999) / 60_000)) minutes"
            }
            self.init(
                69, "busy",
                "\(address) does not accept new sign-ins at present. Nothing was charged. Try again"
                    + "\(minutes ?? " later").")
        case .noAnswer(let silence) where silence.damage != nil: self.init(failure)
        case .noAnswer:
            self.init(
                69, "unreachable",
                "No kiosk server answers at \(address). Nothing was charged. Start one with “kiosk serve”, "
                    + "or use --backend embedded.")
        }
    }
}

extension NoAnswer {
    /// Whether the server answered that there are too many requests.
    fileprivate var isBusy: Bool { cause == .status(429) || cause == .status(503) }
}
