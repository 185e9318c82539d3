import KioskPresentation
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// The confirmation before the renewal of a subscription is cancelled, or the subscription ends at once.
struct SubscriptionEndDialog: Sendable {
    /// What ends.
    enum Subject: Sendable {
        /// The renewal of an owned subscription.
        case renewal
        /// A subscription of the sandbox store; the account owns it.
        case subscription(AccountName)
    }

    let subject: Subject
    let id: TransactionID
    let productID: ProductID
    var focus = CancelConfirmButton.cancel
    var confirmationGuard = ConfirmationGuard()
}

extension SubscriptionEndDialog: CancelConfirmDialog {
    var overlay: Overlay { .endSubscription(self) }

    var title: TextKey {
        switch subject {
        case .renewal: .cancelRenewalTitle
        case .subscription: .endNowTitle
        }
    }

    func confirmationLabel(in model: Model) -> SafeText { model.formatter.text(title) }

    func addText(to block: inout TextBlock, in model: Model) {
        block.add(target(in: model), Style(.text, on: .dialog, .bold))
        block.addBlankLine()
        block.add(model.formatter.text(note), Style(.dialog))
    }

    /// Returns the subscription, with the account for a subscription of the store.
    func target(in model: Model) -> SafeText {
        let formatter = model.formatter
        let name = formatter.sanitized(model.title(of: productID))
        return switch subject {
        case .renewal: name
        case .subscription(let account):
            formatter.commaSeparated([name, formatter.sanitized(account.rawValue)])
        }
    }

    /// The text that describes the consequences.
    var note: TextKey {
        switch subject {
        case .renewal: .cancelRenewalNote
        case .subscription: .endNowNote
        }
    }

    func confirm(in model: inout Model) -> [Command] {
        model.overlay = nil
        switch subject {
        case .renewal:
            return [.log(.action(Action.cancelRenewal.name))]
                + model.manage(.cancel, model.subscription(id))
        case .subscription:
            return [
                .log(.action(Action.expire.name)), .sandbox(.subscription(id, .expire)),
            ]
        }
    }
}
