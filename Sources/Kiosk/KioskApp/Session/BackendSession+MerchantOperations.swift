import DemoCatalog
import PurchaseCore
import SandboxBackend
import SandboxCatalog
import StoreAPI
import StoreModel

extension BackendSession {
    /// Opens a profile's merchant for its operators. It creates neither a customer nor a missing profile.
    ///
    /// - Throws: ``CommandFailure`` with exit code 65 if the profile does not exist, 77 if the merchant is the team's
    ///   own server.
    static func openMerchantOperations(_ settings: Settings) async throws(CommandFailure)
        -> BackendSession
    {
        if let merchant = settings.merchant {
            throw CommandFailure(
                77, "merchant-elsewhere",
                "The merchant of this profile is your own server, \(merchant): ask it about "
                    + "the order. kiosk transactions shows what this device knows.")
        }
        guard settings.backend == nil else { return try await open(settings) }
        return try await openExisting(settings)
    }

    /// Opens the profile's own store and merchant. It creates neither a customer nor a missing profile.
    ///
    /// - Throws: ``CommandFailure`` with exit code 65 if the profile does not exist.
    static func openExisting(
        _ settings: Settings, _ note: (@Sendable (String) -> Void)? = nil
    ) async throws(CommandFailure) -> BackendSession {
        try requireStore(settings)
        let own = try ProfileBackend.open(settings, note)
        let backend = own.backend
        let (identity, code): (BackendIdentity, String)
        do throws(ServiceFailure) {
            identity = try await backend.identity()
            code =
                try await backend.storefront(settings.context())?.countryCode
                ?? own.loaded.catalog.homeStorefront
        } catch {
            throw CommandFailure(opening: error, settings.profileFolder + "/embedded")
        }
        var session = try BackendSession(
            own.settings, .embedded(backend), identity,
            StorefrontTable.entry(code)?.storefront ?? Storefront(countryCode: code, id: ""),
            folder: settings.profileFolder + "/embedded")
        session.profileBackend = own
        return session
    }

    /// Throws if the profile has no store.
    ///
    /// - Throws: ``CommandFailure`` with exit code 65.
    static func requireStore(_ settings: Settings) throws(CommandFailure) {
        guard !storeExists(settings) else { return }
        throw CommandFailure(
            65, "no-shop",
            "The profile in \(settings.profileFolder) has no store, so it has no orders. "
                + "Use --profile NAME for another profile.")
    }

    /// Queries the merchant about an order or an account.
    func dispute(_ query: DisputeQuery) async throws(CommandFailure) -> DisputeReply {
        do throws(ServiceFailure) {
            return try await connectedBackend.merchantOperations.dispute(query)
        } catch {
            throw CommandFailure(asking: error)
        }
    }
}

extension CommandFailure {
    /// Creates the failure of a query to the merchant.
    fileprivate init(asking failure: ServiceFailure) {
        switch failure {
        case .refusal(let refusal): self.init(64, "bad-request", refusal.message)
        case .noAnswer:
            self.init(
                69, "unreachable",
                "The store or the merchant did not answer, so it is not known whether the order was "
                    + "charged. Nothing was changed; try again.", charged: .unknown)
        }
    }
}
