import StoreModel

/// What the Shop remembers: the list as it is shown, and where one is in it.
struct ShopState: Sendable {
    /// One line of the list.
    enum Line: Hashable, Sendable {
        case space
        case header(ProductType)
        case unavailableHeader
        case product(Int)
        case unavailable(Int)

        var isSelectable: Bool {
            switch self {
            case .product, .unavailable: true
            case .space, .header, .unavailableHeader: false
            }
        }
    }

    private(set) var catalog: CatalogState?
    var failure: String?
    /// When the store told the catalog; nil for what is remembered without that.
    private(set) var toldAt: Timestamp?
    private(set) var lines: [Line] = []
    /// Positions in `lines` of what can be selected.
    private(set) var stops: [Int] = []
    /// A position in `stops`.
    var selected = 0
    var top = 0
    var isDetailOpen = false
    var detailTop = 0
    private(set) var filter = FilterField()
    private(set) var query = ProductQuery("")
    private(set) var order = ShopSort.type
    /// When the next of the sales ends that are shown, by the store's clock.
    private(set) var nextSaleEnd: Timestamp?
    /// How often the products were asked for since it has ended, and when they are asked for again.
    var saleQuestions = 0
    var saleAskedAgain: Timestamp?
    /// Positions of the products that are offered before something runs out.
    private(set) var lowOffers: [Int] = []
    /// The offers of that kind that were waved away.
    var dismissedOffers: Set<ProductID> = []
    private var owned: Set<ProductID> = []
    /// What is not as it was a moment ago, and until when that is shown.
    private(set) var changed: Set<ProductID> = []
    private(set) var changedUntil: Timestamp?
    private var keys = SearchKeys()
    private var invalidKeys = SearchKeys()
    /// The products in the order in which they are listed.
    private var ordered: [Int] = []
    private var places = ProductIndex()
    /// The type of each product, close together: a search goes through those of all that it finds.
    private var types: [ProductType] = []

    /// The selected line, if the list has any.
    var line: Line? { stops.indices.contains(selected) ? lines[stops[selected]] : nil }

    var product: Product? {
        guard case .product(let index) = line, let catalog else { return nil }
        return catalog.products[index]
    }

    /// What the selected line is about, whether it is on sale or not.
    var selectedID: ProductID? { line.flatMap { id(of: $0) } }

    private func id(of line: Line) -> ProductID? {
        switch line {
        case .product(let index): catalog?.products[index].id
        case .unavailable(let index): catalog?.invalid[index].productID
        case .space, .header, .unavailableHeader: nil
        }
    }

    /// Whether the store has told what it sells.
    var isTold: Bool { catalog.map { !$0.isRemembered } ?? false }

    /// A product of the catalog by its id.
    func product(_ id: ProductID) -> Product? { place(of: id).flatMap { catalog?.products[$0] } }

    private func place(of id: ProductID) -> Int? {
        catalog.flatMap { places.place(of: id, in: $0.products) }
    }

    /// Where the selected line stands in the list.
    var selectedLine: Int { stops.indices.contains(selected) ? stops[selected] : 0 }

    /// The products whose titles or ids letters fit best, in the order of their numbers.
    func fuzzy(_ letters: [UInt8], limit: Int) -> [(Product, Int)] {
        guard let catalog else { return [] }
        return keys.fuzzy(letters, limit: limit).map { (catalog.products[$0.index], $0.score) }
    }

    /// What has all these words in its title or id: the products, then the ids that are not on sale.
    func found(_ words: [String]) -> [ProductID] {
        guard let catalog else { return [] }
        var (keys, invalidKeys) = (keys, invalidKeys)
        let folded = words.map { keys.folded($0) }
        return keys.matches(folded).map { catalog.products[$0].id }
            + invalidKeys.matches(words.map { invalidKeys.folded($0) })
            .map { catalog.invalid[$0].productID }
    }

    /// How long a change is shown, in milliseconds.
    private static let flash: Int64 = 1500

    /// Marks what a newer catalog says otherwise; everything at once is another language or country, and no news.
    mutating func mark(_ newer: CatalogState, now: Timestamp) {
        guard let catalog, !catalog.isRemembered, catalog.storefront == newer.storefront,
            catalog != newer
        else { return }
        let news = newer.products.filter { product($0.id) != $0 }
        guard news.count * 2 <= newer.products.count else { return }
        changed = Set(news.map(\.id))
        changedUntil = changed.isEmpty ? nil : now.adding(milliseconds: Self.flash)
    }

    /// Whether a product changed just now.
    func isChanged(_ id: ProductID, now: Timestamp) -> Bool {
        changedUntil.map { now < $0 } ?? false && changed.contains(id)
    }

    // MARK: What changes the list

    /// - Parameter moment: When the store told it.
    mutating func take(_ catalog: CatalogState, at moment: Timestamp?) {
        failure = nil
        toldAt = moment
        let (neighbours, before) = (neighbours, self.catalog)
        // The store has the texts of what it told last in memory anyway.
        self.catalog = catalog
        guard catalog != before else { return }
        takeSales(of: catalog)
        types = catalog.products.map(\.type)
        lowOffers = catalog.products.indices.filter { catalog.products[$0].lowBalance != nil }
        let (products, invalid) = (catalog.products, catalog.invalid)
        places = ProductIndex(products)
        keys = SearchKeys(count: products.count) {
            (products[$0].displayName, products[$0].id.rawValue)
        }
        invalidKeys = SearchKeys(count: invalid.count) { (invalid[$0].productID.rawValue, nil) }
        ordered = order.positions(catalog.products)
        arrange(keeping: neighbours)
    }

    /// What is selected, what stands after it, and then what stands before it, the nearest first.
    private var neighbours: [ProductID] {
        (stops.dropFirst(selected) + stops.prefix(selected).reversed())
            .compactMap { id(of: lines[$0]) }
    }

    private mutating func takeSales(of catalog: CatalogState) {
        let next = catalog.products.lazy.compactMap { $0.sale?.ends }.min()
        if next != nextSaleEnd { (saleQuestions, saleAskedAgain) = (0, nil) }
        nextSaleEnd = next
    }

    /// What the account owns now.
    mutating func take(owned: Set<ProductID>) {
        guard owned != self.owned else { return }
        self.owned = owned
        if query.asksForOwned { arrange(keeping: selectedID.map { [$0] } ?? []) }
    }

    mutating func setOrder(_ order: ShopSort) {
        guard order != self.order else { return }
        let kept = selectedID
        self.order = order
        ordered = order.positions(catalog?.products ?? [])
        arrange(keeping: kept.map { [$0] } ?? [])
    }

    mutating func editFilter(_ edit: (inout FilterField) -> Void) {
        let (kept, before) = (selectedID, filter.text)
        edit(&filter)
        guard filter.text != before else { return }
        query = ProductQuery(filter.text ?? "")
        arrange(keeping: kept.map { [$0] } ?? [])
    }

    /// Goes to a product, which shows everything again where the filter hides it.
    mutating func select(_ id: ProductID) {
        guard let index = place(of: id) else { return }
        func stop() -> Int? { stops.firstIndex { lines[$0] == .product(index) } }
        if stop() == nil { editFilter { $0.clear() } }
        selected = stop() ?? selected
    }

    /// - Parameter wanted: What to select, the first of these that is listed.
    private mutating func arrange(keeping wanted: [ProductID]) {
        guard let catalog else { return }
        lines = sections(of: shown(catalog), catalog) + unavailable(catalog)
        if lines.first == .space { lines.removeFirst() }
        stops = lines.indices.filter { lines[$0].isSelectable }
        selected = stop(of: wanted, catalog) ?? min(selected, max(stops.count - 1, 0))
    }

    /// Where the first of these is listed that is, on sale or not.
    private func stop(of wanted: [ProductID], _ catalog: CatalogState) -> Int? {
        let numbered = stops.enumerated().map { (lines[$0.element], $0.offset) }
        let places = Dictionary(numbered) { first, _ in first }
        for id in wanted {
            let line =
                place(of: id).map(Line.product)
                ?? catalog.invalid.firstIndex { $0.productID == id }.map(Line.unavailable)
            if let stop = line.flatMap({ places[$0] }) { return stop }
        }
        return nil
    }

    /// The products that the filter leaves, in the order of the list.
    private mutating func shown(_ catalog: CatalogState) -> [Int] {
        guard filter.isActive else { return ordered }
        let words = query.words.map { keys.folded($0) }
        let (query, owned) = (query, owned)
        var found = keys.matches(words)
        if query.asksForProducts {
            found.removeAll {
                let product = catalog.products[$0]
                return !query.matches(product, isOwned: owned.contains(product.id))
            }
        }
        guard order != .type else { return found }
        var isFound = [Bool](repeating: false, count: catalog.products.count)
        for index in found { isFound[index] = true }
        return ordered.filter { isFound[$0] }
    }

    private func sections(of shown: [Int], _ catalog: CatalogState) -> [Line] {
        guard order == .type else { return shown.map(Line.product) }
        return ProductType.sections.flatMap { type -> [Line] in
            let found = shown.filter { types[$0] == type }
            return found.isEmpty ? [] : [.space, .header(type)] + found.map(Line.product)
        }
    }

    private mutating func unavailable(_ catalog: CatalogState) -> [Line] {
        guard !catalog.invalid.isEmpty, !query.asksForProducts else { return [] }
        let words = query.words.map { keys.folded($0) }
        let found = invalidKeys.matches(words)
        return found.isEmpty ? [] : [.space, .unavailableHeader] + found.map(Line.unavailable)
    }
}
