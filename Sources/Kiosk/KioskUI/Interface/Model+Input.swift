import PurchaseCore
import StoreModel
import TerminalGraphics

extension Model {
    mutating func take(_ event: InputEvent) -> [Command] {
        switch event {
        case .key(let press):
            defer { if press.key == .enter || press.key == .character(" ") { lastEnterAt = now } }
            return take(press)
        case .paste(let text): return paste(text)
        case .mouse(let press): return take(press)
        case .resized(let size):
            self.size = size
            keepInSight()
            return []
        case .focus, .reply: return []
        }
    }

    private mutating func take(_ press: KeyPress) -> [Command] {
        if press.control, let action = KeyTable.action(for: press, on: screen) {
            return act(action)
        }
        switch overlay {
        case .buy(let dialog): return take(press, in: dialog)
        case .spend(let dialog): return take(press, in: dialog)
        case .themes(let picker): return take(press, in: picker)
        case .help(let top): return takeHelp(press, top: top)
        case nil: break
        }
        if screen == .shop, shop.isTyping { return takeFilter(press) }
        return KeyTable.action(for: press, on: screen).map { act($0) } ?? []
    }

    /// Pasted text fills fields and never presses anything.
    private mutating func paste(_ text: String) -> [Command] {
        editSpend { $0.type(String(text.prefix(200))) }
        if overlay == nil, screen == .shop, shop.isTyping {
            let line = text.prefix(200).filter { !$0.isNewline }
            shop.setFilter((shop.filter ?? "") + line)
            keepInSight()
        }
        return []
    }

    private mutating func takeFilter(_ press: KeyPress) -> [Command] {
        switch press.key {
        case .escape:
            shop.isTyping = false
            shop.setFilter(nil)
        case .enter, .tab:
            shop.isTyping = false
            if shop.filter?.isEmpty ?? true { shop.setFilter(nil) }
        case .backspace: shop.setFilter(String((shop.filter ?? "").dropLast()))
        case .up: return act(.up)
        case .down: return act(.down)
        case .character(let character) where !press.alt:
            shop.setFilter(String(((shop.filter ?? "") + String(character)).prefix(100)))
        default: break
        }
        keepInSight()
        return []
    }

    private mutating func takeHelp(_ press: KeyPress, top: Int) -> [Command] {
        switch press.key {
        case .down, .character("j"): overlay = .help(top: min(top + 1, KeyTable.bindings.count))
        case .up, .character("k"): overlay = .help(top: max(top - 1, 0))
        case .escape, .enter, .character("?"), .character("q"): overlay = nil
        default: break
        }
        return []
    }

    private mutating func take(_ press: KeyPress, in picker: ThemePicker) -> [Command] {
        var picker = picker
        switch press.key {
        case .escape:
            overlay = nil
            return picker.original == themeName || picker.original.isEmpty
                ? [] : [.setTheme(picker.original)]
        case .enter:
            overlay = nil
            return []
        case .up, .character("k"): picker.selected = max(picker.selected - 1, 0)
        case .down, .character("j"):
            picker.selected = min(picker.selected + 1, max(picker.names.count - 1, 0))
        default: return []
        }
        overlay = .themes(picker)
        guard picker.names.indices.contains(picker.selected) else { return [] }
        return [.setTheme(picker.names[picker.selected])]
    }

    private mutating func take(_ press: MousePress) -> [Command] {
        guard overlay == nil, press.kind == .press else { return [] }
        switch press.button {
        case .wheelUp: return act(.up)
        case .wheelDown: return act(.down)
        case .left: return click(press.point)
        case .middle, .right: return []
        }
    }

    private mutating func click(_ point: Point) -> [Command] {
        if let tab = Tabs(self).screen(at: point) { return act(.show(tab)) }
        let layout = layout
        if screen == .shop, !shop.isDetailOpen, layout.shopRows.contains(point) {
            let line = shop.top + point.y - layout.shopRows.y
            if let stop = shop.stops.firstIndex(of: line) { shop.selected = stop }
        }
        if screen == .activity, !activity.isDetailOpen, layout.activityRows.contains(point) {
            let row = activity.top + (point.y - layout.activityRows.y) / ActivityList.linesPerRow
            if engine.snapshot.rows.indices.contains(row) { activity.selected = row }
        }
        keepInSight()
        return []
    }
}
