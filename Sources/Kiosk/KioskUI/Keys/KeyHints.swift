import KioskPresentation
import StoreText
import TerminalGraphics

/// The key hints in the footer, with their rectangles, for drawing and hit testing.
struct KeyHints {
    let items: [(binding: KeyBinding, rect: Rect)]

    /// Chooses the hints that fit as a whole; the least important ones are dropped first.
    init(_ model: Model) {
        let row = model.layout.hints
        var left = row.width - 2
        var chosen: [KeyBinding] = []
        for hint in Self.bindings(model) {
            let width = Self.width(of: hint, model) + (chosen.isEmpty ? 0 : 2)
            guard !row.isEmpty, width <= left else { continue }
            left -= width
            chosen.append(hint)
        }
        var x = row.x + 1
        items = (chosen.filter { $0.action != .help } + chosen.filter { $0.action == .help }).map {
            let width = Self.width(of: $0, model)
            defer { x += width + 2 }
            return ($0, Rect(x: x, y: row.y, width: width, height: 1))
        }
    }

    func binding(at point: Point) -> KeyBinding? {
        items.first { $0.rect.contains(point) }?.binding
    }

    /// Returns the bindings that have an effect; other keys are text while the user types a filter.
    private static func bindings(_ model: Model) -> [KeyBinding] {
        guard model.filter?.isTyping ?? false else {
            return model.keys.hints(on: model.screen).filter { model.hasEffect($0.action) }
        }
        return [
            KeyBinding(.open, [.enter], .hintKeepFilter),
            KeyBinding(.back, [.escape], .hintClearFilter),
        ]
    }

    private static func width(of hint: KeyBinding, _ model: Model) -> Int {
        hint.shortName(model.formatter.glyphs.set).width + 1 + text(of: hint, model).width
    }

    static func text(of hint: KeyBinding, _ model: Model) -> SafeText {
        let isNested = hint.action == .open && model.isInDetail
        let label =
            isNested
            ? model.screen.component.detailHint(in: model)
            : hint.action == .approve ? model.sandbox.order?.approvalHint : nil
        return label.map { model.formatter.text($0) } ?? hint.text(model.formatter)
    }
}
