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

    /// The layout of the dialog. The buttons always fit; the explanations below them are left out if they do not fit, and
    /// the text above them is cut at the end if necessary.
    var box: DialogLayout {
        let width = DialogLayout.width(56, in: model.size)
        let isFramed = DialogLayout.isFramed(in: model.size)
        let room = model.size.height - (isFramed ? 2 : 1)
        let (row, explained) = (buttons(width: width), explainedButtons(width: width))
        var head = content(width: width)
        let fits = { (foot: TextBlock) in head.lines.count + 1 + foot.lines.count <= room }
        let foot = fits(explained) ? explained : row
        if !fits(foot) { head = content(width: width, isShort: true) }
        if head.lines.count + foot.lines.count < room { head.addBlankLine() }
        let height = min(head.lines.count + foot.lines.count, max(room, foot.lines.count))
        // The frame then covers the first line of the window, which says that it is a sandbox.
        let isHighest = isFramed && height + 3 >= model.size.height
        let sandbox: SafeText = "\(formatter.text(.sandbox)) \(formatter.text(.noRealMoney))"
        let title = formatter.text(.dialogBuyTitle)
        var box = DialogLayout(
            isHighest ? "\(title) \(formatter.glyphs[.separator]) \(sandbox)" : title,
            inside: Size(width: width, height: height),
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

    /// Returns the text above the buttons.
    ///
    /// - Parameter isShort: Whether a low window may cut the text, so that the focused choice comes first.
    private func content(width: Int, isShort: Bool = false) -> TextBlock {
        var block = TextBlock(width: width)
        if dialog.isChanged {
            block.add(formatter.text(.dialogChanged), Style(.warning, on: .dialog, .bold))
        }
        let isOutcomeFirst = isShort && dialog.focus == .outcome
        addProduct(to: &block, titleLimit: isShort ? 1 : 4)
        if isOutcomeFirst { addOutcome(to: &block) }
        if controls.contains(.quantity) { addQuantity(to: &block) }
        addState(to: &block)
        if isShort { addWarnings(to: &block) }
        if !isOutcomeFirst { addOutcome(to: &block) }
        block.add(whoFor, Style(.dialog))
        if !isShort { addWarnings(to: &block) }
        return block
    }

    private func addWarnings(to block: inout TextBlock) {
        for warning in warnings { block.add(warning, Style(.warning, on: .dialog)) }
    }

    /// The account, the device and the backend of the purchase.
    var whoFor: SafeText {
        let context = model.context
        return formatter.text(
            .dialogFor, context.account.rawValue, context.device.rawValue,
            context.backendName ?? formatter.messages.text(.dialogBackend))
    }

    /// Adds the product, with its price unless the row of the quantity has it.
    private func addProduct(to block: inout TextBlock, titleLimit: Int) {
        let hasRow = controls.contains(.quantity)
        let isMany = !hasRow && dialog.quantity > 1
        let many: SafeText = isMany ? " \(formatter.glyphs[.multiply]) \(dialog.quantity) " : " "
        block.add(
            formatter.sanitized(dialog.product.displayName), limit: titleLimit, mark: many,
            price: hasRow ? .empty : price)
    }

    /// Adds the terms of a subscription, and what became of the purchase or the reason why it is not possible.
    private func addState(to block: inout TextBlock) {
        if let refusal {
            block.add(formatter.marked(.unavailable, refusal), Style(.warning, on: .dialog, .bold))
        } else {
            for sentence in model.charges(of: dialog) {
                block.add(sentence, Style(.text, on: .dialog))
            }
        }
        if dialog.isSent {
            block.add(formatter.text(.dialogSending), Style(.statePurchasing, on: .dialog))
        }
    }

    /// The warnings about further charges: for a product that the family shares, and for an earlier order that is open.
    var warnings: [SafeText] {
        guard refusal == nil, !dialog.isFree else { return [] }
        let isOpen = !dialog.isSent && model.hasUnsettledOrder(of: dialog.product.id)
        return [
            isOpen ? formatter.text(.dialogStillOpen) : nil,
            model.isShared(dialog.product) ? formatter.text(.dialogShared) : nil,
        ].compactMap(\.self)
    }

    /// The explanations of a price of zero for an owned product, and of the outcome of the payment.
    var explanations: [SafeText] {
        guard refusal == nil else { return [] }
        let note = formatter.sanitized(formatter.messages.note(of: dialog.outcome))
        return [
            dialog.isFree ? formatter.text(.dialogOwned, dialog.product.displayName) : nil,
            dialog.isFree && dialog.outcome.saysCharged ? nil : note,
        ].compactMap(\.self)
    }

    /// The price that is charged today, or the price of the plan if it is charged later.
    private var price: SafeText {
        if dialog.isFree { return formatter.text(.free) }
        return isArranged
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

    /// Adds the quantity and, where there is room, the price of one piece, with the total at the end of the row.
    private func addQuantity(to block: inout TextBlock) {
        let quantity = SafeText(number: dialog.quantity)
        let room = block.width - quantity.width - TextBlock.arrowsWidth - price.width
        let each = dialog.product.price.map { price -> SafeText in
            " \(formatter.glyphs[.multiply]) \(formatter.price(price))"
        }
        let shown = each.flatMap { $0.width < room ? $0 : nil } ?? .empty
        block.add(
            value: quantity,
            rest: [
                (shown.padded(to: room), Style(.text, on: .dialog)),
                (price, Style(.price, on: .dialog, .bold)),
            ], control: PurchaseDialog.Control.quantity.rawValue,
            isFocused: dialog.focus == .quantity, formatter)
    }

    private func addOutcome(to block: inout TextBlock) {
        guard controls.contains(.outcome) else { return }
        let row = FormRow(
            label: formatter.text(.dialogOutcome),
            value: formatter.sanitized(formatter.messages.name(of: dialog.outcome)))
        block.add(
            row, control: PurchaseDialog.Control.outcome.rawValue,
            isFocused: dialog.focus == .outcome, labelWidth: 10, formatter)
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

    /// Returns the buttons with the explanations below them.
    private func explainedButtons(width: Int) -> TextBlock {
        var block = buttons(width: width)
        guard !explanations.isEmpty else { return block }
        block.addBlankLine()
        for explanation in explanations { block.add(explanation, Style(.muted, on: .dialog)) }
        return block
    }

    /// The label of the button that confirms: what it does, with the charge of today.
    private var purchaseLabel: SafeText {
        switch dialog.terms?.kind {
        case .changesLater: formatter.text(.plansTitle)
        case .resumes: formatter.text(.buttonResume)
        case _ where dialog.isFree || dialog.total?.isFree == true: formatter.text(.buttonGetFree)
        default:
            formatter.text(.buttonBuy, dialog.total.map { formatter.price($0).string } ?? "")
        }
    }

    private func label(of control: PurchaseDialog.Control) -> SafeText? {
        switch control {
        case .cancel: formatter.text(dialog.isSent ? .hintClose : .buttonCancel)
        case .restore: formatter.text(.buttonRestore)
        case .buy: purchaseLabel
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
