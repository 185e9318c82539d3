import KioskPresentation
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

// The questions of line mode before a change of the sandbox store that cannot be undone.

extension TransactionChangeDialog: LineModeQuestion {
    func question(in model: Model) -> SafeText {
        let (formatter, title) = (model.formatter, model.title(of: order.productID))
        return isPaidBack
            ? formatter.text(.plainRefundPrompt, title, formatter.price(order.charge).string)
            : formatter.text(
                .plainChangePrompt, formatter.text(choice.title).string, title)
    }

    func questionDetails(in model: Model) -> [SafeText] {
        let (account, device) = (order.account.rawValue, order.device.rawValue)
        return [
            model.formatter.text(.refundOf, account, device), model.formatter.text(choice.note),
        ]
    }

    func answer(_ answer: LineModeAnswer, in model: inout Model) -> [Command] {
        guard answer.confirms(confirmationGuard) else {
            model.overlay = nil
            return model.write(choice == .refund ? .plainNotRefunded : .plainUnchanged)
        }
        let (order, choice) = (order, choice)
        let title = model.title(of: order.productID)
        return model.sending(confirm(in: &model)) { model in
            guard choice == .refund else {
                return model.write(model.formatter.fact(choice.title, untrusted: title))
            }
            order.transactionID.map { model.markAnnounced($0) }
            return model.write(.toastRefunded, title)
        }
    }
}

extension SubscriptionEndDialog: LineModeQuestion {
    func question(in model: Model) -> SafeText {
        model.formatter.text(
            .plainChangePrompt, confirmationLabel(in: model).string, target(in: model).string)
    }

    func questionDetails(in model: Model) -> [SafeText] { [model.formatter.text(note)] }

    func answer(_ answer: LineModeAnswer, in model: inout Model) -> [Command] {
        guard answer.confirms(confirmationGuard) else {
            model.overlay = nil
            return model.write(.plainUnchanged)
        }
        let id = id
        return model.sending(confirm(in: &model)) { $0.printDetails(of: .storeSubscription(id)) }
    }
}

extension ClockAdvanceDialog: LineModeQuestion {
    func question(in model: Model) -> SafeText {
        model.formatter.text(
            .plainChangePrompt, model.formatter.text(title).string,
            target(in: model).string)
    }

    func questionDetails(in model: Model) -> [SafeText] { consequences(in: model) }

    func answer(_ answer: LineModeAnswer, in model: inout Model) -> [Command] {
        if answer.confirms(confirmationGuard) { return model.sending(confirm(in: &model)) }
        model.overlay = nil
        return model.write(.plainUnchanged)
    }
}
