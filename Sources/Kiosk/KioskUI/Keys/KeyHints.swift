import KioskPresentation
import StoreText
import TerminalGraphics

/// The key hints in the footer, with their rectangles, for drawing and hit testing.
struct KeyHints {
    /// A hint: the name of a key, and what the key does.
    struct Hint {
        let key: SafeText
        let text: SafeText
        /// The keys that a click on the hint presses in a dialog or in a filter.
        let keys: [KeyPress]
        /// The action that a click on the hint performs on a screen; nil for the hints of a dialog.
        let action: Action?

        var width: Int { key.width + 1 + text.width }
    }

    let items: [(hint: Hint, rect: Rect)]

    /// Chooses the hints that fit as a whole; the least important ones are dropped first.
    ///
    /// - Parameter dialog: The open dialog, whose keys are the only ones that have an effect; nil without a dialog.
    init(_ model: Model, dialog: DialogLayout?) {
        let row = model.layout.hints
        var left = row.width - 2
        var chosen: [Hint] = []
        for hint in dialog?.keyHints ?? Self.hints(model) {
            let width = hint.width + (chosen.isEmpty ? 0 : 2)
            guard !row.isEmpty, width <= left else { continue }
            left -= width
            chosen.append(hint)
        }
        var x = row.x + 1
        let ordered = chosen.filter { $0.action != .help } + chosen.filter { $0.action == .help }
        items = ordered.map { hint in
            defer { x += hint.width + 2 }
            return (hint, Rect(x: x, y: row.y, width: hint.width, height: 1))
        }
    }

    func hint(at point: Point) -> Hint? { items.first { $0.rect.contains(point) }?.hint }

    /// Returns the hints for bindings that have an effect; other keys are text while the user types a filter.
    private static func hints(_ model: Model) -> [Hint] {
        let isTyping = model.filter?.isTyping ?? false
        let bindings =
            isTyping
            ? [
                KeyBinding(.open, [.enter], .hintKeepFilter),
                KeyBinding(.back, [.escape], .hintClearFilter),
            ]
            : hints(onScreenOf: model)
        return bindings.map { binding in
            Hint(
                key: binding.shortName(model.formatter.glyphs.set),
                text: isTyping ? binding.text(model.formatter) : text(of: binding, model),
                keys: binding.keys, action: binding.action)
        }
    }

    /// Returns the bindings of the screen that have an effect; the number of marks comes first, so that it stays visible.
    private static func hints(onScreenOf model: Model) -> [KeyBinding] {
        let bindings = model.keys.hints(on: model.screen).filter { model.hasEffect($0.action) }
        guard model.hasMarks else { return bindings }
        return bindings.filter { $0.action == .mark } + bindings.filter { $0.action != .mark }
    }

    private static func text(of hint: KeyBinding, _ model: Model) -> SafeText {
        if hint.action == .mark, model.hasMarks {
            let count = model.formatter.counts.string(Int64(model.activity.marks.count))
            return model.formatter.text(.marksCount, count)
        }
        let isNested = hint.action == .open && model.isInDetail
        let label =
            isNested
            ? model.screen.component.detailHint(in: model)
            : hint.action == .approve ? model.sandbox.order?.approvalHint : nil
        return label.map { model.formatter.text($0) } ?? hint.text(model.formatter)
    }
}
