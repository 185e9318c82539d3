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
    private(set) var lines: [Line] = []
    /// Positions in `lines` of what can be selected.
    private(set) var stops: [Int] = []
    /// A position in `stops`.
    var selected = 0
    var top = 0
    var isDetailOpen = false
    var detailTop = 0
    /// The filter; nil while there is none.
    private(set) var filter: String?
    var isTyping = false
    private var keys: [[UInt8]] = []
    private var positions: [ProductID: Int] = [:]

    /// The selected line, if the list has any.
    var line: Line? { stops.indices.contains(selected) ? lines[stops[selected]] : nil }

    var product: Product? {
        guard case .product(let index) = line, let catalog else { return nil }
        return catalog.products[index]
    }

    /// A product of the catalog by its id.
    func product(_ id: ProductID) -> Product? { positions[id].flatMap { catalog?.products[$0] } }

    /// Where the selected line stands in the list.
    var selectedLine: Int { stops.indices.contains(selected) ? stops[selected] : 0 }

    mutating func take(_ catalog: CatalogState) {
        let selectedID = product?.id
        self.catalog = catalog
        failure = nil
        positions = Dictionary(
            catalog.products.enumerated().map { ($0.element.id, $0.offset) },
            uniquingKeysWith: { first, _ in first })
        keys = catalog.products.map { Array("\($0.displayName)\n\($0.id)".lowercased().utf8) }
        arrange(keeping: selectedID)
    }

    mutating func setFilter(_ text: String?) {
        let selectedID = product?.id
        filter = text
        arrange(keeping: selectedID)
    }

    private mutating func arrange(keeping id: ProductID?) {
        lines = []
        guard let catalog else { return }
        let needle = Array((filter ?? "").lowercased().utf8)
        let shown = catalog.products.indices.filter { needle.isEmpty || keys[$0].holds(needle) }
        for type in ProductType.order {
            let ofType = shown.filter { catalog.products[$0].type == type }
            guard !ofType.isEmpty else { continue }
            lines += (lines.isEmpty ? [] : [.space]) + [.header(type)] + ofType.map(Line.product)
        }
        let unavailable = catalog.invalid.indices.filter {
            needle.isEmpty
                || Array(catalog.invalid[$0].productID.rawValue.lowercased().utf8).holds(needle)
        }
        if !unavailable.isEmpty {
            lines += (lines.isEmpty ? [] : [.space]) + [.unavailableHeader]
            lines += unavailable.map(Line.unavailable)
        }
        stops = lines.indices.filter { lines[$0].isSelectable }
        let kept = stops.firstIndex { position in
            guard case .product(let index) = lines[position] else { return false }
            return catalog.products[index].id == id
        }
        selected = kept ?? min(selected, max(stops.count - 1, 0))
    }
}

extension ProductType {
    /// The order of the sections.
    fileprivate static let order: [ProductType] = [
        .consumable, .nonConsumable, .autoRenewable, .nonRenewable,
    ]
}

extension [UInt8] {
    /// Whether the bytes of `needle` stand anywhere in it.
    fileprivate func holds(_ needle: [UInt8]) -> Bool {
        guard let first = needle.first else { return true }
        guard count >= needle.count else { return false }
        for start in 0...(count - needle.count) where self[start] == first {
            if self[start..<(start + needle.count)].elementsEqual(needle) { return true }
        }
        return false
    }
}
