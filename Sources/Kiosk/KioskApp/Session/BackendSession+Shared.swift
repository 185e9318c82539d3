import KioskUI
import StoreAPI
import StoreClient
import StoreModel

/// A backend that many share.
extension BackendSession {
    /// Signs the phone in, and moves the account to its country.
    ///
    /// A backend that does not answer, and has answered before, is opened all the same: what was bought there is known,
    /// and what is on its way goes on once it answers.
    /// - Parameter code: What proves that a new phone is the account's; nil for what the file of the account's token holds.
    /// - Throws: ``CommandFailure``: 69 where nobody answers and nobody ever has, 77 where it does not want this phone.
    static func shared(
        _ settings: Settings, at address: BackendAddress, code: String? = nil
    ) async throws(CommandFailure) -> BackendSession {
        let place = SharedBackendFiles(profileFolder: settings.profileFolder, address)
        try place.make()
        let proof: String? = if let code { code } else { try settings.accountToken() }
        let backend = RemoteBackend(
            address, over: try settings.connections(), keyring: place, token: try token(settings),
            accountProof: proof)
        let (identity, silence) = try await identity(settings, backend, place, address)
        let folder = place.journals(of: identity)
        let country =
            silence == nil
            ? await country(settings, backend)
            : RememberedCatalog(settings, in: folder, locale: settings.locale).last()?.storefront
        var session = try BackendSession(
            settings, .shared(backend), identity, country ?? unknownCountry(settings),
            folder: folder)
        session.silence = silence
        return session
    }

    /// Who answers, once the phone has signed in; who answered here last where nobody does now, and why that is not
    /// known.
    ///
    /// Where somebody answered before there is something to show, and nobody waits for long.
    private static func identity(
        _ settings: Settings, _ backend: RemoteBackend, _ place: SharedBackendFiles,
        _ address: BackendAddress
    ) async throws(CommandFailure) -> (BackendIdentity, silence: CommandFailure?) {
        let known = place.lastIdentity()
        let asked = known == nil ? backend : backend.hurried(milliseconds: patience)
        let identity: BackendIdentity
        do throws(ServiceFailure) {
            identity = try await asked.signIn(settings.context())
        } catch {
            let failure = CommandFailure(signingIn: error, address)
            guard case .noAnswer = error, let known else { throw failure }
            return (known, failure)
        }
        try SharedBackendFiles.check(identity)
        place.keep(identity)
        return (identity, nil)
    }

    /// How long a backend that is known may take to answer at a start, in milliseconds.
    static let patience: Int64 = 5000

    /// What proves that its owner may use the controls; nil where nobody named a file with it.
    static func token(_ settings: Settings) throws(CommandFailure) -> String? {
        guard let path = settings.tokenFile else { return nil }
        do throws(BoundedFileReader.Failure) {
            let text = try BoundedFileReader.text(path)
            return String(text.prefix { !$0.isNewline })
        } catch {
            throw CommandFailure(65, "token", "\(path) can not be read: \(error.reason).")
        }
    }

    /// The country that was asked for, else the one that the account has, else the one of the customer's locale if the
    /// store sells there; the one that the store says without an answer.
    static func country(_ settings: Settings, _ backend: RemoteBackend) async -> Storefront {
        let context = settings.context()
        do throws(ServiceFailure) {
            if let wanted = settings.storefront {
                return try await backend.setStorefront(wanted, context)
            }
            if let present = try await backend.storefront(context) { return present }
            let local = settings.locale.region.flatMap { StorefrontTable.entry(regionCode: $0) }
            if let code = local?.storefront.countryCode {
                let moved = try await backend.setStorefront(code, context)
                let sold = try await backend.products(
                    ProductsRequest(productIDs: nil, locale: settings.locale), context)
                if sold.products.contains(where: { $0.price != nil }) { return moved }
            }
            let request = ProductsRequest(productIDs: [], locale: settings.locale)
            return try await backend.products(request, context).storefront
        } catch {
            return unknownCountry(settings)
        }
    }

    static func unknownCountry(_ settings: Settings) -> Storefront {
        Storefront(countryCode: settings.storefront ?? "…", id: "")
    }
}

extension CommandFailure {
    /// The word for a backend that is not believed to be the one that was asked.
    static let notTrusted = "not-trusted"

    /// Why a phone is not signed in at a shared backend.
    init(signingIn failure: ServiceFailure, _ address: BackendAddress) {
        switch failure {
        case .refusal(let refusal):
            self.init(77, "refused", "\(address): \(refusal.message) Nothing was charged.")
        case .noAnswer(let silence) where silence.cause == .notTrusted:
            self.init(
                69, Self.notTrusted,
                "\(address) does not prove with a trusted certificate that it is who was asked, so "
                    + "nothing was sent. Nothing was charged. --tls-ca FILE names the "
                    + "certificates to trust.")
        case .noAnswer(let silence) where silence.isBusy:
            let minutes = silence.retryAfter.map { " in \(max(1, ($0 + 59_999) / 60_000)) minutes" }
            self.init(
                69, "busy",
                "\(address) signs no further devices in at present. Nothing was charged. Try again"
                    + "\(minutes ?? " later").")
        case .noAnswer:
            self.init(
                69, "unreachable",
                "No kiosk answers at \(address). Nothing was charged. “kiosk serve” starts one; "
                    + "--backend embedded needs none.")
        }
    }
}

extension NoAnswer {
    /// Whether the other side answered that there are too many requests.
    fileprivate var isBusy: Bool { cause == .status(429) || cause == .status(503) }
}
