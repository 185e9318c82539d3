import StoreText
import TerminalGraphics

/// The view of the theme list, with the filter above it and sample glyphs in the theme's colours below.
struct ThemePickerView {
    let model: Model
    let picker: ThemePicker
    private var words: DisplayFormatter { model.words }

    var box: DialogBox {
        let width = DialogBox.width(36, in: model.size)
        let list = list(width: width)
        var box = DialogBox(
            words.say(.themeTitle), inside: Size(width: width, height: picker.items.count + 4),
            hints: [
                DialogHint(.enter, "Enter", .hintChoose, words),
                DialogHint(.escape, "Esc", .hintCancel, words),
            ], in: model.size, words: words)
        guard box.inside.height >= 7 else {
            box.parts = [(list, box.inside, top(of: box.inside))]
            return box
        }
        let (head, rest) = box.inside.cutTop(2)
        let (middle, foot) = rest.cutBottom(2)
        box.parts = [
            (field(width: width), head, 0), (list, middle, top(of: middle)),
            (specimen(width: width), foot, 0),
        ]
        return box
    }

    private func top(of rect: Rect) -> Int {
        Scroll.top(0, selected: picker.selected, count: picker.matches.count, height: rect.height)
    }

    private func field(width: Int) -> TextBlock {
        var block = TextBlock(width: width)
        let count: SafeText = "\(SafeText(untrusted: String(picker.matches.count)))"
        let room = max(width - 2 - count.width, 0)
        let text =
            picker.filter.isEmpty
            ? (words.say(.filter), Style(.placeholder, on: .dialog))
            : (words.quote(picker.filter).keepingEnd(columns: room), Style(.dialog))
        block.add(line: [
            ("/ ", Style(.hintKey, on: .dialog)), (text.0.fitted(to: room), text.1),
            (count, Style(.muted, on: .dialog)),
        ])
        return block
    }

    private func list(width: Int) -> TextBlock {
        var block = TextBlock(width: width)
        if picker.items.isEmpty { block.add(words.say(.loading), Style(.dialog)) }
        for (index, item) in picker.matches.enumerated() {
            let isSelected = index == picker.selected
            let ground: Role = isSelected ? .selection : .dialog
            let pointer = isSelected ? words.glyphs[.pointer] : " "
            let made = item.isDark.map { words.say($0 ? .themeDark : .themeLight) } ?? ""
            let name: SafeText = "\(pointer) \(words.quote(item.name))"
            block.add(line: [
                (
                    name.fitted(to: max(width - made.width - 1, 0)),
                    Style(.text, on: ground, isSelected ? .bold : [])
                ),
                (" " + made, Style(.muted, on: ground)),
            ])
            block.mark(.theme(index), width: width)
        }
        return block
    }

    /// Returns the glyphs of the states and product types, which a theme must distinguish.
    private func specimen(width: Int) -> TextBlock {
        var block = TextBlock(width: width)
        block.space()
        let glyphs: [(Glyph, Role)] = [
            (.purchasing, .statePurchasing), (.deferred, .stateDeferred),
            (.purchased, .statePurchased), (.finished, .stateFinished), (.failed, .stateFailed),
            (.unknown, .stateUnknown), (.restored, .stateRestored), (.refunded, .stateRefunded),
            (.cancelled, .stateCancelled), (.consumable, .badgeConsumable),
            (.nonConsumable, .badgeNonConsumable), (.subscription, .badgeSubscription),
            (.nonRenewing, .badgeNonRenewing),
        ]
        block.add(line: glyphs.map { ("\(words.glyphs[$0.0]) ", Style($0.1, on: .dialog)) })
        return block
    }
}
