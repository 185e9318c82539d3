import KioskPresentation
import StoreModel
import StoreText
import TerminalGraphics

/// The state of the dialog that spends goods from the wallet.
struct SpendDialog: Sendable {
    enum Control: Int, CaseIterable, Sendable { case amount, note, cancel, spend }

    let good: GoodID
    var amount: String
    /// Whether the amount is a suggestion, which the first typed digit replaces.
    private var isSuggested: Bool
    var note = ""
    var focus = Control.amount
    var confirmationGuard = ConfirmationGuard()
    var isSent = false
    var error: String?

    init(good: GoodID, suggesting amount: String = "") {
        self.good = good
        self.amount = amount
        isSuggested = !amount.isEmpty
    }

    /// The typed amount; nil unless it is a number of at least 1.
    var parsedAmount: Int64? { Int64(amount).flatMap { $0 > 0 ? $0 : nil } }

    /// The goods to spend; nil if the amount is not valid.
    var goods: GoodAmount? { parsedAmount.map { GoodAmount(good: good, amount: $0) } }

    /// Returns whether the dialog awaits the result of this spending: results of closed dialogs may also arrive.
    func awaitsResult(of goods: GoodAmount) -> Bool { isSent && goods == self.goods }

    mutating func moveFocus(by step: Int) { focus = focus.moved(by: step) }

    /// Appends text to the focused field, digits only for the amount; does nothing after the spending was sent.
    mutating func type(_ text: String) {
        guard !isSent else { return }
        error = nil
        switch focus {
        case .amount:
            discardSuggestion()
            amount = String((amount + text.filter { $0.isASCII && $0.isNumber }).prefix(15))
        case .note:
            note = String((note + text.filter { !$0.isNewline }).prefix(60))
        case .cancel, .spend: return
        }
    }

    mutating func deleteLastCharacter() {
        guard !isSent else { return }
        if focus == .amount { discardSuggestion() }
        if focus == .amount, !amount.isEmpty { amount.removeLast() }
        if focus == .note, !note.isEmpty { note.removeLast() }
    }

    private mutating func discardSuggestion() {
        if isSuggested { amount = "" }
        isSuggested = false
    }
}

// MARK: Input

extension SpendDialog: ConfirmationDialog {
    var overlay: Overlay { .spend(self) }

    func layout(in model: Model) -> DialogLayout {
        let formatter = model.formatter
        var block = TextBlock(width: DialogLayout.width(44, in: model.size))
        let have = model.balance(of: good)
        if let error {
            block.addError(error, formatter)
        } else {
            block.add(formatter.text(.spendHave, formatter.goods(have)), Style(.dialog))
        }
        block.addBlankLine()
        let fields: [(Control, TextKey, String)] = [
            (.amount, .spendAmount, amount), (.note, .spendNote, note),
        ]
        for (control, label, text) in fields {
            block.addField(
                formatter.sanitized(text), isFocused: focus == control,
                label: formatter.text(label), column: 10)
            block.addTarget(.control(control.rawValue), width: block.width)
        }
        block.addBlankLine()
        let spent = formatter.goods(GoodAmount(good: good, amount: parsedAmount ?? 0))
        let buttons: [(Control, SafeText, isDisabled: Bool)] = [
            (.cancel, formatter.text(.buttonCancel), false),
            (.spend, formatter.text(.buttonSpend, spent), isSent || parsedAmount == nil),
        ]
        block.add(
            buttons: buttons.map {
                DialogButton(
                    $1, .control($0.rawValue), isFocused: focus == $0, isDisabled: $2)
            })
        return DialogLayout(
            .dialogSpendTitle, block, top: isButton(focus) ? block.lines.count : 0,
            hints: DialogLayout.questionHints(), in: model)
    }

    func handle(_ press: KeyPress, in model: inout Model) -> [Command] {
        switch press.key {
        case .escape: return leave(&model)
        case .tab, .down: Self.edit(in: &model) { $0.moveFocus(by: 1) }
        case .backTab, .up: Self.edit(in: &model) { $0.moveFocus(by: -1) }
        case .left where focus == .spend: Self.edit(in: &model) { $0.focus = .cancel }
        case .right where focus == .cancel: Self.edit(in: &model) { $0.focus = .spend }
        case .backspace: Self.edit(in: &model) { $0.deleteLastCharacter() }
        case .character(let character): Self.edit(in: &model) { $0.type(String(character)) }
        case .enter: return pressButton(in: &model)
        default: break
        }
        return []
    }

    func isButton(_ control: Control) -> Bool { control == .cancel || control == .spend }

    func pressButton(in model: inout Model) -> [Command] {
        switch focus {
        case .amount, .note:
            Self.edit(in: &model) { $0.moveFocus(by: 1) }
            return []
        case .cancel: return leave(&model)
        case .spend:
            guard !isSent, let goods, model.mayConfirm(confirmationGuard) else { return [] }
            Self.edit(in: &model) { $0.isSent = true }
            return [.engine(.spend(goods, note: note))]
        }
    }

    func paste(_ text: String, in model: inout Model) {
        Self.edit(in: &model) { $0.type(String(text.prefix(200))) }
    }

    func leave(_ model: inout Model) -> [Command] {
        model.overlay = nil
        return [.log(.action(isSent ? "close" : "cancel", detail: good.rawValue))]
    }
}
