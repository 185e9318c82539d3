package import StoreModel
import Synchronization

/// The catalog that the store and the merchant currently sell from, with the edits made to it by hand.
///
/// Besides the keys, it is the only state that the store and the merchant keep in memory.
package final class CatalogCache: Sendable {
    private struct State {
        /// The catalog as its file has it.
        var source: Catalog
        var edits = CatalogEdits()
        var index: CatalogIndex
        /// When the next sale ends, which changes the catalog; nil if no sale is running.
        var nextSaleEnd: Timestamp?

        init(_ source: Catalog) {
            self.source = source
            index = CatalogIndex(source)
            nextSaleEnd = source.nextSaleEnd
        }

        mutating func refresh(at now: Timestamp) {
            let sold = edits.applied(to: source).withoutSales(endedBy: now)
            index = CatalogIndex(sold)
            nextSaleEnd = sold.nextSaleEnd
        }
    }

    private let state: Mutex<State>

    /// Creates a cache with a catalog without edits.
    package init(_ catalog: Catalog) {
        state = Mutex(State(catalog))
    }

    /// The catalog of the last lookup; a sale that has ended since may still be in it.
    package var current: CatalogIndex { state.withLock { $0.index } }

    /// The catalog as its file has it, without any edits.
    package var source: Catalog { state.withLock { $0.source } }

    /// When the next sale ends; nil if no sale is running.
    package var nextSaleEnd: Timestamp? { state.withLock { $0.nextSaleEnd } }

    /// Returns the catalog that is sold at a moment.
    ///
    /// - Parameters:
    ///   - version: The version of the edits that are in force.
    ///   - read: Reads the edits; called only if the cache does not have this version.
    package func current(
        edited version: String, at now: Timestamp,
        _ read: () throws -> [ProductID: [ProductChange]]
    ) rethrows -> CatalogIndex {
        let isKnown = state.withLock { $0.edits.version == version }
        let edits = isKnown ? nil : CatalogEdits(version: version, changes: try read())
        return state.withLock { held in
            let isOver = held.nextSaleEnd.map { $0 <= now } ?? false
            guard edits != nil || isOver else { return held.index }
            if let edits { held.edits = edits }
            held.refresh(at: now)
            return held.index
        }
    }

    /// Replaces the catalog and applies the current edits to the new one.
    ///
    /// Requests that have begun keep the catalog that they have read.
    package func replace(with catalog: Catalog) {
        state.withLock { held in
            let edits = held.edits
            held = State(catalog)
            guard !edits.changes.isEmpty else { return held.edits = edits }
            held.edits = edits
            held.index = CatalogIndex(edits.applied(to: catalog))
            held.nextSaleEnd = held.index.catalog.nextSaleEnd
        }
    }
}
