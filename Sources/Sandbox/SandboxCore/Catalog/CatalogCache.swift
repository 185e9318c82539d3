package import StoreModel
import Synchronization

/// The catalog that store and merchant sell from now, with what was changed of it by hand; the only thing that they keep
/// in memory besides their keys.
package final class CatalogCache: Sendable {
    private struct Held {
        /// What the catalog's file says.
        var source: Catalog
        var edits = CatalogEdits()
        var index: CatalogIndex
        /// When the next sale ends, and so another catalog is sold; nil where none does.
        var ends: Timestamp?

        init(_ source: Catalog) {
            self.source = source
            index = CatalogIndex(source)
            ends = source.nextSaleEnd
        }

        mutating func settle(at now: Timestamp) {
            let sold = edits.applied(to: source).withoutSales(endedBy: now)
            index = CatalogIndex(sold)
            ends = sold.nextSaleEnd
        }
    }

    private let held: Mutex<Held>

    /// Puts a catalog on the shelf.
    package init(_ catalog: Catalog) {
        held = Mutex(Held(catalog))
    }

    /// What was sold when somebody looked last.
    package var current: CatalogIndex { held.withLock { $0.index } }

    /// What the catalog's file says, whatever was changed by hand.
    package var source: Catalog { held.withLock { $0.source } }

    /// When a sale ends next; nil where none does.
    package var nextSaleEnd: Timestamp? { held.withLock { $0.ends } }

    /// What is sold at a moment.
    ///
    /// - Parameters:
    ///   - version: Names the changes that are in force.
    ///   - read: Tells them; asked only where their name is a new one.
    package func current(
        edited version: String, at now: Timestamp,
        _ read: () throws -> [ProductID: [ProductChange]]
    ) rethrows -> CatalogIndex {
        let isKnown = held.withLock { $0.edits.version == version }
        let edits = isKnown ? nil : CatalogEdits(version: version, changes: try read())
        return held.withLock { held in
            let isOver = held.ends.map { $0 <= now } ?? false
            guard edits != nil || isOver else { return held.index }
            if let edits { held.edits = edits }
            held.settle(at: now)
            return held.index
        }
    }

    /// Sells from another catalog from now on, changed as the one before; requests that were begun keep the one that they
    /// saw.
    package func replace(with catalog: Catalog) {
        held.withLock { held in
            let edits = held.edits
            held = Held(catalog)
            guard !edits.changes.isEmpty else { return held.edits = edits }
            held.edits = edits
            held.index = CatalogIndex(edits.applied(to: catalog))
            held.ends = held.index.catalog.nextSaleEnd
        }
    }
}
