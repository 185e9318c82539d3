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
        case .columns: drawColumnTitles(in: row, on: &canvas)
        case .unavailableHeader:
            canvas.put(
                formatter.unavailableHeading, at: Point(x: row.x + 1, y: row.y),
                style: Style(.header))
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
        let used = canvas.put(
            formatter.heading(of: type), at: Point(x: row.x + 1, y: row.y),
            style: Style(.header, on: nil, .bold))
        let promise = formatter.sanitized(formatter.messages.promise(of: type))
        guard used + promise.width + 4 <= row.width else { return }
        canvas.put(
            promise, at: Point(x: row.right - promise.width - 1, y: row.y),
            style: Style(.muted))
    }

    private mutating func drawColumnTitles(in row: Rect, on canvas: inout Canvas) {
        let style = Style(.header, on: nil, .bold)
        let titles = [TextKey.disputeWhat, .labelPrice, .labelState].map {
            formatter.heading($0)
        }
        canvas.put(titles[0], at: Point(x: row.x + 1, y: row.y), style: style)
        let end = row.right - (hasMarkColumn ? languageMarkColumn : 0)
        canvas.put(titles[1], at: Point(x: end - 1 - titles[1].width, y: row.y), style: style)
        if hasMarkColumn { canvas.put(titles[2], at: Point(x: end, y: row.y), style: style) }
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
        let title = formatter.sanitized(product.displayName)
        let marks = badges(of: product)
        let price = formatter.price(of: product).clipped(to: max(width / 2 - 4, 4))
        var right = row.right - 1
        if hasMarkColumn {
            let column = markColumn(of: marks, besideWidth: title.width + price.width)
            put(marks, at: Point(x: row.right - column, y: y), room: column - 1, on: &canvas)
            right -= column
        } else if let mark = marks.first, mark.isState {
            // In a narrow row, the product's state takes precedence over its price.
            let used = min(text(of: mark).width, max(width / 2 - 2, 4))
            right -= used
            put([mark], at: Point(x: right, y: y), room: used, on: &canvas)
            return put(title, in: row, until: right, isSelected, on: &canvas)
        }
        right -= price.width
        canvas.put(
            price, at: Point(x: right, y: y),
            style: Style(product.sale == nil ? .price : .priceSale))
        if let sale = product.sale, width >= 48 {
            let was = formatter.text(.wasPrice, formatter.prices.string(sale.regularPrice))
            let left = right - was.width - 1
            // The regular price gives way to the title.
            if title.width <= left - row.x - 6 {
                canvas.put(was, at: Point(x: left, y: y), style: Style(.muted))
                right = left
            }
        }
        put(title, in: row, until: right, isSelected, on: &canvas)
    }

    // MARK: Marks

    /// The width at which the longest mark of a subscription is shown.
    private var shortestMarkColumn: Int { width >= 50 ? 14 : 13 }

    /// The width of the column for the language's marks, at most a third of the row.
    private lazy var languageMarkColumn: Int = {
        let words: [SafeText] =
            [.owned, .inReview, .notOnSale, .sale].map { formatter.text($0) }
            + [formatter.text(.have, formatter.counts.string(999))]
        let longest = words.map(\.width).max() ?? 0
        return max(min(longest + 3, width / 3), shortestMarkColumn)
    }()

    /// Returns the width of a row's column of marks: the language's, unless the title or the marks need another one.
    ///
    /// - Parameter used: The width of the title and the price.
    private mutating func markColumn(of marks: [Badge], besideWidth used: Int) -> Int {
        let usual = languageMarkColumn
        let needed = self.width(of: marks) + 1
        let least = marks.last.map { self.width(of: [$0]) + 1 } ?? 0
        let room = width - used - 7
        return max(min(least, usual), min(max(needed, usual), room))
    }

    /// Whether a row has room for a mark beside the price.
    private var hasMarkColumn: Bool { width >= 38 }

    private func text(of mark: Badge) -> SafeText { formatter.marked(mark.glyph, mark.text) }

    private func width(of marks: [Badge]) -> Int {
        marks.map { text(of: $0).width }.reduce(marks.count * 2 - 2, +)
    }

    /// Draws the marks, or only the last one if they do not all fit.
    private func put(_ marks: [Badge], at point: Point, room: Int, on canvas: inout Canvas) {
        let shown = width(of: marks) <= room ? marks : marks.suffix(1)
        var x = 0
        for mark in shown {
            x += canvas.put(
                text(of: mark).clipped(to: room), at: point.moved(right: x), style: Style(mark.role)
            )
            x += 2
        }
    }

    private mutating func put(
        _ title: SafeText, in row: Rect, until right: Int, _ isSelected: Bool,
        on canvas: inout Canvas
    ) {
        let style = Style(.text, on: nil, isSelected ? .bold : [])
        canvas.put(
            highlight.pieces(title.clipped(to: max(right - row.x - 6, 0)), style),
            at: Point(x: row.x + 5, y: row.y))
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

    /// Returns the most important mark of a product.
    func badge(of product: Product) -> Badge? { badges(of: product).first }

    /// Returns the marks of a product: its state, or else a balance of its goods and a sale, or else that it is new.
    private func badges(of product: Product) -> [Badge] {
        if let state = stateMark(of: product) { return [state] }
        let marks = [balanceMark(of: product), saleMark(of: product)].compactMap(\.self)
        guard marks.isEmpty, product.newUntil != nil else { return marks }
        return [
            Badge(glyph: .info, text: formatter.text(.newBadge), role: .accent, isState: false)
        ]
    }

    /// Returns an open purchase, the state of a subscription or its offer, ownership or availability.
    private func stateMark(of product: Product) -> Badge? {
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
        guard let reason = product.unavailable else { return nil }
        let word: TextKey = reason == .inReview ? .inReview : .notOnSale
        return Badge(glyph: .unavailable, text: formatter.text(word), role: .muted)
    }

    private func balanceMark(of product: Product) -> Badge? {
        guard let good = product.grants.first?.good, let balance = model.engine.balances[good],
            balance > 0
        else { return nil }
        let have = formatter.text(.have, formatter.counts.string(balance))
        return Badge(glyph: .info, text: have, role: .muted, isState: false)
    }

    private func saleMark(of product: Product) -> Badge? {
        guard product.sale != nil else { return nil }
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
        let text = whole.width + 2 < shortestMarkColumn ? whole : formatter.text(.lineOffer)
        return Badge(glyph: .info, text: text, role: .priceSale, isState: false)
    }
}
