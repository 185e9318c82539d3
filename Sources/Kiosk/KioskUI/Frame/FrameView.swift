import StoreText
import StoreModel
import TerminalGraphics

/// What surrounds every screen: where one is, the rules, the sponsor and the keys.
struct FrameView {
    let model: Model
    let layout: Layout
    private var words: Words { model.words }

    func draw(on canvas: inout Canvas) {
        switch layout.density {
        case .full: drawFull(on: &canvas)
        case .compact, .tiny: drawCompact(on: &canvas)
        }
        drawSponsor(on: &canvas)
        drawHints(on: &canvas)
    }

    private func drawFull(on canvas: inout Canvas) {
        if model.size.width >= 76 {
            canvas.put("kiosk", at: Point(x: 1, y: 0), style: Style(.title, on: nil, .bold))
        }
        for tab in Tabs(model).items {
            let isHere = tab.screen == model.screen
            canvas.put(
                tab.text, at: tab.rect.origin,
                style: isHere ? Style(.accent, on: nil, [.bold, .underline]) : Style(.muted))
        }
        let banner: SafeText = "\(words.say(.sandbox)) \(words.say(.noRealMoney))"
        right(banner, y: 0, style: Style(.sandbox), on: &canvas)
        let outcome = words.say(.outcomeIs, words.messages.name(of: model.place.outcome))
        let left = joined(placeParts, within: model.size.width - outcome.width - 4)
        canvas.put(left, at: Point(x: 1, y: 1), style: Style(.header))
        right(outcome, y: 1, style: Style(.muted), on: &canvas)
        let border = Style(.border)
        let edges = [layout.body.y - 1, layout.body.bottom]
        for y in edges {
            canvas.horizontalLine(at: Point(x: 0, y: y), length: model.size.width, style: border)
        }
        if layout.detail != nil {
            canvas.verticalLine(
                at: Point(x: layout.list.right, y: edges[0]), length: layout.body.height + 2,
                style: model.isInDetail ? Style(.borderFocus) : border)
        }
    }

    private func drawCompact(on canvas: inout Canvas) {
        let width = model.size.width
        var x = 1 + canvas.put(words.say(.sandbox), at: Point(x: 1, y: 0), style: Style(.sandbox))
        if layout.density == .tiny {
            if model.screen == .shop, let product = model.shop.product {
                right(words.price(of: product), y: 0, style: Style(.price), on: &canvas)
            } else {
                right(words.say(model.screen.name), y: 0, style: Style(.accent), on: &canvas)
            }
            return
        }
        x += 1
        x += canvas.put(
            words.say(model.screen.name), at: Point(x: x, y: 0),
            style: Style(.accent, on: nil, .bold))
        let open = model.engine.openCount
        let mark: SafeText = open > 0 ? " \(words.glyphs[.info])\(open)" : ""
        let account = words.quote(model.place.account.rawValue)
        let place = joined([account, storefront], within: width - x - 3 - mark.width) + mark
        right(place, y: 0, style: Style(.header), on: &canvas)
        if layout.detail != nil {
            canvas.verticalLine(
                at: Point(x: layout.list.right, y: layout.body.y), length: layout.body.height,
                style: Style(.border))
        }
    }

    private var storefront: SafeText {
        let store = model.shop.catalog?.storefront ?? model.place.storefront
        let code = words.quote(store.countryCode)
        guard let entry = StorefrontTable.entry(store.countryCode),
            let currency = Currency(code: entry.currency)
        else { return code }
        return "\(code) \(SafeText(formatted: words.prices.symbol(of: currency)))"
    }

    /// The most important first: what does not fit is left out from the end.
    private var placeParts: [SafeText] {
        [
            words.quote(model.place.account.rawValue), words.quote(model.place.device.rawValue),
            storefront, words.quote(words.locale.identifier), words.quote(model.place.backendName),
        ]
    }

    private func joined(_ parts: [SafeText], within width: Int) -> SafeText {
        let separator: SafeText = " \(words.glyphs[.separator]) "
        var parts = parts
        while parts.count > 1, SafeText.joined(parts, separator: separator).width > width {
            parts.removeLast()
        }
        return SafeText.joined(parts, separator: separator).clipped(to: max(width, 0))
    }

    private func right(_ text: SafeText, y: Int, style: Style, on canvas: inout Canvas) {
        let shown = text.clipped(to: max(model.size.width - 2, 0))
        canvas.put(shown, at: Point(x: model.size.width - 1 - shown.width, y: y), style: style)
    }

    /// The sponsor's line goes when what hides it is owned: a purchase visibly changes the program.
    private func drawSponsor(on canvas: inout Canvas) {
        guard let id = model.place.sponsorProductID, !model.owns(id), !layout.status.isEmpty else {
            return
        }
        let text = words.say(.sponsored, words.messages.text(.sponsorText))
        let width = model.size.width - 2
        let used = canvas.put(
            text.clipped(to: width), at: Point(x: 1, y: layout.status.y), style: Style(.sponsor))
        guard let product = model.shop.catalog?.products.first(where: { $0.id == id }) else {
            return
        }
        let hide = words.say(.sponsorHide, product.displayName)
        if used + hide.width + 2 <= width {
            right(hide, y: layout.status.y, style: Style(.muted), on: &canvas)
        }
    }

    /// Whole hints only: those that do not fit are dropped, the least important first.
    private func drawHints(on canvas: inout Canvas) {
        guard !layout.hints.isEmpty else { return }
        var left = model.size.width - 2
        var chosen: [KeyBinding] = []
        for hint in KeyTable.hints(on: model.screen) {
            let width = hint.name.width + 1 + hint.text(words).width + (chosen.isEmpty ? 0 : 2)
            guard width <= left else { continue }
            left -= width
            chosen.append(hint)
        }
        let helpLast = chosen.filter { $0.action != .help } + chosen.filter { $0.action == .help }
        var x = 1
        for hint in helpLast {
            let y = layout.hints.y
            x += canvas.put(hint.name, at: Point(x: x, y: y), style: Style(.hintKey)) + 1
            x += canvas.put(hint.text(words), at: Point(x: x, y: y), style: Style(.hintText)) + 2
        }
    }
}
