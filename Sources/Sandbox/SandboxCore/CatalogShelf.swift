package import StoreModel
import Synchronization

/// The catalog that store and merchant sell from now; the only thing that they keep in memory besides their keys.
package final class CatalogShelf: Sendable {
    private let held: Mutex<CatalogIndex>

    /// Puts a catalog on the shelf.
    package init(_ catalog: Catalog) {
        held = Mutex(CatalogIndex(catalog))
    }

    /// What is sold now.
    package var current: CatalogIndex { held.withLock { $0 } }

    /// Sells from another catalog from now on; requests that were begun keep the one that they saw.
    package func replace(with catalog: Catalog) {
        let index = CatalogIndex(catalog)
        held.withLock { $0 = index }
    }
}
