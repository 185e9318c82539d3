import KioskPresentation
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// The confirmation before all planned faults are removed, which lists them.
struct ClearFaultsDialog: Sendable {
    let faults: [PlannedFault]
    var focus = CancelConfirmButton.cancel
    var confirmationGuard = ConfirmationGuard()
}

extension ClearFaultsDialog: CancelConfirmDialog {
    var overlay: Overlay { .clearFaults(self) }
    var title: TextKey { .clearFaultsTitle }

    func confirmationLabel(in model: Model) -> SafeText { model.formatter.text(title) }

    func addText(to block: inout TextBlock, in model: Model) {
        for fault in faults {
            block.add(model.formatter.sanitized("\(fault.plan)"), Style(.text, on: .dialog, .bold))
        }
        block.addBlankLine()
        block.add(model.formatter.text(.clearFaultsNote), Style(.dialog))
    }

    func confirm(in model: inout Model) -> [Command] {
        model.overlay = nil
        return [.sandbox(.clearFaults)]
    }
}
