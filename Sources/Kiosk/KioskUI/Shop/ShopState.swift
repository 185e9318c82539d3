import StoreModel

/// The state of the Shop screen: catalog, list, filter and selection.
struct ShopState: Sendable {
    enum Row: Hashable, Sendable {
        case space
        case header(ProductType)
        /// The titles of the columns, above a list without sections.
        case columns
        case unavailableHeader
        case product(Int)
        case unavailable(Int)
    }

    private(set) var catalog: CatalogState?
    var failure: String?
    /// When the catalog was loaded from the store; nil for a saved catalog of unknown age.
    private(set) var catalogLoadedAt: Timestamp?
    private(set) var rows: [Row] = []
    /// The selection and the scroll offset of ``rows``.
    var list = ListState<ProductID>()
    var detail = DetailPaneState()
    var filter = FilterField() {
        didSet {
            guard filter.text != oldValue.text else { return }
            query = ProductQuery(filter.text ?? "")
            updateRows()
        }
    }
    private(set) var query = ProductQuery("")
    private(set) var order = ShopSort.type
    /// When the next of the displayed sales ends, by the store's clock.
    private(set) var nextSaleEnd: Timestamp?
    /// The number of reloads since that sale ended.
    var saleReloadCount = 0
    /// The earliest time of the next reload.
    var nextSaleReload: Timestamp?
    /// The positions of the products that are offered while a balance is low.
    private(set) var lowBalanceOfferIndices: [Int] = []
    /// The low-balance offers that the user dismissed.
    var dismissedOffers: Set<ProductID> = []
    private var owned: Set<ProductID> = []
    /// The products that have just changed.
    private(set) var highlighted: Set<ProductID> = []
    /// Until when these products are highlighted.
    private(set) var highlightEnd: Timestamp?
    private var keys = SearchIndex()
    private var invalidKeys = SearchIndex()
    /// The positions of the products in the selected sort order.
    private var ordered: [Int] = []
    private var productIndex = ProductIndex()
    /// The type of each product, in contiguous memory for fast searches.
    private var types: [ProductType] = []

    var selectedRow: Row? { list.selectedRow.map { rows[$0] } }

    var product: Product? {
        guard case .product(let index) = selectedRow, let catalog else { return nil }
        return catalog.products[index]
    }

    /// The selected ID of a product that is not on sale.
    var unavailableProduct: UnavailableProduct? {
        guard case .unavailable(let index) = selectedRow, let catalog else { return nil }
        return catalog.invalid[index]
    }

    private func id(of row: Row) -> ProductID? {
        switch row {
        case .product(let index): catalog?.products[index].id
        case .unavailable(let index): catalog?.invalid[index].productID
        case .space, .header, .columns, .unavailableHeader: nil
        }
    }

    /// Whether the catalog is current, not a saved one.
    var isCatalogCurrent: Bool { catalog.map { !$0.isSaved } ?? false }

    func product(_ id: ProductID) -> Product? { position(of: id).flatMap { catalog?.products[$0] } }

    private func position(of id: ProductID) -> Int? {
        catalog.flatMap { productIndex.position(of: id, in: $0.products) }
    }

    /// Returns up to `limit` products with the best fuzzy scores for title or ID.
    func fuzzy(_ letters: [UInt8], limit: Int) -> [(Product, Int)] {
        guard let catalog else { return [] }
        return keys.fuzzy(letters, limit: limit).map { (catalog.products[$0.index], $0.score) }
    }

    /// Returns the IDs with all the words in title or ID: the products first, then the IDs that are not on sale.
    func productIDs(matching words: [String]) -> [ProductID] {
        guard let catalog else { return [] }
        var (keys, invalidKeys) = (keys, invalidKeys)
        let folded = words.map { keys.folded($0) }
        return keys.matches(folded).map { catalog.products[$0].id }
            + invalidKeys.matches(words.map { invalidKeys.folded($0) })
            .map { catalog.invalid[$0].productID }
    }

    /// The time in milliseconds for which a change is highlighted.
    private static let flash: Int64 = 1500

    /// Highlights the products that differ in a newer catalog. If more than half differ, the language or storefront has
    /// changed, and nothing is highlighted.
    mutating func highlightChanges(in newer: CatalogState, now: Timestamp) {
        guard let catalog, !catalog.isSaved, catalog.storefront == newer.storefront,
            catalog != newer
        else { return }
        let news = newer.products.filter { product($0.id) != $0 }
        guard news.count * 2 <= newer.products.count else { return }
        highlighted = Set(news.map(\.id))
        highlightEnd = highlighted.isEmpty ? nil : now.adding(milliseconds: Self.flash)
    }

    func isHighlighted(_ id: ProductID, now: Timestamp) -> Bool {
        highlightEnd.map { now < $0 } ?? false && highlighted.contains(id)
    }

    // MARK: Changes of the list

    /// Adopts a catalog.
    ///
    /// - Parameter moment: When the catalog was loaded from the store; nil if this is not known.
    mutating func apply(_ catalog: CatalogState, at moment: Timestamp?) {
        failure = nil
        catalogLoadedAt = moment
        let before = self.catalog
        // Even an equal catalog replaces the old one, whose texts are then freed: the store keeps the newer ones in
        // memory anyway.
        self.catalog = catalog
        guard catalog != before else { return }
        updateSales(of: catalog)
        types = catalog.products.map(\.type)
        lowBalanceOfferIndices = catalog.products.indices.filter {
            catalog.products[$0].lowBalance != nil
        }
        let (products, invalid) = (catalog.products, catalog.invalid)
        productIndex = ProductIndex(products)
        keys = SearchIndex(count: products.count) {
            (products[$0].displayName, products[$0].id.rawValue)
        }
        invalidKeys = SearchIndex(count: invalid.count) { (invalid[$0].productID.rawValue, nil) }
        ordered = order.positions(catalog.products)
        updateRows()
    }

    private mutating func updateSales(of catalog: CatalogState) {
        let next = catalog.products.lazy.compactMap { $0.sale?.ends }.min()
        if next != nextSaleEnd { (saleReloadCount, nextSaleReload) = (0, nil) }
        nextSaleEnd = next
    }

    mutating func apply(owned: some Sequence<ProductID>) {
        let owned = Set(owned)
        guard owned != self.owned else { return }
        self.owned = owned
        if query.conditions.contains(where: { if case .owned = $0 { true } else { false } }) {
            updateRows()
        }
    }

    mutating func setOrder(_ order: ShopSort) {
        guard order != self.order else { return }
        self.order = order
        ordered = order.positions(catalog?.products ?? [])
        updateRows()
    }

    /// Selects a product; clears the filter if that hides it.
    mutating func select(_ id: ProductID) {
        guard position(of: id) != nil, !list.select(id) else { return }
        filter.clear()
        list.select(id)
    }

    private mutating func updateRows() {
        guard let catalog else { return }
        rows = sections(of: shown(catalog), catalog) + unavailable(catalog)
        if rows.first == .space { rows.removeFirst() }
        list.update(rows.map { id(of: $0) })
    }

    /// Returns the positions of the products that match the filter, in display order.
    private mutating func shown(_ catalog: CatalogState) -> [Int] {
        guard filter.isActive else { return ordered }
        let words = query.words.map { keys.folded($0) }
        let (query, owned) = (query, owned)
        var found = keys.matches(words)
        for condition in query.conditions {
            found.removeAll {
                let product = catalog.products[$0]
                return !condition.matches(product, isOwned: owned.contains(product.id))
            }
        }
        guard order != .type else { return found }
        var isFound = [Bool](repeating: false, count: catalog.products.count)
        for index in found { isFound[index] = true }
        return ordered.filter { isFound[$0] }
    }

    private func sections(of shown: [Int], _ catalog: CatalogState) -> [Row] {
        guard order == .type else {
            return shown.isEmpty ? [] : [.columns] + shown.map(Row.product)
        }
        return ProductType.sections.flatMap { type -> [Row] in
            let found = shown.filter { types[$0] == type }
            return found.isEmpty ? [] : [.space, .header(type)] + found.map(Row.product)
        }
    }

    private mutating func unavailable(_ catalog: CatalogState) -> [Row] {
        guard !catalog.invalid.isEmpty, query.conditions.isEmpty else { return [] }
        let words = query.words.map { keys.folded($0) }
        let found = invalidKeys.matches(words)
        return found.isEmpty ? [] : [.space, .unavailableHeader] + found.map(Row.unavailable)
    }
}
