import KioskPresentation
import StoreModel
import StoreText
import TerminalGraphics

/// A dialog on top of a screen: its view, and how it handles input.
protocol DialogComponent: Sendable {
    var overlay: Overlay { get }
    /// Whether the screen behind the dialog is dimmed.
    var dimsScreen: Bool { get }

    /// Returns the geometry and the content of the dialog.
    func layout(in model: Model) -> DialogLayout
    func handle(_ press: KeyPress, in model: inout Model) -> [Command]
    /// Handles a click on a target other than a key.
    func press(_ target: DialogTarget, in model: inout Model) -> [Command]
    /// Handles the mouse wheel over a target; up is a step of 1.
    func scroll(_ target: DialogTarget?, by step: Int, in model: inout Model) -> [Command]
    func clickOutside(in model: inout Model) -> [Command]
    /// Inserts pasted text; never presses a button.
    func paste(_ text: String, in model: inout Model)
    mutating func markDrawn(at now: Timestamp, in model: Model)
}

extension DialogComponent {
    var dimsScreen: Bool { true }

    func press(_ target: DialogTarget, in model: inout Model) -> [Command] { [] }
    func scroll(_ target: DialogTarget?, by step: Int, in model: inout Model) -> [Command] { [] }
    func clickOutside(in model: inout Model) -> [Command] { [] }
    func paste(_ text: String, in model: inout Model) {}
    mutating func markDrawn(at now: Timestamp, in model: Model) {}

    /// Changes the open dialog, if it is of this type.
    static func edit(in model: inout Model, _ change: (inout Self) -> Void) {
        guard var dialog = model.overlay?.dialog as? Self else { return }
        change(&dialog)
        model.overlay = dialog.overlay
    }
}

/// A dialog that asks no question: the wheel moves through it, and a click beside it closes it.
protocol ListDialog: DialogComponent {}

extension ListDialog {
    func scroll(_ target: DialogTarget?, by step: Int, in model: inout Model) -> [Command] {
        handle(KeyPress(step > 0 ? .up : .down), in: &model)
    }

    func clickOutside(in model: inout Model) -> [Command] {
        model.overlay = nil
        return []
    }
}

/// A dialog with controls, whose buttons accept a press only after the dialog was visible long enough.
protocol ConfirmationDialog: DialogComponent {
    /// The controls that can have the focus.
    associatedtype Control: RawRepresentable<Int>

    var focus: Control { get set }
    var confirmationGuard: ConfirmationGuard { get set }

    /// Returns whether a control is a button, which a click presses.
    func isButton(_ control: Control) -> Bool
    func pressButton(in model: inout Model) -> [Command]
}

extension ConfirmationDialog {
    func isButton(_ control: Control) -> Bool { true }

    func press(_ target: DialogTarget, in model: inout Model) -> [Command] {
        press(control: target, in: &model)
    }

    /// Moves the focus to the control of a target, and presses it if it is a button.
    func press(control target: DialogTarget, in model: inout Model) -> [Command] {
        guard case .control(let number) = target, let control = Control(rawValue: number) else {
            return []
        }
        var dialog = self
        dialog.focus = control
        model.overlay = dialog.overlay
        guard isButton(control) else { return [] }
        defer { model.lastPressAt = model.now }
        return dialog.pressButton(in: &model)
    }

    mutating func markDrawn(at now: Timestamp, in model: Model) {
        confirmationGuard.markDrawn(at: now)
    }
}

// MARK: Lists

extension Key {
    /// Returns the number of rows by which the key moves through the list of a dialog; nil for any other key.
    ///
    /// - Parameter hasLetters: Whether letters move as on a screen, because the dialog has no field.
    func listStep(page: Int, hasLetters: Bool = false) -> Int? {
        switch self {
        case .up, .backTab: -1
        case .down, .tab: 1
        case .character("k") where hasLetters: -1
        case .character("j") where hasLetters: 1
        case .pageUp: -page
        case .pageDown: page
        case .home: Int.min / 2
        case .end: Int.max / 2
        default: nil
        }
    }
}

// MARK: Questions

/// The buttons of a question.
enum CancelConfirmButton: Int, Sendable { case cancel, confirm }

/// A dialog with the button Cancel and one that confirms.
protocol CancelConfirmDialog: ConfirmationDialog where Control == CancelConfirmButton {
    var title: TextKey { get }
    /// The hints before those for the buttons.
    var hints: [DialogLayout.Hint] { get }

    /// Adds the consequences of a confirmation.
    func addText(to block: inout TextBlock, in model: Model)
    func confirmationLabel(in model: Model) -> SafeText
    func confirm(in model: inout Model) -> [Command]
    /// Handles Up and Down.
    mutating func move(by step: Int)
}

extension CancelConfirmDialog {
    var hints: [DialogLayout.Hint] { [] }

    func layout(in model: Model) -> DialogLayout {
        var block = TextBlock(width: DialogLayout.width(52, in: model.size))
        addText(to: &block, in: model)
        block.addBlankLine()
        addButtons(to: &block, in: model)
        // Scrolls to the end, so that the buttons stay visible.
        return DialogLayout(
            title, block, top: block.lines.count, hints: hints + DialogLayout.questionHints(),
            in: model)
    }

    /// Adds Cancel and the button that confirms.
    func addButtons(to block: inout TextBlock, in model: Model) {
        let texts = [model.formatter.text(.buttonCancel), confirmationLabel(in: model)]
        block.add(
            buttons: texts.enumerated().map { index, text in
                DialogButton(text, .control(index), isFocused: index == focus.rawValue)
            })
    }

    func handle(_ press: KeyPress, in model: inout Model) -> [Command] {
        switch press.key {
        case .escape: model.overlay = nil
        case .enter, .character(" "): return pressButton(in: &model)
        case .tab, .backTab, .left, .right: Self.edit(in: &model) { $0.moveFocus() }
        case .up: Self.edit(in: &model) { $0.move(by: -1) }
        case .down: Self.edit(in: &model) { $0.move(by: 1) }
        default: break
        }
        return []
    }

    mutating func moveFocus() { focus = focus == .cancel ? .confirm : .cancel }

    mutating func move(by step: Int) { moveFocus() }

    /// Confirms only if the dialog was visible long enough for this press to be its answer.
    func pressButton(in model: inout Model) -> [Command] {
        guard focus == .confirm else {
            model.overlay = nil
            return []
        }
        return model.mayConfirm(confirmationGuard) ? confirm(in: &model) : []
    }
}

// MARK: Dialogs

/// The open dialog, which receives the keys.
enum Overlay: Sendable {
    case help(HelpState)
    case manual(ManualState)
    case toastHistory(ToastHistory)
    case commandLog(CommandLogPane)
    case palette(CommandPaletteState)
    case themes(ThemePicker)
    case buy(PurchaseDialog)
    case spend(SpendDialog)
    case transactionChanges(TransactionChangeList)
    case refund(TransactionChangeDialog)
    case marked(MarkedActionDialog)
    case entry(TextInputDialog)
    case fault(FaultForm)
    case clearFaults(ClearFaultsDialog)
    case context(ContextPicker)
    case plans(PlanPicker)
    case endSubscription(SubscriptionEndDialog)
    case clockMenu(ClockMenu)
    case clock(ClockAdvanceDialog)

    var dialog: any DialogComponent {
        switch self {
        case .help(let dialog): dialog
        case .manual(let dialog): dialog
        case .toastHistory(let dialog): dialog
        case .commandLog(let dialog): dialog
        case .palette(let dialog): dialog
        case .themes(let dialog): dialog
        case .buy(let dialog): dialog
        case .spend(let dialog): dialog
        case .transactionChanges(let dialog): dialog
        case .refund(let dialog): dialog
        case .marked(let dialog): dialog
        case .entry(let dialog): dialog
        case .fault(let dialog): dialog
        case .clearFaults(let dialog): dialog
        case .context(let dialog): dialog
        case .plans(let dialog): dialog
        case .endSubscription(let dialog): dialog
        case .clockMenu(let dialog): dialog
        case .clock(let dialog): dialog
        }
    }
}
