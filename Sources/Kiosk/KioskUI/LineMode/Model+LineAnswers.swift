import KioskPresentation
import PurchaseCore
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// Questions in line mode, and their answers.
extension Model {
    /// Whether the next line answers a question.
    var awaitsAnswer: Bool { overlay != nil || filter?.isTyping ?? false }

    /// The product of the pending purchase question.
    var productToConfirm: Product? {
        if case .buy(let dialog) = overlay, !dialog.isSent { dialog.product } else { nil }
    }

    /// The pending question; nil without one.
    var pendingPrompt: SafeText? {
        switch overlay {
        case .buy(let dialog):
            let price = dialog.isFree ? formatter.text(.free) : dialog.total.map(formatter.price)
            return formatter.text(
                .plainBuyPrompt, dialog.product.displayName, String(dialog.quantity),
                (price ?? formatter.text(.noPrice)).string)
        case .spend(let dialog):
            guard let goods = dialog.goods else {
                return formatter.fact(formatter.text(.spendAmount), .empty)
            }
            return formatter.text(.plainSpendPrompt, formatter.goods(goods))
        case .refund(let dialog):
            let price = formatter.price(dialog.order.charge).string
            let title = title(of: dialog.order.productID)
            return dialog.choice == .refund
                ? formatter.text(.plainRefundPrompt, title, price)
                : formatter.text(
                    .plainRefundOperationPrompt, formatter.text(dialog.choice.title).string, title)
        case .entry(let dialog): return formatter.fact(formatter.text(dialog.title), .empty)
        // These dialogs exist on the screen only.
        case .help, .manual, .toastHistory, .palette, .themes, .plans, .clock: return nil
        case nil:
            return filter?.isTyping ?? false ? formatter.fact(formatter.text(.filter), .empty) : nil
        }
    }

    /// Prints the details of the purchase; the question itself is the prompt.
    mutating func printPurchaseDetails() {
        guard case .buy(let dialog) = overlay else { return }
        if dialog.isChanged { write(.dialogChanged) }
        if dialog.isFree {
            write(.dialogOwned, dialog.product.displayName)
        } else if isShared(dialog.product) {
            write(.dialogShared)
        }
        if !dialog.isFree, hasUnsettledOrder(of: dialog.product.id) {
            write(formatter.text(.dialogStillOpen))
        }
        write(charges(of: dialog))
        write(
            .dialogFor, context.account.rawValue, context.device.rawValue,
            context.backendName ?? formatter.messages.text(.dialogBackend))
        write(.outcomeIs, formatter.messages.name(of: dialog.outcome))
        let range = dialog.product.type.quantities
        if range.count > 1 {
            write(.plainQuantityHint, "\(range.lowerBound)", "\(range.upperBound)")
        }
    }

    /// Whether the pending question is answered with yes.
    var awaitsConfirmation: Bool {
        switch overlay {
        case .buy, .refund: true
        case .spend(let dialog): dialog.parsedAmount != nil
        default: false
        }
    }

    /// Answers the pending question with a line; `repeat` prints the question's details again.
    mutating func answer(_ line: String, at: Timestamp, isTyped: Bool) -> [Command] {
        let text = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let word = text.contains(" ") ? "" : text.lowercased()
        if awaitsConfirmation, LineModeVerb.named(word)?.name == "repeat" {
            lineMode?.beginAnswer()
            return repeatOutput()
        }
        let isYes = { (confirm: ConfirmationGuard) in
            word == "yes" && (!isTyped || confirm.allows(at: at, lastPressAt: nil))
        }
        switch overlay {
        case .buy(let dialog):
            return isYes(dialog.confirmationGuard) ? confirm(buying: dialog) : decline(dialog, word)
        case .spend(let dialog):
            guard dialog.parsedAmount != nil else { return applyAmount(word, dialog) }
            return isYes(dialog.confirmationGuard) ? confirm(dialog) : decline(dialog)
        case .refund(let dialog):
            return isYes(dialog.confirmationGuard) ? confirmAndWait(dialog) : decline(dialog)
        case .entry: return applyEntry(text)
        case .help, .manual, .toastHistory, .palette, .themes, .plans, .clock:
            overlay = nil
            return []
        case nil:
            editFilter { $0.stopTyping() }
            return find(text)
        }
    }

    // MARK: Buying

    private mutating func confirm(buying dialog: PurchaseDialog) -> [Command] {
        let commands = dialog.confirm(in: &self)
        guard let id = dialog.intentID, !commands.isEmpty else {
            write(blockedReason(dialog.product) ?? .empty)
            return decline(dialog, "")
        }
        awaitEvent(.purchase(id)) { model in
            // The purchase's result already named the received goods.
            model.lineMode?.announcedOwnership = nil
            // A purchase that must be finished manually is announced together with the command for that.
            let rows = model.engine.snapshot.rows.filter {
                $0.intentID == id && $0.stage != .delivered
            }
            model.lineMode?.announcedChanges.markAnnounced(rows)
            return []
        }
        return commands
    }

    /// Asks again for another valid quantity; any other word means no.
    private mutating func decline(_ dialog: PurchaseDialog, _ word: String) -> [Command] {
        let range = dialog.product.type.quantities
        if let count = Int(word), range.count > 1, range.contains(count) {
            var other = PurchaseDialog(
                product: dialog.product, outcome: dialog.outcome, isOwned: dialog.isOwned,
                terms: dialog.terms)
            other.quantity = count
            overlay = .buy(other)
            return [.newIntent]
        }
        write(.plainNotBought)
        return dialog.leave(&self)
    }

    // MARK: Spending and refunds

    private mutating func applyAmount(_ word: String, _ dialog: SpendDialog) -> [Command] {
        var dialog = dialog
        dialog.amount = word.allSatisfy(\.isASCII) ? String(word.prefix(15)) : ""
        overlay = nil
        return dialog.parsedAmount.map { requestSpendConfirmation(dialog, $0) }
            ?? write(.plainNotSpent)
    }

    /// Asks for a confirmation of the spending, if the balance is sufficient.
    mutating func requestSpendConfirmation(_ dialog: SpendDialog, _ value: Int64) -> [Command] {
        let have = GoodAmount(good: dialog.good, amount: engine.balances[dialog.good] ?? 0)
        guard have.amount >= value else {
            write(.toastNotEnoughPlain, formatter.goods(have))
            return write(.plainNotSpent)
        }
        overlay = .spend(dialog)
        return []
    }

    private mutating func confirm(_ dialog: SpendDialog) -> [Command] {
        overlay = nil
        guard let goods = dialog.goods else { return [] }
        awaitEvent(.spend(goods)) {
            $0.lineMode?.announcedOwnership = nil
            return []
        }
        return [.engine(.spend(goods, note: dialog.note))]
    }

    private mutating func decline(_ dialog: SpendDialog) -> [Command] {
        write(.plainNotSpent)
        return dialog.leave(&self)
    }

    private mutating func confirmAndWait(_ dialog: RefundDialog) -> [Command] {
        let (choice, title) = (dialog.choice, title(of: dialog.order.productID))
        return awaitAction(in: dialog.confirm(in: &self)) { model in
            guard choice == .refund else {
                let (change, title) = (choice.title, model.formatter.sanitized(title))
                return model.write(model.formatter.fact(model.formatter.text(change), title))
            }
            dialog.order.transactionID.map { model.markAnnounced($0) }
            return model.write(.toastRefunded, title)
        }
    }

    private mutating func decline(_ dialog: RefundDialog) -> [Command] {
        overlay = nil
        return write(dialog.choice == .refund ? .plainNotRefunded : .plainUnchanged)
    }

    // MARK: Typed values

    /// Applies the answer to a question for a value; an answer that is not valid changes nothing.
    private mutating func applyEntry(_ text: String) -> [Command] {
        TextInputDialog.edit(in: &self) { $0.type(text) }
        guard case .entry(let dialog) = overlay else { return [] }
        guard !dialog.kind.changesContext else {
            overlay = nil
            return changeContext(dialog.contextChange)
        }
        let commands = dialog.submit(in: &self)
        if case .entry(let refused) = overlay {
            overlay = nil
            write(formatter.sanitized(refused.error ?? ""))
            return commands + write(.plainUnchanged)
        }
        guard case .sandbox(.subscription(let id, _))? = commands.first else { return commands }
        return awaitTest(of: id, in: commands)
    }
}
