import StoreText
import StoreModel
import TerminalGraphics

/// The question before a purchase, with everything that it is about.
struct PurchaseDialogView {
    let model: Model
    let dialog: PurchaseDialog
    private var words: Words { model.words }

    func draw(on canvas: inout Canvas) {
        let width = min(60, model.size.width)
        let isFramed = model.size.height >= 7 && model.size.width >= 24
        let inner = width - (isFramed ? 4 : 0)
        var head = question(width: inner)
        let foot = buttons(width: inner)
        let room = model.size.height - (isFramed ? 2 : 0) - foot.lines.count
        // The buttons always fit; of the rest what is at the top matters most.
        let height = min(head.lines.count, max(room, 0))
        if head.lines.count < room { head.space() }
        let size = Size(
            width: width,
            height: max(height, min(head.lines.count, room)) + foot.lines.count + (isFramed ? 2 : 0)
        )
        let rect = DialogBox.draw(
            title: words.say(.dialogBuyTitle), footer: words.say(.dialogHint), size: size,
            in: model.size, on: &canvas)
        let (top, bottom) = rect.cutBottom(foot.lines.count)
        head.draw(in: top, top: 0, on: &canvas)
        foot.draw(in: bottom, top: 0, on: &canvas)
    }

    private func question(width: Int) -> TextBlock {
        let (place, dialogStyle) = (model.place, Style(.dialog))
        let muted = Style(.muted, on: .dialog)
        var block = TextBlock(width: width)
        if dialog.isChanged {
            block.add(words.say(.dialogChanged), Style(.warning, on: .dialog, .bold))
        }
        let price = dialog.total.map { words.price($0) } ?? words.say(.noPrice)
        let many: SafeText = " \(words.glyphs[.multiply]) \(dialog.quantity) "
        let name = words.quote(dialog.product.displayName)
            .clipped(to: max(width - many.width - price.width, 4))
        block.add(line: [
            ((name + many).padded(to: width - price.width), Style(.text, on: .dialog, .bold)),
            (price, Style(.price, on: .dialog, .bold)),
        ])
        if dialog.isSent {
            block.add(words.say(.dialogSending), Style(.statePurchasing, on: .dialog))
        }
        if let reason = model.blockedReason(dialog.product) {
            block.add(words.marked(.unavailable, reason), Style(.warning, on: .dialog))
        }
        block.add(words.say(.dialogNoMoney), Style(.sandbox, on: .dialog))
        if dialog.isOwned, dialog.product.type.isRestorable {
            block.add(words.say(.dialogOwned), Style(.owned, on: .dialog))
        }
        block.add(
            words.say(.dialogFor, place.account.rawValue, place.device.rawValue, place.backendName),
            dialogStyle)
        block.space()
        if dialog.product.type.quantities.count > 1 {
            let value = SafeText(number: dialog.quantity)
            block.add(line: choice(.dialogQuantity, value, note: nil, .quantity))
        }
        let outcome = words.quote(words.messages.name(of: dialog.outcome))
        block.add(
            line: choice(.dialogOutcome, outcome, note: words.say(.dialogOutcomeNote), .outcome))
        if block.width < 30 { block.add(words.say(.dialogHint), muted) }
        return block
    }

    private func choice(
        _ label: Phrase, _ value: SafeText, note: SafeText?, _ control: PurchaseDialog.Control
    ) -> TextBlock.Line {
        let isFocused = dialog.focus == control
        let shown: SafeText = "\(words.glyphs[.left]) \(value) \(words.glyphs[.right])"
        return [
            (words.say(label).padded(to: 10), Style(.muted, on: .dialog)),
            (shown, isFocused ? Style(.buttonFocus, on: nil, .bold) : Style(.accent, on: .dialog)),
            (note.map { "  \($0)" } ?? "", Style(.muted, on: .dialog)),
        ]
    }

    private func buttons(width: Int) -> TextBlock {
        var block = TextBlock(width: width)
        var line: TextBlock.Line = []
        var used = 0
        for control in dialog.controls {
            guard let text = label(of: control) else { continue }
            let isDead = control != .cancel && (dialog.isSent || isBlocked(control))
            let button = DialogBox.button(
                text, isFocused: dialog.focus == control, isDead: isDead)
            if used + button.text.width > width, !line.isEmpty {
                block.add(line: line)
                (line, used) = ([], 0)
            }
            line.append(button)
            line.append((" ", Style(.dialog)))
            used += button.text.width + 1
        }
        block.add(line: line)
        return block
    }

    private func isBlocked(_ control: PurchaseDialog.Control) -> Bool {
        control == .buy && (model.blockedReason(dialog.product) != nil || dialog.total == nil)
    }

    private func label(of control: PurchaseDialog.Control) -> SafeText? {
        switch control {
        case .cancel: words.say(.buttonCancel)
        case .restore: words.say(.buttonRestore)
        case .buy:
            dialog.isOwned && dialog.product.type.isRestorable
                ? words.say(.buttonGetFree)
                : words.say(.buttonBuy, dialog.total.map { words.price($0).string } ?? "")
        case .quantity, .outcome: nil
        }
    }
}
