import KioskPresentation
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// A dialog with one text field: for an account, device, storefront, price, number of days, fault, product edit or
/// crash point.
struct TextInputDialog: Sendable {
    enum Kind: Hashable, Sendable {
        case account, device, storefront
        /// A new price for a subscription, in the currency in which it is paid.
        case price(TransactionID, Currency)
        /// The number of days by which a subscription is extended for free.
        case days(TransactionID)
        /// A fault, in the syntax of `kiosk sandbox fault add`.
        case fault
        /// A change of a product, in the syntax of `kiosk sandbox product`.
        case product(ProductID)
        /// The point at which the process crashes itself.
        case crash

        /// Whether the answer changes the session context.
        var changesContext: Bool {
            switch self {
            case .account, .device, .storefront: true
            case .price, .days, .fault, .product, .crash: false
            }
        }

        fileprivate var texts: (title: TextKey, explanation: TextKey) {
            switch self {
            case .account: (.contextAccount, .sandboxAccountHelp)
            case .device: (.contextDevice, .sandboxDeviceHelp)
            case .storefront: (.contextStorefront, .sandboxStorefrontHelp)
            case .price: (.entryPrice, .sandboxPriceHelp)
            case .days: (.entryDays, .sandboxDaysHelp)
            case .fault: (.entryFault, .sandboxFaultHelp)
            case .product: (.entryProduct, .sandboxProductHelp)
            case .crash: (.entryCrash, .sandboxCrashEntryHelp)
            }
        }
    }

    let kind: Kind
    private(set) var text: String
    /// Why the last answer was rejected; untrusted text.
    var error: String?
    /// Whether the text is still the initial value, which the first typed letter replaces.
    private var isUntouched: Bool

    /// - Parameter text: The initial value; that of a fault is continued, because the user has chosen it in the form.
    init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
        isUntouched = kind != .fault
    }

    mutating func type(_ more: String) {
        error = nil
        let base = isUntouched ? "" : text
        isUntouched = false
        let limit = if case .product = kind { 240 } else { kind == .fault ? 240 : 64 }
        text = String((base + more.filter { !$0.isNewline }).prefix(limit))
    }

    mutating func deleteLastCharacter() {
        error = nil
        isUntouched = false
        text = String(text.dropLast())
    }

    /// The context change that the text describes; nil if the text is empty or the dialog does not change the context.
    var contextChange: ContextChange? {
        guard !text.isEmpty else { return nil }
        switch kind {
        case .account: return .account(AccountName(text))
        case .device: return .device(DeviceName(text))
        case .storefront: return .storefront(text.uppercased())
        case .price, .days, .fault, .product, .crash: return nil
        }
    }

    var title: TextKey { kind.texts.title }

    /// Returns the text that describes the valid answers and their effect.
    func explanation(in model: Model) -> SafeText {
        let (formatter, text) = (model.formatter, kind.texts.explanation)
        return kind == .crash ? formatter.text(text, CrashMoment.choices) : formatter.text(text)
    }

    /// Returns the note that open orders stay with the current account or device; nil without such orders.
    func openOrderNote(in model: Model) -> SafeText? {
        let open = model.engine.openCount
        guard open > 0, kind == .account || kind == .device else { return nil }
        return model.formatter.text(.sandboxOpenStays, String(open))
    }
}

// MARK: Input

extension TextInputDialog: DialogComponent {
    var overlay: Overlay { .entry(self) }

    func layout(in model: Model) -> DialogLayout {
        let formatter = model.formatter
        var block = TextBlock(width: DialogLayout.width(48, in: model.size))
        if case .product(let id) = kind {
            block.add(formatter.sanitized(model.name(ofSold: id)), Style(.text, on: .dialog, .bold))
        }
        block.addField(formatter.sanitized(text))
        if let error { block.addError(error, formatter) }
        block.addBlankLine()
        block.add(explanation(in: model), Style(.muted, on: .dialog))
        openOrderNote(in: model).map { block.add($0, Style(.warning, on: .dialog)) }
        let enter: TextKey = kind.changesContext ? .hintGoThere : .hintChoose
        return DialogLayout(
            title, block, top: 0, hints: [(.enter, enter), (.escape, .hintCancel)], in: model)
    }

    func handle(_ press: KeyPress, in model: inout Model) -> [Command] {
        switch press.key {
        case .escape: model.overlay = nil
        case .enter:
            if let contextChange { return [.changeContext(contextChange)] }
            return kind.changesContext || text.isEmpty ? [] : submit(in: &model)
        case .backspace: Self.edit(in: &model) { $0.deleteLastCharacter() }
        case .character(let character): Self.edit(in: &model) { $0.type(String(character)) }
        default: break
        }
        return []
    }

    func paste(_ text: String, in model: inout Model) {
        Self.edit(in: &model) { $0.type(String(text.prefix(200))) }
    }

    /// Applies an answer about a subscription, fault, product or crash, or displays why it is not valid.
    func submit(in model: inout Model) -> [Command] {
        if kind == .crash { return planCrash(in: &model) }
        switch action(in: model) {
        case .success(let action):
            model.overlay = nil
            return [.sandbox(action)]
        case .failure(let refusal):
            Self.edit(in: &model) { $0.error = refusal.sentence }
            return []
        }
    }

    private struct Refusal: Error {
        let sentence: String
    }

    private func action(in model: Model) -> Result<SandboxAction, Refusal> {
        let refuse = { (text: TextKey) in
            Result<SandboxAction, Refusal>.failure(
                Refusal(sentence: model.formatter.messages.text(text)))
        }
        switch kind {
        case .fault:
            return Result { () throws(FaultPlan.ParseError) in
                try FaultPlan(words: text.split(separator: " ").map(String.init))
            }.map(SandboxAction.planFault).mapError { Refusal(sentence: $0.message) }
        case .product(let id):
            return Result { () throws(ProductChange.ParseError) in try model.edit(of: id, text) }
                .map(SandboxAction.catalog).mapError { Refusal(sentence: $0.message) }
        case .price(let id, let currency):
            guard let amount = try? DecimalAmount.milliunits(text, exponent: currency.exponent)
            else { return refuse(.entryNoPrice) }
            let price = Price(milliunits: amount, currency: currency)
            return .success(.subscription(id, .price(price, consent: true)))
        case .days(let id):
            guard let days = Int(text), (1...90).contains(days) else {
                return refuse(.entryNoDays)
            }
            return .success(.subscription(id, .extend(days: days)))
        case .account, .device, .storefront, .crash: return refuse(.entryNoDays)
        }
    }

    /// Plans a crash at the typed point or crashes immediately; displays an error if the point is unknown.
    private func planCrash(in model: inout Model) -> [Command] {
        let point = text.split(separator: " ").joined(separator: " ")
        guard let commands = model.setCrash(typed: point) else {
            // The valid points are listed below the error.
            let sentence = model.formatter.messages.text(.crashNoPoint, point)
            Self.edit(in: &model) { $0.error = sentence }
            return []
        }
        model.overlay = nil
        return commands
    }
}
