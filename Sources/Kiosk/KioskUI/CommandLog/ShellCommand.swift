import PurchaseCore
package import StoreAPI
import StoreModel

/// The command line of kiosk that does the same as a command of the interface.
package struct ShellCommand: Hashable, Sendable {
    /// An option; the value is nil for a flag.
    package typealias Option = (name: String, value: String?)

    private let command: [String]
    private let arguments: [String]
    private var options: [String] = []

    init(_ command: String..., arguments: [String] = [], options: [Option] = []) {
        (self.command, self.arguments) = (command, arguments)
        add(options)
    }

    /// Adds options; a value with a leading hyphen is attached to its name, because it would be read as an option.
    mutating func add(_ more: [Option]) {
        options += more.flatMap { name, value in
            guard let value else { return ["--\(name)"] }
            return value.hasPrefix("-") ? ["--\(name)=\(value)"] : ["--\(name)", value]
        }
    }

    /// Adds the words of options.
    mutating func add(words: [String]) { options += words }

    /// The words after `kiosk`, without quotation marks.
    package var words: [String] {
        arguments.contains { $0.hasPrefix("-") }
            ? command + options + ["--"] + arguments : command + arguments + options
    }

    /// The command line, whose words are quoted for a shell where necessary.
    package var text: String { (["kiosk"] + words).map(\.quotedForShell).joined(separator: " ") }
}

// MARK: Commands

extension Command {
    /// The equivalent command line; nil if the command only reads or concerns the interface, or if there is none.
    var shellCommand: ShellCommand? {
        switch self {
        case .engine(let command): command.shellCommand
        case .sandbox(let action): action.shellCommand
        case .changeContext(.account(let name)):
            ShellCommand("shop", options: [("account", name.rawValue)])
        case .changeContext(.device(let name)):
            ShellCommand("shop", options: [("device", name.rawValue)])
        case .changeContext(.storefront(let code)):
            ShellCommand("shop", options: [("storefront", code)])
        case .planCrash(let point):
            point.map { ShellCommand("shop", options: [("crash", "\($0)")]) }
        case .terminal, .newIntent, .setPace, .query, .save, .exportLog, .log, .copy, .parseOptions:
            nil
        }
    }

    /// Returns the equivalent command line in a context, quoted for a shell; nil if there is none.
    func commandLine(in context: SessionContext) -> String? {
        var line = shellCommand
        line?.add(words: context.commandWords)
        return line?.text
    }

    /// Whether the command acts on the account and the device of the session without naming them.
    var usesSessionContext: Bool { if case .engine = self { true } else { false } }
}

extension EngineCommand {
    fileprivate var shellCommand: ShellCommand? {
        switch self {
        case .buy(let product, let quantity, let outcome, let terms, _):
            // An introductory offer has no name, and is applied automatically.
            let offer = terms?.offer.flatMap { $0.name.isEmpty ? nil : $0.name }
            return ShellCommand(
                "buy", arguments: [product.id.rawValue],
                options: [
                    quantity > 1 ? ("quantity", "\(quantity)") : nil,
                    outcome == .approve ? nil : ("outcome", outcome.rawValue),
                    offer.map { ("offer", $0) },
                ].compactMap(\.self))
        case .restore: return ShellCommand("restore")
        case .spend(let goods, let note):
            return ShellCommand(
                "spend", arguments: [goods.good.rawValue, "\(goods.amount)"],
                options: note.isEmpty ? [] : [("note", note)])
        case .finish(let id): return ShellCommand("finish", arguments: [id.rawValue])
        case .manage(let id, let change):
            return ShellCommand("subscriptions", arguments: [change.rawValue, id.rawValue])
        case .refreshWallet, .retry: return nil
        }
    }
}

extension SandboxAction {
    /// The equivalent command line; nil if no single command does the same.
    package var shellCommand: ShellCommand? {
        switch self {
        case .order(let id, let decision):
            ShellCommand("sandbox", decision.rawValue, arguments: [id.rawValue])
        case .transaction(let id, let change): change.shellCommand(of: id)
        case .subscription(let id, let control): control.shellCommand(of: id)
        case .buyOutside(let purchase):
            ShellCommand(
                "sandbox", "buy", arguments: [purchase.productID.rawValue],
                options: (purchase.quantity > 1 ? [("quantity", "\(purchase.quantity)")] : [])
                    + [
                        ("account", purchase.account.rawValue),
                        ("device", purchase.device.rawValue),
                    ])
        case .clearHistory(let account, _):
            ShellCommand(
                "sandbox", "account", "clear-history", arguments: [account.rawValue],
                options: [("yes", nil)])
        case .planFault(let plan): ShellCommand("sandbox", "fault", "add", arguments: plan.words)
        case .clearFault(let id): ShellCommand("sandbox", "fault", "clear", arguments: ["\(id)"])
        case .clearFaults: ShellCommand("sandbox", "fault", "clear")
        case .clock(let change): ShellCommand("sandbox", "clock", arguments: change.words)
        case .family(let change): change.shellCommand
        case .catalog(let edit): edit.shellCommand
        case .createOfferCodes(let request): request.shellCommand
        }
    }
}

extension TransactionChange {
    fileprivate func shellCommand(of id: TransactionID) -> ShellCommand {
        let target = [id.rawValue]
        return switch self {
        case .refund(.whole): ShellCommand("sandbox", "refund", arguments: target)
        case .refund(.percentage(let share)):
            ShellCommand(
                "sandbox", "refund", arguments: target,
                options: [
                    ("percent", DecimalAmount.text(milliunits: Int64(share), exponent: 0))
                ])
        case .refund(.amount(let amount)):
            ShellCommand(
                "sandbox", "refund", arguments: target,
                options: [("amount", DecimalAmount.text(milliunits: amount, exponent: 0))])
        case .reverse: ShellCommand("sandbox", "reverse-refund", arguments: target)
        case .request(let reason):
            ShellCommand(
                "sandbox", "request-refund", arguments: target,
                options: [("because", reason.rawValue)])
        case .decline: ShellCommand("sandbox", "decline-refund", arguments: target)
        case .revoke: ShellCommand("sandbox", "revoke", arguments: target)
        case .delete:
            ShellCommand(
                "sandbox", "transaction", "delete", arguments: target, options: [("yes", nil)])
        }
    }
}

extension SubscriptionControl {
    fileprivate func shellCommand(of id: TransactionID) -> ShellCommand {
        let isWithoutConsent = if case .price(_, consent: false) = self { true } else { false }
        return ShellCommand(
            "sandbox", "subscription",
            arguments: [words[0], id.rawValue] + words.dropFirst(),
            options: isWithoutConsent ? [("no-consent", nil)] : [])
    }
}

extension FamilyChange {
    fileprivate var shellCommand: ShellCommand {
        switch self {
        case .join(let account, let organizer):
            ShellCommand(
                "sandbox", "family", arguments: ["add", account.rawValue],
                options: [("of", organizer.rawValue)])
        case .leave(let account):
            ShellCommand("sandbox", "family", arguments: ["remove", account.rawValue])
        case .share(let account, let isOn):
            ShellCommand(
                "sandbox", "family",
                arguments: [isOn ? "share" : "stop-sharing", account.rawValue])
        }
    }
}

extension CatalogEdit {
    /// Changes that give an option two values need several commands.
    fileprivate var shellCommand: ShellCommand? {
        switch self {
        case .reset(let product):
            return ShellCommand(
                "sandbox", "product", arguments: product.map { [$0.rawValue] } ?? [],
                options: [("reset", nil)])
        case .change(let product, let changes):
            var values: [String: String] = [:]
            var options: [ShellCommand.Option] = []
            for (name, value) in changes.flatMap(\.options) {
                let other = values.updateValue(value, forKey: name)
                guard other == nil || other == value else { return nil }
                if other == nil { options.append((name, value)) }
            }
            return ShellCommand(
                "sandbox", "product", arguments: [product.rawValue], options: options)
        }
    }
}

extension OfferCodeCreationRequest {
    /// A command states how long the codes are valid, not until when.
    fileprivate var shellCommand: ShellCommand? {
        guard terms.expires == nil else { return nil }
        let options: [ShellCommand.Option?] = [
            ("of", productID.rawValue), custom == nil ? ("count", "\(count)") : nil,
            custom.map { ("code", $0) },
            custom == nil ? nil : terms.limit.map { ("limit", "\($0)") },
            terms.isOncePerCustomer ? ("once-per-customer", nil) : nil,
        ]
        return ShellCommand(
            "sandbox", "code", "make", arguments: [offerIdentifier],
            options: options.compactMap(\.self))
    }
}
