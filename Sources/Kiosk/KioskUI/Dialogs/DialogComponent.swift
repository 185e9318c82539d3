import StoreModel
import TerminalGraphics

/// A dialog on top of a screen: its view, and how it handles input.
protocol DialogComponent: Sendable {
    /// The overlay that shows the dialog.
    var overlay: Overlay { get }

    /// Returns the geometry and the content of the dialog.
    func layout(in model: Model) -> DialogLayout
    /// Handles a key.
    func handle(_ press: KeyPress, in model: inout Model) -> [Command]
    /// Handles a click on a target other than a key.
    func press(_ target: DialogTarget, in model: inout Model) -> [Command]
    /// Handles the mouse wheel over a target; up is a step of 1.
    func scroll(_ target: DialogTarget?, by step: Int, in model: inout Model) -> [Command]
    /// Handles a click beside the dialog.
    func clickOutside(in model: inout Model) -> [Command]
    /// Inserts pasted text; never presses a button.
    func paste(_ text: String, in model: inout Model)
    /// Handles that the dialog has been drawn.
    mutating func markDrawn(at now: Timestamp, in model: Model)
}

extension DialogComponent {
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
    /// Presses the focused control.
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

// MARK: Dialogs

/// The open dialog, which receives the keys.
enum Overlay: Sendable {
    case help(HelpState)
    case manual(ManualReader)
    case toastHistory(ToastHistory)
    case palette(CommandPaletteState)
    case themes(ThemePicker)
    case buy(PurchaseDialog)
    case spend(SpendDialog)
    case refund(RefundDialog)
    case entry(TextInputDialog)
    case plans(PlanPicker)
    case clock(ClockDialog)

    /// The implementation of the dialog.
    var dialog: any DialogComponent {
        switch self {
        case .help(let dialog): dialog
        case .manual(let dialog): dialog
        case .toastHistory(let dialog): dialog
        case .palette(let dialog): dialog
        case .themes(let dialog): dialog
        case .buy(let dialog): dialog
        case .spend(let dialog): dialog
        case .refund(let dialog): dialog
        case .entry(let dialog): dialog
        case .plans(let dialog): dialog
        case .clock(let dialog): dialog
        }
    }
}
