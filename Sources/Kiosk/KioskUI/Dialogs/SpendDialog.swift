import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// The state of the dialog that spends goods from the wallet.
struct SpendDialog: Sendable {
    enum Control: Int, Sendable { case good, amount, note, cancel, spend }

    private(set) var good: GoodID
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
        case .good, .cancel, .spend: return
        }
    }

    /// Replaces the amount by all that the wallet has of the good; does nothing after the spending was sent.
    mutating func selectMaximum(of balance: GoodAmount) {
        guard !isSent, balance.amount > 0 else { return }
        (amount, isSuggested, error) = (String(balance.amount), false, nil)
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

    /// Returns the controls in their order; a wallet with one good has nothing to choose from.
    private func controls(in model: Model) -> [Control] {
        let goods: [Control] = Self.goods(in: model).count > 1 ? [.good] : []
        return goods + [.amount, .note, .cancel, .spend]
    }

    private static func goods(in model: Model) -> [GoodID] {
        model.engine.snapshot.wallet.balances.map(\.good)
    }

    func layout(in model: Model) -> DialogLayout {
        let formatter = model.formatter
        var block = TextBlock(width: DialogLayout.width(44, in: model.size))
        let have = model.balance(of: good)
        if let error {
            block.addError(error, formatter)
        } else {
            block.add(formatter.text(.spendHave, formatter.goods(have)), Style(.dialog))
        }
        let fields = controls(in: model).filter { !isButton($0) }
        // Blank lines separate the fields in a window with room for them.
        let isSpacious =
            DialogLayout.isFramed(in: model.size)
            && model.size.height >= 2 * fields.count + 5
        for field in fields {
            if isSpacious { block.addBlankLine() }
            add(field, to: &block, formatter)
        }
        if isSpacious { block.addBlankLine() }
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
            hints: hints + DialogLayout.questionHints(), in: model)
    }

    /// The hints for the focused field.
    private var hints: [DialogLayout.Hint] {
        switch focus {
        case .good: [(.right, .hintChange)]
        case .amount: [(.character("m"), .hintMaximum)]
        case .note, .cancel, .spend: []
        }
    }

    private func add(
        _ field: Control, to block: inout TextBlock, _ formatter: DisplayFormatter
    ) {
        let (column, isFocused) = (10, focus == field)
        guard field != .good else {
            let name = formatter.sanitized(formatter.name(of: good))
            return block.add(
                FormRow(label: formatter.text(.answerGoods), value: name), control: field.rawValue,
                isFocused: isFocused, labelWidth: column, formatter)
        }
        block.addField(
            formatter.sanitized(field == .amount ? amount : note), isFocused: isFocused,
            label: formatter.text(field == .amount ? .spendAmount : .spendNote), column: column)
        block.addTarget(.control(field.rawValue), width: block.width)
    }

    func handle(_ press: KeyPress, in model: inout Model) -> [Command] {
        switch press.key {
        case .escape: return leave(&model)
        case .tab, .down: moveFocus(by: 1, in: &model)
        case .backTab, .up: moveFocus(by: -1, in: &model)
        case .left where focus == .good: changeGood(by: -1, in: &model)
        case .right where focus == .good: changeGood(by: 1, in: &model)
        case .left where focus == .spend: Self.edit(in: &model) { $0.focus = .cancel }
        case .right where focus == .cancel: Self.edit(in: &model) { $0.focus = .spend }
        case .backspace: Self.edit(in: &model) { $0.deleteLastCharacter() }
        case .character("m") where focus == .amount:
            let balance = model.balance(of: good)
            Self.edit(in: &model) { $0.selectMaximum(of: balance) }
        case .character(let character): Self.edit(in: &model) { $0.type(String(character)) }
        case .enter: return pressButton(in: &model)
        default: break
        }
        return []
    }

    private func moveFocus(by step: Int, in model: inout Model) {
        let next = controls(in: model).cycled(from: focus, by: step)
        Self.edit(in: &model) { $0.focus = next }
    }

    /// Selects another good of the wallet; does nothing after the spending was sent.
    private func changeGood(by step: Int, in model: inout Model) {
        guard !isSent else { return }
        let next = Self.goods(in: model).cycled(from: good, by: step)
        Self.edit(in: &model) { ($0.good, $0.focus, $0.error) = (next, .good, nil) }
    }

    func press(_ target: DialogTarget, in model: inout Model) -> [Command] {
        guard case .changeValue(_, let step) = target else {
            return press(control: target, in: &model)
        }
        changeGood(by: step, in: &model)
        return []
    }

    func isButton(_ control: Control) -> Bool { control == .cancel || control == .spend }

    func pressButton(in model: inout Model) -> [Command] {
        switch focus {
        case .good, .amount, .note:
            moveFocus(by: 1, in: &model)
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
