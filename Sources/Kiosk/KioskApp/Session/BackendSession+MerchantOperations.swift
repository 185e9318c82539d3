import DemoCatalog
import PurchaseCore
import SandboxBackend
import SandboxStore
import StoreAPI
import StoreModel

extension BackendSession {
    /// Opens the merchant's side of a profile for its own people: nobody becomes a customer by it, and a profile that
    /// does not exist stays so.
    ///
    /// - Throws: ``CommandFailure`` with exit code 65 where nothing was ever sold.
    static func openDesk(_ settings: Settings) async throws(CommandFailure) -> BackendSession {
        if let merchant = settings.merchant {
            throw CommandFailure(
                77, "merchant-elsewhere",
                "The merchant of this profile is your own server, \(merchant): ask it what became of "
                    + "an order. kiosk transactions tells what this device knows.")
        }
        guard settings.backend == nil else { return try await open(settings) }
        guard isFounded(settings) else {
            throw CommandFailure(
                65, "no-shop",
                "There is no shop in \(settings.profileFolder): nothing was ever sold there. "
                    + "Another one is named with --profile NAME.")
        }
        let own = try ProfileBackend.open(settings)
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
            settings, .embedded(backend), identity,
            StorefrontTable.entry(code)?.storefront ?? Storefront(countryCode: code, id: ""),
            folder: settings.profileFolder + "/embedded")
        session.own = own
        return session
    }

    /// Asks the merchant's desk what became of an order or an account.
    func ask(_ question: DisputeQuery) async throws(CommandFailure) -> DisputeReply {
        do throws(ServiceFailure) {
            return try await side.desk.dispute(question)
        } catch {
            throw CommandFailure(asking: error)
        }
    }
}

extension CommandFailure {
    /// Why the merchant's desk did not answer a question.
    fileprivate init(asking failure: ServiceFailure) {
        switch failure {
        case .refusal(let refusal): self.init(64, "bad-request", refusal.message)
        case .noAnswer:
            self.init(
                69, "unreachable",
                "The store or the merchant did not answer, so that nobody can say whether it was "
                    + "charged. Nothing was changed; try again.", charged: .unknown)
        }
    }
}
