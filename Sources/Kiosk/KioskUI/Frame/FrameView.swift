import KioskPresentation
import PurchaseCore
import StoreText
import StoreModel
import TerminalGraphics

/// The frame around every screen: session context, rules, sponsor line and key hints.
struct FrameView: ModelFormatting {
    let model: Model
    let layout: Layout

    func draw(on canvas: inout Canvas) {
        switch layout.density {
        case .full: drawFull(on: &canvas)
        case .compact, .tiny: drawCompact(on: &canvas)
        }
        drawStatus(on: &canvas)
    }

    private func drawFull(on canvas: inout Canvas) {
        if model.size.width >= Tabs.widthWithName {
            canvas.put("kiosk", at: Point(x: 1, y: 0), style: Style(.title, on: nil, .bold))
        }
        let tabs = Tabs(model)
        for tab in tabs.items {
            let isHere = tab.screen == model.screen
            canvas.put(
                tab.text, at: tab.rect.origin,
                style: isHere ? Style(.accent, on: nil, [.bold, .underline]) : Style(.muted))
        }
        let banner: SafeText = "\(formatter.text(.sandbox)) \(formatter.text(.noRealMoney))"
        let isWhole = tabs.end + banner.width + 2 <= model.size.width
        right(
            isWhole ? banner : formatter.text(.sandbox), y: 0, style: Style(.sandbox), on: &canvas)
        let outcome = formatter.text(.outcomeIs, formatter.messages.name(of: model.context.outcome))
        let day =
            model.storeDayText().map { "\($0) \(formatter.glyphs[.separator]) " as SafeText } ?? ""
        let unasked: SafeText =
            model.context.skipsDialogs
            ? "\(formatter.text(.noDialogs)) \(formatter.glyphs[.separator]) " : .empty
        let end = warningMark ?? day + unasked + outcome
        let left = joined(contextParts, within: model.size.width - end.width - 4)
        canvas.put(left, at: Point(x: 1, y: 1), style: Style(.header))
        // While nothing can be bought, the payment outcome does not matter, so only the reason is shown.
        right(end, y: 1, style: Style(warningMark == nil ? .muted : .warning), on: &canvas)
        for y in [layout.body.y - 1, layout.body.bottom] {
            canvas.horizontalLine(
                at: Point(x: 0, y: y), length: model.size.width, style: Style(.border))
        }
        drawDivider(on: &canvas)
    }

    /// Draws the navigation path in the line above the list or an open detail, unless list and detail are beside each
    /// other; a screen that was opened from another one has it always.
    func drawPath(on canvas: inout Canvas) {
        guard let pane = layout.listPane else { return }
        let screen = model.screen.component
        let isNested = screen.isNested(in: model)
        guard isNested || model.isInDetail && layout.detail == nil else { return }
        let title = screen.title(in: model).map { formatter.sanitized($0) }
        let name = formatter.text(isNested ? model.previousScreen.name : screen.name)
        let path =
            [name] + [title].compactMap(\.self) + (isNested ? [formatter.text(screen.name)] : [])
        guard path.count > 1 else { return }
        let text = SafeText.joined(path, separator: " \(formatter.glyphs[.crumb]) ")
        let shown = text.clipped(to: max(pane.width - 6, 0))
        canvas.put(" \(shown) ", at: pane.origin.moved(right: 1), style: Style(.header))
    }

    /// Draws the line between list and detail, which joins the rules above and below.
    private func drawDivider(on canvas: inout Canvas) {
        guard layout.detail != nil else { return }
        guard layout.side == nil else { return drawThreePanes(on: &canvas) }
        let style = Style(model.isInDetail ? .borderFocus : .border)
        let (list, margin) = (layout.list, layout.density == .full ? 1 : 0)
        if layout.isStacked {
            canvas.horizontalLine(
                at: Point(x: 0, y: list.bottom), length: model.size.width, style: style)
        } else {
            canvas.verticalLine(
                at: Point(x: list.right, y: layout.body.y - margin),
                length: layout.body.height + 2 * margin, style: style)
        }
    }

    private func drawCompact(on canvas: inout Canvas) {
        let width = model.size.width
        var x =
            1 + canvas.put(formatter.text(.sandbox), at: Point(x: 1, y: 0), style: Style(.sandbox))
        x += 1
        if layout.density == .tiny {
            let account = formatter.sanitized(model.context.account.rawValue)
            // There is room for one of the two, and the account is also shown in help.
            let shown = (warningMark ?? account).clipped(to: max(width - x, 0))
            canvas.put(
                shown, at: Point(x: x, y: 0),
                style: Style(warningMark == nil ? .header : .warning))
            let name = formatter.text(model.screen.name)
            // The screen is recognizable by its content; its name is shown only if there is room.
            if x + shown.width + name.width + 2 <= width {
                right(name, y: 0, style: Style(.accent), on: &canvas)
            }
            return
        }
        x += canvas.put(
            formatter.text(model.screen.name), at: Point(x: x, y: 0),
            style: Style(.accent, on: nil, .bold))
        let open = model.engine.openCount
        let mark: SafeText = open > 0 ? " \(formatter.glyphs[.info])\(open)" : ""
        let parts =
            [warningMark].compactMap(\.self)
            + [model.storeDayText(isShort: true)].compactMap(\.self)
            + contextParts
        let contextText = joined(parts, within: width - x - 3 - mark.width) + mark
        right(contextText, y: 0, style: Style(.header), on: &canvas)
        drawDivider(on: &canvas)
    }

    /// The parts of the session context, the most important first: parts that do not fit are dropped from the end, and
    /// help shows all of them.
    private var contextParts: [SafeText] {
        [
            formatter.sanitized(model.context.account.rawValue), model.storefrontName,
            formatter.sanitized(model.context.device.rawValue),
            formatter.sanitized(formatter.locale.identifier),
            model.backendName,
        ]
    }

    private func joined(_ parts: [SafeText], within width: Int) -> SafeText {
        let separator: SafeText = " \(formatter.glyphs[.separator]) "
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

    /// Why nothing can be bought, in a word or two; nil if purchases are possible.
    private var warningMark: SafeText? {
        let word: TextKey? =
            model.isOffline && !model.context.isReadOnly
            ? .offline : model.observerReason == nil ? nil : .readOnly
        return word.map { formatter.marked(.unavailable, formatter.text($0)) }
    }

    /// Draws the status line, with a note at its end if there is room for it.
    private func drawStatus(on canvas: inout Canvas) {
        let width = max(model.size.width - 2, 0)
        guard !layout.status.isEmpty, let status = status(width: width) else { return }
        let used = canvas.put(
            status.text.clipped(to: width), at: Point(x: 1, y: layout.status.y),
            style: Style(status.role))
        guard let note = status.note, used + note.width + 2 <= width else { return }
        right(note, y: layout.status.y, style: Style(.muted), on: &canvas)
    }

    /// Returns the content of the status line: the age of the data while the store cannot be reached, the progress of a
    /// launch that receives a long list of unfinished transactions, a balance that is running low, or the sponsor's
    /// line, which disappears once the product that hides it is owned, as a visible effect of a purchase.
    private func status(width: Int) -> (text: SafeText, role: Role, note: SafeText?)? {
        if model.isOffline {
            let forms = model.offlineTexts
            return (forms.first { $0.width <= width } ?? forms.last).map { ($0, .warning, nil) }
        }
        let redelivered = model.engine.snapshot.redeliveredCount
        if redelivered > 0 {
            let text = formatter.text(.redelivering, formatter.counts.string(Int64(redelivered)))
            return (formatter.marked(.info, text), .accent, nil)
        }
        if let offer = model.lowBalanceOffer {
            let text = formatter.text(
                .lowBalanceOffer, formatter.goods(offer.balance), offer.product.displayName,
                formatter.prices.string(offer.price))
            let keys = formatter.text(.lowBalanceKeys, model.keyName(.openOffer))
            return (formatter.marked(.info, text), .accent, keys)
        }
        guard model.preferences.isSponsorShown, let id = model.context.sponsorProductID,
            !model.owns(id), isHideable(id)
        else { return nil }
        let text = formatter.text(.sponsored, formatter.messages.text(.sponsorText))
        let hide = model.shop.product(id).map { formatter.text(.sponsorHide, $0.displayName) }
        return (text, .sponsor, hide)
    }

    /// Returns whether the product that hides the sponsor's line is sold here; assumes so until the catalog has loaded.
    private func isHideable(_ id: ProductID) -> Bool {
        model.shop.catalog == nil || model.shop.product(id) != nil
    }

    /// Draws the fields of the filter that is being typed, if there is room for all of them.
    private func drawFilterFields(after end: Int, on canvas: inout Canvas) {
        guard model.filter?.isTyping ?? false else { return }
        let fields = model.screen.component.filterFields.joined(separator: ", ")
        let text = formatter.text(.filterFields, fields)
        guard end + 2 + text.width < model.size.width else { return }
        right(text, y: layout.hints.y, style: Style(.muted), on: &canvas)
    }

    /// Draws the hints for the keys that have an effect: those of the open dialog, or those of the screen.
    func drawHints(for dialog: DialogLayout?, on canvas: inout Canvas) {
        canvas.fill(layout.hints, style: .text)
        let hints = KeyHints(model, dialog: dialog).items
        if dialog == nil { drawFilterFields(after: hints.last?.rect.right ?? 0, on: &canvas) }
        for (hint, rect) in hints {
            let used = canvas.put(hint.key, at: rect.origin, style: Style(.hintKey)) + 1
            canvas.put(hint.text, at: rect.origin.moved(right: used), style: Style(.hintText))
        }
    }
}
