import KioskPresentation
import StoreModel
import StoreText
import TerminalGraphics

/// A row of a form: a value that Left and Right change.
struct FormRow {
    let label: SafeText
    let value: SafeText
    /// The meaning of the value, in a few words.
    var meaning = SafeText.empty
}

/// A control of a form: a row by its position, or a button.
enum FormControl: RawRepresentable, Hashable, Sendable {
    case cancel, confirm
    case row(Int)

    init?(rawValue: Int) {
        switch rawValue {
        case 0: self = .cancel
        case 1: self = .confirm
        default: self = .row(rawValue - 2)
        }
    }

    var rawValue: Int {
        switch self {
        case .cancel: 0
        case .confirm: 1
        case .row(let index): index + 2
        }
    }
}

/// A dialog with rows of values, the consequences of a confirmation, and the buttons Cancel and one that confirms.
protocol FormDialog: ConfirmationDialog where Control == FormControl {
    var title: TextKey { get }
    var confirmationLabel: TextKey { get }
    /// The hints after those for the rows and buttons.
    var hints: [DialogLayout.Hint] { get }

    func rows(in model: Model) -> [FormRow]
    /// Adds the consequences of a confirmation.
    func addText(to block: inout TextBlock, in model: Model)
    /// Selects the value `step` positions after the current one of a row.
    mutating func changeValue(ofRow row: Int, by step: Int, in model: Model)
    func confirm(in model: inout Model) -> [Command]
    /// Handles a key that does not move the focus, change a value or press a button.
    func handleShortcut(_ key: Key, in model: inout Model) -> [Command]
}

extension FormDialog {
    func layout(in model: Model) -> DialogLayout {
        let formatter = model.formatter
        var block = TextBlock(width: DialogLayout.width(64, in: model.size))
        for (index, row) in rows(in: model).enumerated() {
            let control = FormControl.row(index)
            block.add(
                row, control: control.rawValue, isFocused: focus == control, labelWidth: 9,
                formatter)
        }
        block.addBlankLine()
        addText(to: &block, in: model)
        block.addBlankLine()
        let buttons: [(FormControl, TextKey)] = [
            (.cancel, .buttonCancel), (.confirm, confirmationLabel),
        ]
        block.add(
            buttons: buttons.map {
                DialogButton(
                    formatter.text($1), .control($0.rawValue), isFocused: focus == $0)
            })
        return DialogLayout(
            title, block, top: isButton(focus) ? block.lines.count : 0,
            hints: [(.right, .hintChange), (.enter, .hintPress)] + hints
                + [(.escape, .hintCancel)], in: model)
    }

    func handle(_ press: KeyPress, in model: inout Model) -> [Command] {
        switch press.key {
        case .escape: model.overlay = nil
        case .enter, .character(" "): return pressButton(in: &model)
        case .tab, .down: moveFocus(by: 1, in: &model)
        case .backTab, .up: moveFocus(by: -1, in: &model)
        case .left: change(by: -1, in: &model)
        case .right: change(by: 1, in: &model)
        default: return handleShortcut(press.key, in: &model)
        }
        return []
    }

    func isButton(_ control: FormControl) -> Bool { control == .cancel || control == .confirm }

    /// Presses the focused button, or moves from a row to the next one and from the last row to the confirmation.
    func pressButton(in model: inout Model) -> [Command] {
        switch focus {
        case .cancel: model.overlay = nil
        case .confirm: return model.mayConfirm(confirmationGuard) ? confirm(in: &model) : []
        case .row(let index):
            let isLast = index + 1 >= rows(in: model).count
            Self.edit(in: &model) { $0.focus = isLast ? .confirm : .row(index + 1) }
        }
        return []
    }

    func press(_ target: DialogTarget, in model: inout Model) -> [Command] {
        guard case .changeValue(let number, let step) = target,
            let control = FormControl(rawValue: number)
        else { return press(control: target, in: &model) }
        var dialog = self
        dialog.focus = control
        dialog.change(by: step, in: &model)
        return []
    }

    func scroll(_ target: DialogTarget?, by step: Int, in model: inout Model) -> [Command] {
        switch target {
        case .changeValue(let number, _), .control(let number):
            guard let control = FormControl(rawValue: number), !isButton(control) else { return [] }
            return press(.changeValue(number, by: step), in: &model)
        case .key, .item, nil: return []
        }
    }

    private func moveFocus(by step: Int, in model: inout Model) {
        let rows = rows(in: model).indices.map(FormControl.row)
        let next = (rows + [.cancel, .confirm]).cycled(from: focus, by: step)
        Self.edit(in: &model) { $0.focus = next }
    }

    /// Changes the value of the focused row, or moves the focus to the other button.
    private func change(by step: Int, in model: inout Model) {
        var dialog = self
        switch focus {
        case .cancel: dialog.focus = .confirm
        case .confirm: dialog.focus = .cancel
        case .row(let index): dialog.changeValue(ofRow: index, by: step, in: model)
        }
        model.overlay = dialog.overlay
    }
}

// MARK: Rows

extension TextBlock {
    /// The columns of the longest value of most rows, with its arrows and a blank.
    private static let valueWidth = 23

    /// Adds a row with its value between two arrows, which can be clicked, and the value's meaning.
    mutating func add(
        _ row: FormRow, control: Int, isFocused: Bool, labelWidth: Int,
        _ formatter: DisplayFormatter
    ) {
        let value = row.value.clipped(to: max(width - labelWidth - Self.arrowsWidth, 1))
        let space = max(Self.valueWidth - value.width - Self.arrowsWidth, 1)
        let meaning = SafeText(" ").repeated(space) + row.meaning
        let used = labelWidth + value.width + Self.arrowsWidth
        let isBeside = !row.meaning.isEmpty && used + meaning.width <= width
        add(
            label: row.label.fitted(to: labelWidth), value: value,
            rest: isBeside ? [(meaning, Style(.muted, on: .dialog))] : [], control: control,
            isFocused: isFocused, formatter)
        // Without room beside the values, only the focused one is explained.
        guard !isBeside, isFocused, !row.meaning.isEmpty else { return }
        add(label: .empty, row.meaning, Style(.muted, on: .dialog), column: labelWidth)
    }

    /// The columns of the two arrows around a value, with their blanks.
    static let arrowsWidth = 4

    /// Adds a line with a value between two arrows, which can be clicked.
    mutating func add(
        label: SafeText = .empty, value: SafeText, rest: Line, control: Int, isFocused: Bool,
        _ formatter: DisplayFormatter
    ) {
        let shown: SafeText = "\(formatter.glyphs[.left]) \(value) \(formatter.glyphs[.right])"
        let style =
            isFocused ? Style(.buttonFocus, on: nil, .bold) : Style(.accent, on: .dialog)
        add(line: [(label, Style(.muted, on: .dialog)), (shown, style)] + rest)
        // An arrow is a small target, so the blank beside it also counts.
        addTarget(.changeValue(control, by: -1), from: label.width, width: 2)
        addTarget(.changeValue(control, by: 1), from: label.width + shown.width - 2, width: 2)
        addTarget(.control(control), width: label.width + shown.width)
    }
}
