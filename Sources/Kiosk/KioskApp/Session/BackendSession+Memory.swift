import KioskUI
import PurchaseEngine
import StoreModel

/// What a shared backend told last.
extension BackendSession {
    /// Keeps the whole catalog for a start at which nobody answers.
    func remember(_ catalog: CatalogState, in locale: LocaleID) {
        memory(in: locale)?.keep(catalog, at: settings.clock.now())
    }

    /// What it told last, in the customer's language; nil where that is not known.
    func lastCatalog() -> CatalogState? { memory(in: settings.locale)?.last() }

    private func memory(in locale: LocaleID) -> RememberedCatalog? {
        guard case .shared = side, !settings.isEphemeral else { return nil }
        return RememberedCatalog(settings, in: folder, locale: locale)
    }
}
