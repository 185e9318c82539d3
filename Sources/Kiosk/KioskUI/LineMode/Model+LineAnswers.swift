import KioskPresentation
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
        if dialog.isChanged { write(formatter.text(.dialogChanged)) }
        if dialog.isFree {
            write(formatter.text(.dialogOwned))
        } else if isShared(dialog.product) {
            write(formatter.text(.dialogShared))
        }
        write(charges(of: dialog))
        write(
            formatter.text(
                .dialogFor, context.account.rawValue, context.device.rawValue,
                context.backendName ?? formatter.messages.text(.dialogBackend)))
        write(formatter.text(.outcomeIs, formatter.messages.name(of: dialog.outcome)))
        let range = dialog.product.type.quantities
        if range.count > 1 {
            write(formatter.text(.plainQuantityHint, "\(range.lowerBound)", "\(range.upperBound)"))
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
        if awaitsConfirmation, LineModeCommand(line) == .again { return repeatOutput() }
        let parts = line.split(whereSeparator: \.isWhitespace)
        let word = parts.count == 1 ? parts[0].lowercased() : ""
        let isYes = { (confirm: ConfirmationGuard) in
            word == "yes" && (!isTyped || confirm.allows(at: at, lastPressAt: nil))
        }
        switch overlay {
        case .buy(let dialog):
            return isYes(dialog.confirmationGuard) ? confirm(buying: dialog) : decline(dialog, word)
        case .spend(let dialog):
            guard dialog.parsedAmount != nil else { return applyAmount(word, dialog) }
            return isYes(dialog.confirmationGuard) ? confirm(spending: dialog) : leave(dialog)
        case .refund(let dialog):
            return isYes(dialog.confirmationGuard) ? confirm(refunding: dialog) : leave(dialog)
        case .entry: return applyEntry(line)
        case .help, .manual, .toastHistory, .palette, .themes, .plans, .clock:
            overlay = nil
            return []
        case nil:
            editFilter { $0.stopTyping() }
            return perform(.find(parts.joined(separator: " ")), hasData: false)
        }
    }

    // MARK: Buying

    private mutating func confirm(buying dialog: PurchaseDialog) -> [Command] {
        let commands = dialog.confirm(in: &self)
        guard let id = dialog.intentID, !commands.isEmpty else {
            if let reason = blockedReason(dialog.product) { write(reason) }
            return decline(dialog, "")
        }
        awaitEvent(.purchase(id))
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
        write(formatter.text(.plainNotBought))
        return dialog.leave(&self)
    }

    // MARK: Spending and refunds

    private mutating func applyAmount(_ word: String, _ dialog: SpendDialog) -> [Command] {
        var dialog = dialog
        dialog.amount = word.allSatisfy(\.isASCII) ? String(word.prefix(15)) : ""
        overlay = nil
        guard let value = dialog.parsedAmount else {
            write(formatter.text(.plainNotSpent))
            return []
        }
        return requestSpendConfirmation(dialog, value)
    }

    /// Asks for a confirmation of the spending, if the balance is sufficient.
    mutating func requestSpendConfirmation(_ dialog: SpendDialog, _ value: Int64) -> [Command] {
        let have = GoodAmount(good: dialog.good, amount: engine.balances[dialog.good] ?? 0)
        guard have.amount >= value else {
            write(formatter.text(.toastNotEnoughPlain, formatter.goods(have)))
            write(formatter.text(.plainNotSpent))
            return []
        }
        overlay = .spend(dialog)
        return []
    }

    private mutating func confirm(spending dialog: SpendDialog) -> [Command] {
        overlay = nil
        guard let goods = dialog.goods else { return [] }
        awaitEvent(.spend(goods))
        return [.spend(goods, note: dialog.note)]
    }

    private mutating func leave(_ dialog: SpendDialog) -> [Command] {
        overlay = nil
        write(formatter.text(.plainNotSpent))
        return [.log(.action("cancel", detail: dialog.good.rawValue))]
    }

    private mutating func confirm(refunding dialog: RefundDialog) -> [Command] {
        overlay = nil
        guard let id = dialog.order.transactionID else { return [] }
        return awaitAction(
            in: [
                .log(.action(dialog.choice.logName, transactionID: id)),
                .sandbox(.transaction(id, dialog.choice.change)),
            ], title: title(of: dialog.order.productID))
    }

    private mutating func leave(_ dialog: RefundDialog) -> [Command] {
        overlay = nil
        write(formatter.text(dialog.choice == .refund ? .plainNotRefunded : .plainUnchanged))
        return []
    }

    // MARK: Changing the context

    private mutating func applyEntry(_ line: String) -> [Command] {
        TextInputDialog.edit(in: &self) {
            $0.type(line.split(whereSeparator: \.isWhitespace).joined(separator: " "))
        }
        guard case .entry(let dialog) = overlay else { return [] }
        overlay = nil
        switch dialog.kind {
        case .fault: return plan(dialog)
        // These dialogs are opened on the screen only.
        case .product, .crash: return []
        default: break
        }
        if let action = dialog.subscriptionAction, !line.allSatisfy(\.isWhitespace) {
            return performAction(action)
        }
        guard !line.allSatisfy(\.isWhitespace), let change = dialog.contextChange else {
            if !dialog.kind.changesContext { write(formatter.text(dialog.refusal)) }
            write(formatter.text(.plainUnchanged))
            return []
        }
        return changeContext(change)
    }

    /// Plans a fault, or prints which word of the line is not valid.
    private mutating func plan(_ dialog: TextInputDialog) -> [Command] {
        switch dialog.faultPlan {
        case .success(let plan):
            return awaitAction(in: [.sandbox(.planFault(plan))], then: .printFaults)
        case .failure(let mistake):
            write(formatter.sanitized(mistake.message))
            write(formatter.text(.plainUnchanged))
            return []
        }
    }

    /// Changes the session context, unless it already has this value.
    mutating func changeContext(_ change: ContextChange) -> [Command] {
        guard !isHere(change) else {
            write(formatter.text(.plainUnchanged))
            return []
        }
        write(formatter.text(.loading))
        awaitEvent(.opening(isFirst: false))
        return [.changeContext(change)]
    }

    private func isHere(_ change: ContextChange) -> Bool {
        switch change {
        case .account(let name): name == context.account
        case .device(let name): name == context.device
        case .storefront(let code):
            code == (shop.catalog?.storefront ?? context.storefront).countryCode
        }
    }
}
