import KioskUI
import PurchaseCore
import PurchaseEngine
import StoreAPI
import StoreModel
import StoreText

/// Prints the last known catalog of a shop that does not answer.
extension ResultPrinter {
    /// Prints the catalog and returns the failure to throw, with the catalog's age.
    func offline(
        _ catalog: CatalogState, _ silence: CommandFailure, owned snapshot: EngineSnapshot? = nil
    ) -> CommandFailure {
        let reply = ProductsReply(
            products: catalog.products, invalid: catalog.invalid, storefront: catalog.storefront,
            catalogVersion: catalog.version)
        products(reply, owned: snapshot, asOf: catalog.toldAt)
        let now = settings.clock.now()
        let age = catalog.toldAt.map {
            AgeFormatter(locale: settings.locale).words(since: $0, now: now)
        }
        let end = age.map { " " + messages.text(.offlineAsOf, $0) } ?? ""
        return CommandFailure(silence.exitCode, silence.code, silence.message + end)
    }
}
