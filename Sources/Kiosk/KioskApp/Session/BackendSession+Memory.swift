import KioskUI
import PurchaseEngine
import StoreModel

/// The catalog that a shared backend returned last.
extension BackendSession {
    /// Saves the whole catalog for a start at which the backend does not answer.
    func remember(_ catalog: CatalogState, in locale: LocaleID) {
        memory(in: locale)?.keep(catalog, at: settings.clock.now())
    }

    /// Returns the saved catalog in the customer's language, or nil if it is unknown or the backend is not shared.
    func lastCatalog() -> CatalogState? { memory(in: settings.locale)?.last() }

    private func memory(in locale: LocaleID) -> RememberedCatalog? {
        guard case .shared = side, !settings.isEphemeral else { return nil }
        return RememberedCatalog(settings, in: folder, locale: locale)
    }
}
