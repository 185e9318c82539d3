import KioskPresentation
import PurchaseCore
import StoreText
import StoreModel
import TerminalGraphics

struct PurchaseDialogView: ModelFormatting {
    let model: Model
    let dialog: PurchaseDialog
    /// Why the product cannot be bought any more; nil if it can, or if the purchase was already sent.
    private var refusal: SafeText? { dialog.refusal(in: model) }
    /// The controls that can have the focus: only Cancel if the product cannot be bought any more.
    private var controls: [PurchaseDialog.Control] { refusal == nil ? dialog.controls : [.cancel] }

    /// The layout of the dialog. The buttons always fit; the text above them is cut at the end if necessary.
    var box: DialogLayout {
        let width = DialogLayout.width(56, in: model.size)
        let foot = buttons(width: width)
        let room = model.size.height - (DialogLayout.isFramed(in: model.size) ? 2 : 1)
        var head = content(width: width)
        if head.lines.count + 1 + foot.lines.count > room { head = shortContent(width: width) }
        if head.lines.count + foot.lines.count < room { head.addBlankLine() }
        let height = min(head.lines.count + foot.lines.count, max(room, foot.lines.count))
        var box = DialogLayout(
            formatter.text(.dialogBuyTitle), inside: Size(width: width, height: height),
            hints: DialogLayout.questionHints(leaving: dialog.isSent ? .hintClose : .hintCancel),
            in: model.size, formatter: formatter)
        let top = box.inside.cutBottom(foot.lines.count)
        let used = min(top.rest.height, head.lines.count)
        let below = Rect(
            x: top.bottom.x, y: top.rest.y + used, width: top.bottom.width,
            height: foot.lines.count)
        box.parts = [(head, top.rest, 0), (foot, below, 0)]
        return box
    }

    private func content(width: Int) -> TextBlock {
        var block = TextBlock(width: width)
        addState(to: &block, titleLimit: 4)
        openOrderWarning.map { block.add($0, Style(.warning, on: .dialog)) }
        block.add(formatter.text(.dialogNoMoney), Style(.warning, on: .dialog))
        ownershipNote.map { block.add($0, Style(dialog.isFree ? .owned : .warning, on: .dialog)) }
        block.add(whoFor, Style(.dialog))
        guard !choices.isEmpty else { return block }
        block.addBlankLine()
        for control in choices { addChoice(control, to: &block) }
        guard !dialog.isFree || !dialog.outcome.saysCharged else { return block }
        let note = formatter.sanitized(formatter.messages.note(of: dialog.outcome))
        block.add(label: .empty, note, Style(.muted, on: .dialog), column: Self.labelWidth)
        return block
    }

    /// Returns the short text for a small window, with the choices above the information.
    private func shortContent(width: Int) -> TextBlock {
        var block = TextBlock(width: width)
        addState(to: &block, titleLimit: 1)
        let isFocused = { (control: PurchaseDialog.Control) in control == dialog.focus }
        for control in choices.filter(isFocused) + choices.filter({ !isFocused($0) }) {
            addChoice(control, to: &block)
        }
        openOrderWarning.map { block.add($0, Style(.warning, on: .dialog)) }
        let money: SafeText = "\(formatter.text(.sandbox)) \(formatter.text(.noRealMoney))"
        block.add(money, Style(.warning, on: .dialog))
        block.add(whoFor, Style(.dialog))
        return block
    }

    /// The account, the device and the backend of the purchase.
    var whoFor: SafeText {
        let context = model.context
        return formatter.text(
            .dialogFor, context.account.rawValue, context.device.rawValue,
            context.backendName ?? formatter.messages.text(.dialogBackend))
    }

    /// Adds the product with its price, and warnings or the reason why it cannot be bought.
    private func addState(to block: inout TextBlock, titleLimit: Int) {
        if dialog.isChanged {
            block.add(formatter.text(.dialogChanged), Style(.warning, on: .dialog, .bold))
        }
        let isMany = dialog.product.type.quantities.count > 1
        let many: SafeText = isMany ? " \(formatter.glyphs[.multiply]) \(dialog.quantity) " : " "
        block.add(
            formatter.sanitized(dialog.product.displayName), limit: titleLimit, mark: many,
            price: price)
        if refusal == nil {
            for sentence in model.charges(of: dialog) {
                block.add(sentence, Style(.text, on: .dialog))
            }
        }
        if dialog.isSent {
            block.add(formatter.text(.dialogSending), Style(.statePurchasing, on: .dialog))
        }
        if let refusal {
            block.add(formatter.marked(.unavailable, refusal), Style(.warning, on: .dialog, .bold))
        }
    }

    /// The note about a product that is free because it is owned, or is shared by the family; nil for another one.
    var ownershipNote: SafeText? {
        if dialog.isFree { return formatter.text(.dialogOwned, dialog.product.displayName) }
        return model.isShared(dialog.product) ? formatter.text(.dialogShared) : nil
    }

    /// The warning that an earlier order of the product may still be charged.
    var openOrderWarning: SafeText? {
        guard refusal == nil, !dialog.isSent, !dialog.isFree,
            model.hasUnsettledOrder(of: dialog.product.id)
        else { return nil }
        return formatter.text(.dialogStillOpen)
    }

    /// The price that is charged today, or the price of the plan if it is charged later.
    private var price: SafeText {
        isArranged
            ? formatter.price(of: dialog.product)
            : dialog.total.map { formatter.price($0) } ?? formatter.text(.noPrice)
    }

    /// Whether nothing is charged today: a plan change that starts later, or a resumed renewal.
    private var isArranged: Bool {
        switch dialog.terms?.kind {
        case .changesLater, .resumes: true
        case .begins, .changesNow, .replaces, .recovers, .active, nil: false
        }
    }

    private static let labelWidth = 10

    private var choices: [PurchaseDialog.Control] {
        controls.filter { $0 == .quantity || $0 == .outcome }
    }

    private func addChoice(_ control: PurchaseDialog.Control, to block: inout TextBlock) {
        let label: TextKey = control == .quantity ? .dialogQuantity : .dialogOutcome
        let value =
            control == .quantity
            ? SafeText(number: dialog.quantity)
            : formatter.sanitized(formatter.messages.name(of: dialog.outcome))
        let shown: SafeText = "\(formatter.glyphs[.left]) \(value) \(formatter.glyphs[.right])"
        let style =
            dialog.focus == control
            ? Style(.buttonFocus, on: nil, .bold) : Style(.accent, on: .dialog)
        block.add(line: [
            (formatter.text(label).padded(to: Self.labelWidth), Style(.muted, on: .dialog)),
            (shown, style),
        ])
        // An arrow is a small target, so the blank beside it also counts.
        block.addTarget(.changeValue(control.rawValue, by: -1), from: Self.labelWidth, width: 2)
        block.addTarget(
            .changeValue(control.rawValue, by: 1), from: Self.labelWidth + shown.width - 2, width: 2
        )
        block.addTarget(.control(control.rawValue), width: Self.labelWidth + shown.width)
    }

    private func buttons(width: Int) -> TextBlock {
        var block = TextBlock(width: width)
        block.add(
            buttons: controls.compactMap { control in
                label(of: control).map {
                    DialogButton(
                        $0, .control(control.rawValue),
                        isFocused: dialog.focus == control || controls == [control],
                        isDisabled: control != .cancel && dialog.isSent)
                }
            })
        return block
    }

    private func label(of control: PurchaseDialog.Control) -> SafeText? {
        switch control {
        case .cancel: formatter.text(dialog.isSent ? .hintClose : .buttonCancel)
        case .restore: formatter.text(.buttonRestore)
        case .buy:
            dialog.isFree || !isArranged && dialog.total?.isFree == true
                ? formatter.text(.buttonGetFree)
                : isArranged
                    ? formatter.text(.buttonAgree)
                    : formatter.text(
                        .buttonBuy, dialog.total.map { formatter.price($0).string } ?? "")
        case .quantity, .outcome: nil
        }
    }
}

extension Outcome {
    /// Whether the outcome's note says that the store charges, which does not apply to an owned product.
    fileprivate var saysCharged: Bool {
        switch self {
        case .approve, .slowApprove, .answerLost, .stuck: true
        default: false
        }
    }
}
