import KioskPresentation
import StoreText
import PurchaseCore
import StoreModel
import TerminalGraphics

/// Draws single rows of the Shop's list; only visible rows are formatted.
struct ProductRowView: ModelFormatting {
    let model: Model
    let width: Int
    private var highlight: MatchHighlighter

    init(model: Model, width: Int) {
        self.model = model
        self.width = width
        highlight = MatchHighlighter(model.shop.query.words)
    }

    mutating func draw(
        _ line: ShopState.Row, in row: Rect, isSelected: Bool, on canvas: inout Canvas
    ) {
        switch line {
        case .space: return
        case .header(let type): drawHeader(of: type, in: row, on: &canvas)
        case .unavailableHeader:
            canvas.put(
                formatter.sanitized(formatter.messages.text(.notOnSale).uppercased()),
                at: Point(x: row.x + 1, y: row.y), style: Style(.header))
        case .product(let index):
            guard let products = model.shop.catalog?.products, products.indices.contains(index)
            else { return }
            draw(products[index], in: row, isSelected: isSelected, on: &canvas)
            // A changed product is highlighted for a moment.
            if model.shop.isHighlighted(products[index].id, now: model.now) {
                canvas.setBackground(.selectionInactive, in: row)
            }
            if isSelected { canvas.setBackground(.selection, in: row) }
        case .unavailable(let index):
            guard let invalid = model.shop.catalog?.invalid, invalid.indices.contains(index)
            else { return }
            draw(invalid[index].productID, in: row, isSelected: isSelected, on: &canvas)
            if isSelected { canvas.setBackground(.selection, in: row) }
        }
    }

    private func drawHeader(of type: ProductType, in row: Rect, on canvas: inout Canvas) {
        let name = formatter.sanitized(formatter.messages.name(of: type).uppercased())
        let used = canvas.put(
            name, at: Point(x: row.x + 1, y: row.y), style: Style(.header, on: nil, .bold))
        let promise = formatter.sanitized(formatter.messages.promise(of: type))
        guard used + promise.width + 4 <= row.width else { return }
        canvas.put(
            promise, at: Point(x: row.right - promise.width - 1, y: row.y),
            style: Style(.muted))
    }

    /// Draws a product that is not on sale, of which only the ID is known.
    private mutating func draw(
        _ id: ProductID, in row: Rect, isSelected: Bool, on canvas: inout Canvas
    ) {
        let text = formatter.marked(.unavailable, formatter.sanitized(id.rawValue))
        pointer(row, isSelected, on: &canvas)
        let shown = text.clipped(to: row.width - 4)
        canvas.put(highlight.pieces(shown, Style(.muted)), at: Point(x: row.x + 3, y: row.y))
    }

    private mutating func draw(
        _ product: Product, in row: Rect, isSelected: Bool, on canvas: inout Canvas
    ) {
        let y = row.y
        pointer(row, isSelected, on: &canvas)
        canvas.put(
            formatter.glyphs[product.type.glyph], at: Point(x: row.x + 3, y: y),
            style: Style(product.type.role))
        let mark = badge(of: product)
        var right = row.right - 1
        if hasMarkColumn {
            let column = markColumn
            right -= column
            mark.map {
                put($0, at: Point(x: row.right - column, y: y), room: column - 1, on: &canvas)
            }
        } else if let mark, mark.isState {
            // In a narrow row, the product's state takes precedence over its price.
            let room = max(width / 2 - 2, 4)
            let used = min(formatter.marked(mark.glyph, mark.text).width, room)
            right -= used
            put(mark, at: Point(x: right, y: y), room: room, on: &canvas)
            return putTitle(of: product, in: row, until: right, isSelected, on: &canvas)
        }
        let price = formatter.price(of: product).clipped(to: max(width / 2 - 4, 4))
        right -= price.width
        canvas.put(
            price, at: Point(x: right, y: y),
            style: Style(product.sale == nil ? .price : .priceSale))
        if let sale = product.sale, width >= 48 {
            let was = formatter.text(.wasPrice, formatter.prices.string(sale.regularPrice))
            right -= was.width + 1
            canvas.put(was, at: Point(x: right, y: y), style: Style(.muted))
        }
        putTitle(of: product, in: row, until: right, isSelected, on: &canvas)
    }

    private var markColumn: Int { width >= 50 ? 14 : 13 }

    /// Whether a row has room for a mark beside the price.
    private var hasMarkColumn: Bool { width >= 38 }

    private func put(_ mark: Badge, at point: Point, room: Int, on canvas: inout Canvas) {
        canvas.put(
            formatter.marked(mark.glyph, mark.text).clipped(to: room), at: point,
            style: Style(mark.role))
    }

    private mutating func putTitle(
        of product: Product, in row: Rect, until right: Int, _ isSelected: Bool,
        on canvas: inout Canvas
    ) {
        let title = formatter.sanitized(product.displayName).clipped(to: max(right - row.x - 6, 0))
        let style = Style(.text, on: nil, isSelected ? .bold : [])
        canvas.put(highlight.pieces(title, style), at: Point(x: row.x + 5, y: row.y))
    }

    private func pointer(_ row: Rect, _ isSelected: Bool, on canvas: inout Canvas) {
        guard isSelected else { return }
        canvas.put(
            formatter.glyphs[.pointer], at: Point(x: row.x + 1, y: row.y), style: Style(.cursor))
    }

    /// A short text about a product, with a glyph and a color of the same meaning.
    struct Badge {
        let glyph: Glyph
        let text: SafeText
        let role: Role
        /// Whether the mark is the product's state, instead of a balance, a sale or news.
        var isState = true
    }

    /// Returns the most important mark of a product: an open purchase, ownership, availability, balance, or sale.
    func badge(of product: Product) -> Badge? {
        if let row = model.engine.newestOpenRow(of: product.id) {
            let stateStyle = StateStyle(row)
            return Badge(
                glyph: stateStyle.glyph, text: formatter.text(stateStyle.word),
                role: stateStyle.role)
        }
        if let mark = subscriptionMark(of: product) { return mark }
        if model.owns(product.id) {
            return Badge(glyph: .owned, text: formatter.text(.owned), role: .owned)
        }
        if let reason = product.unavailable {
            let word: TextKey = reason == .inReview ? .inReview : .notOnSale
            return Badge(glyph: .unavailable, text: formatter.text(word), role: .muted)
        }
        if let good = product.grants.first?.good, let balance = model.engine.balances[good],
            balance > 0
        {
            let have = formatter.text(.have, formatter.counts.string(balance))
            return Badge(glyph: .info, text: have, role: .muted, isState: false)
        }
        guard product.sale != nil else {
            guard product.newUntil != nil else { return nil }
            return Badge(
                glyph: .info, text: formatter.text(.newBadge), role: .accent, isState: false)
        }
        return Badge(glyph: .warning, text: formatter.text(.sale), role: .priceSale, isState: false)
    }

    /// Returns the state of an owned subscription, or its free introductory offer.
    private func subscriptionMark(of product: Product) -> Badge? {
        guard let info = product.subscription, product.unavailable == nil else { return nil }
        let had = model.engine.snapshot.subscriptions.subscription(of: info.groupID)
        if let had, had.isActive, had.transaction.productID == product.id {
            let state = formatter.sanitized(formatter.subscriptions.state(of: had))
            return Badge(glyph: had.appearance.glyph, text: state, role: had.appearance.role)
        }
        guard let terms = model.terms(of: product), terms.kind == .begins,
            let offer = terms.offer, offer.paymentMode == .free
        else { return nil }
        let whole = SafeText(formatted: formatter.periods.string(offer))
        let text = whole.width + 2 < markColumn ? whole : formatter.text(.lineOffer)
        return Badge(glyph: .info, text: text, role: .priceSale, isState: false)
    }
}
