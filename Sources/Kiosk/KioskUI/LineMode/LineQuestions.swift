import KioskPresentation
import PurchaseCore
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// An answer to a question in line mode.
struct LineModeAnswer: Sendable {
    /// The words, separated by single spaces.
    let text: String
    /// When it was typed; nil for input from a pipe, which was written before any question.
    let typedAt: Timestamp?

    init(_ line: String, typedAt: Timestamp? = nil) {
        text = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        self.typedAt = typedAt
    }

    /// The only word in lowercase; empty for several words.
    var word: String { text.contains(" ") ? "" : text.lowercased() }

    /// Returns whether the answer confirms a question.
    func confirms(_ confirm: ConfirmationGuard) -> Bool {
        word == "yes" && (typedAt.map { confirm.allows(at: $0, lastPressAt: nil) } ?? true)
    }
}

/// A dialog that line mode asks as a question.
protocol LineModeQuestion: DialogComponent {
    /// Returns the question, which is the prompt of line mode.
    func question(in model: Model) -> SafeText
    /// Returns what is printed before the question.
    func questionDetails(in model: Model) -> [SafeText]
    /// Handles an answer.
    func answer(_ answer: LineModeAnswer, in model: inout Model) -> [Command]
}

// MARK: Pending question

extension Model {
    /// Whether the next line answers a question.
    var awaitsAnswer: Bool { pendingQuestion != nil || filter?.isTyping ?? false }

    /// The dialog whose question is pending; nil without one.
    var pendingQuestion: (any LineModeQuestion)? { overlay?.dialog as? any LineModeQuestion }

    /// The product of the pending purchase question.
    var productToConfirm: Product? {
        if case .buy(let dialog) = overlay, !dialog.isSent { dialog.product } else { nil }
    }

    /// The pending question; nil without one.
    var pendingPrompt: SafeText? {
        pendingQuestion?.question(in: self)
            ?? (filter?.isTyping ?? false ? formatter.fact(.filter, .empty) : nil)
    }

    /// Answers the pending question; `repeat` prints the details of a confirmation again.
    mutating func answer(_ answer: LineModeAnswer) -> [Command] {
        guard let question = pendingQuestion else {
            editFilter { $0.stopTyping() }
            return find(answer.text)
        }
        if question is any ConfirmationDialog, LineModeVerb.named(answer.word)?.name == "repeat" {
            lineMode?.beginAnswer()
            return repeatOutput()
        }
        return question.answer(answer, in: &self)
    }
}

// MARK: Purchases

extension PurchaseDialog: LineModeQuestion {
    func question(in model: Model) -> SafeText {
        let formatter = model.formatter
        let price = isFree ? formatter.text(.free) : total.map(formatter.price)
        return formatter.text(
            .plainBuyPrompt, product.displayName, String(quantity),
            (price ?? formatter.text(.noPrice)).string)
    }

    /// Returns the facts of the dialog in its order; the question itself states the product, the quantity and the price.
    func questionDetails(in model: Model) -> [SafeText] {
        let formatter = model.formatter
        let view = PurchaseDialogView(model: model, dialog: self)
        let range = product.type.quantities
        let changed = isChanged ? [formatter.text(.dialogChanged)] : []
        let outcome = formatter.text(.outcomeIs, formatter.messages.name(of: outcome))
        let quantities = formatter.text(
            .plainQuantityHint, "\(range.lowerBound)", "\(range.upperBound)")
        return changed + model.charges(of: self) + [outcome, view.whoFor] + view.warnings
            + view.explanations + (range.count > 1 ? [quantities] : [])
    }

    func answer(_ answer: LineModeAnswer, in model: inout Model) -> [Command] {
        guard answer.confirms(confirmationGuard) else { return decline(answer.word, in: &model) }
        let commands = confirm(in: &model)
        guard let id = intentID, !commands.isEmpty else {
            model.write(model.blockedReason(product) ?? .empty)
            return decline("", in: &model)
        }
        return model.sending(commands) { model in
            // The purchase's result already named the received goods.
            model.lineMode?.announcedOwnership = nil
            // A purchase that must be finished manually is announced together with the command for that.
            let rows = model.engine.snapshot.rows.filter {
                $0.intentID == id && $0.stage != .delivered
            }
            model.lineMode?.announcedChanges.markAnnounced(rows)
            return []
        }
    }

    /// Asks again for another valid quantity; any other word means no.
    private func decline(_ word: String, in model: inout Model) -> [Command] {
        let range = product.type.quantities
        if let count = Int(word), range.count > 1, range.contains(count) {
            var other = PurchaseDialog(
                product: product, outcome: outcome, isOwned: isOwned, terms: terms)
            other.quantity = count
            model.overlay = .buy(other)
            return [.newIntent]
        }
        model.write(.plainNotBought)
        return leave(&model)
    }
}

// MARK: Spending

extension SpendDialog: LineModeQuestion {
    func question(in model: Model) -> SafeText {
        goods.map { model.formatter.text(.plainSpendPrompt, model.formatter.goods($0)) }
            ?? model.formatter.fact(.spendAmount, .empty)
    }

    func questionDetails(in model: Model) -> [SafeText] {
        let have = model.formatter.goods(model.balance(of: good))
        return goods == nil ? [model.formatter.text(.spendHave, have)] : []
    }

    func answer(_ answer: LineModeAnswer, in model: inout Model) -> [Command] {
        guard let goods else {
            var dialog = self
            dialog.amount =
                answer.word.allSatisfy(\.isASCII) ? String(answer.word.prefix(15)) : ""
            model.overlay = nil
            return dialog.goods == nil
                ? model.write(.plainNotSpent) : dialog.requestConfirmation(in: &model)
        }
        guard answer.confirms(confirmationGuard) else {
            model.write(.plainNotSpent)
            return leave(&model)
        }
        model.overlay = nil
        return model.sending([.engine(.spend(goods, note: note))]) {
            $0.lineMode?.announcedOwnership = nil
            return []
        }
    }

    /// Asks for a confirmation of the spending, if the balance is sufficient.
    func requestConfirmation(in model: inout Model) -> [Command] {
        let have = model.balance(of: good)
        guard have.amount >= parsedAmount ?? 0 else {
            model.write(.toastNotEnoughPlain, model.formatter.goods(have))
            return model.write(.plainNotSpent)
        }
        model.overlay = .spend(self)
        return []
    }
}

// MARK: Typed values

extension TextInputDialog: LineModeQuestion {
    func question(in model: Model) -> SafeText { model.formatter.fact(title, .empty) }

    func questionDetails(in model: Model) -> [SafeText] {
        [explanation(in: model)] + (openOrderNote(in: model).map { [$0] } ?? [])
    }

    /// Applies an answer; one that is not valid changes nothing.
    func answer(_ answer: LineModeAnswer, in model: inout Model) -> [Command] {
        var dialog = self
        dialog.type(answer.text)
        if kind.changesContext {
            model.overlay = nil
            guard let change = dialog.contextChange, change != contextChange else {
                return model.write(.plainUnchanged)
            }
            model.write(.loading)
            return model.sending([.changeContext(change)]) { $0.welcome(isFirst: false) }
        }
        model.overlay = dialog.overlay
        let commands = dialog.submit(in: &model)
        if case .entry(let refused) = model.overlay {
            model.overlay = nil
            model.write(model.formatter.sanitized(refused.error ?? ""))
            return commands + model.write(.plainUnchanged)
        }
        guard case .sandbox(.subscription(let id, _))? = commands.first else { return commands }
        return model.sending(commands) { $0.printDetails(of: .storeSubscription(id)) }
    }
}
