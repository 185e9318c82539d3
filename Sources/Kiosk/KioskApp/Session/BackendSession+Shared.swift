import StoreAPI
import StoreClient
import StoreModel

/// A backend that many share.
extension BackendSession {
    /// Signs the phone in, and moves the account to its country.
    ///
    /// A backend that does not answer, and has answered before, is opened all the same: what was bought there is known,
    /// and what is on its way goes on once it answers.
    /// - Throws: ``CommandFailure``: 69 where nobody answers and nobody ever has, 77 where it does not want this phone.
    static func shared(
        _ settings: Settings, at address: BackendAddress
    ) async throws(CommandFailure) -> BackendSession {
        let place = SharedPlace(profileFolder: settings.profileFolder, address)
        try place.make()
        let backend = RemoteBackend(
            address, over: try settings.connections(), keyring: place, token: try token(settings))
        let identity = try await identity(settings, backend, place, address)
        return try BackendSession(
            settings, .shared(backend), identity, await country(settings, backend),
            folder: place.journals(of: identity))
    }

    /// Who answers, once the phone has signed in; who answered here last where nobody does now.
    private static func identity(
        _ settings: Settings, _ backend: RemoteBackend, _ place: SharedPlace,
        _ address: BackendAddress
    ) async throws(CommandFailure) -> BackendIdentity {
        let identity: BackendIdentity
        do throws(ServiceFailure) {
            identity = try await backend.signIn(settings.context())
        } catch {
            guard case .noAnswer = error, let known = place.lastIdentity() else {
                throw CommandFailure(signingIn: error, address)
            }
            return known
        }
        try SharedPlace.check(identity)
        place.keep(identity)
        return identity
    }

    /// What proves that its owner may use the controls; nil where nobody named a file with it.
    private static func token(_ settings: Settings) throws(CommandFailure) -> String? {
        guard let path = settings.tokenFile else { return nil }
        do throws(SmallFile.Failure) {
            let text = try SmallFile.text(path)
            return String(text.prefix { !$0.isNewline })
        } catch {
            throw CommandFailure(65, "token", "\(path) can not be read: \(error.reason).")
        }
    }

    /// The country that was asked for, else the one that the account has, else the one of the customer's locale if the
    /// store sells there; the one that the store says without an answer.
    private static func country(_ settings: Settings, _ backend: RemoteBackend) async -> Storefront
    {
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
            return Storefront(countryCode: settings.storefront ?? "…", id: "")
        }
    }
}

extension CommandFailure {
    /// Why a phone is not signed in at a shared backend.
    fileprivate init(signingIn failure: ServiceFailure, _ address: BackendAddress) {
        switch failure {
        case .refusal(let refusal):
            self.init(77, "refused", "\(address): \(refusal.message) Nothing was charged.")
        case .noAnswer(let silence) where silence.cause == .notTrusted:
            self.init(
                69, "not-trusted",
                "\(address) does not prove with a trusted certificate that it is who was asked, so "
                    + "nothing was sent. Nothing was charged. --tls-ca FILE names the "
                    + "certificates to trust.")
        case .noAnswer:
            self.init(
                69, "unreachable",
                "No kiosk answers at \(address). Nothing was charged. “kiosk serve” starts one; "
                    + "--backend embedded needs none.")
        }
    }
}
