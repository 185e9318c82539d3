import KioskPresentation
import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// Payment outcome, session context and Library in line mode.
extension Model {
    mutating func performContextCommand(_ command: LineModeCommand) -> [Command] {
        switch command {
        case .context:
            write(SessionContextDescription(model: self).lines)
            return []
        case .outcome(let name): return choose(outcome: name)
        case .language(let name): return choose(language: name)
        case .account(let name): return change(.account, context.account.rawValue, to: name)
        case .device(let name): return change(.device, context.device.rawValue, to: name)
        case .storefront(let name): return change(.storefront, "", to: name)
        default: return []
        }
    }

    private mutating func choose(outcome name: String?) -> [Command] {
        if let outcome = name.flatMap({ Outcome(rawValue: $0.lowercased()) }) {
            let commands = setOutcome(outcome)
            let note = formatter.sanitized(formatter.messages.note(of: outcome))
            write(outcome == .askToBuy ? formatter.text(.plainDeferred) : note)
            return commands
        }
        if let name { write(formatter.text(.plainUnknown, String(name.prefix(80)))) }
        write(formatter.text(.outcomeIs, formatter.messages.name(of: context.outcome)))
        printCommands(
            Outcome.allCases.map { outcome in
                (
                    .outcome(outcome.rawValue),
                    formatter.sanitized(formatter.messages.name(of: outcome))
                )
            })
        return []
    }

    private mutating func choose(language name: String?) -> [Command] {
        if let language = name.flatMap(Self.language) {
            awaitEvent(.catalog)
            return [.log(.action("language"))] + setLanguage(language)
        }
        if let name { write(formatter.text(.plainUnknown, String(name.prefix(80)))) }
        printCommands(
            LocalizedTexts.languages.map { locale in
                (.language(locale.identifier), formatter.sanitized(LanguageName.of(locale)))
            })
        return []
    }

    /// Returns the language with a locale identifier, or with its name in that language.
    private static func language(_ name: String) -> LocaleID? {
        var fold = TextFold()
        let wanted = fold.bytes(name)
        return LocalizedTexts.languages.first { fold.bytes(LanguageName.of($0)) == wanted }
            ?? LocaleID(name).flatMap { locale in
                let spoken = LocalizedTexts(locale: locale).language
                // An unsupported language would fall back to English.
                return name.lowercased().hasPrefix(spoken.identifier.prefix(2)) ? spoken : nil
            }
    }

    private mutating func change(
        _ kind: TextInputDialog.Kind, _ present: String, to name: String?
    ) -> [Command] {
        var dialog = TextInputDialog(kind, present)
        if let name {
            dialog.type(name)
            return dialog.contextChange.map { changeContext($0) } ?? []
        }
        write(formatter.text(dialog.explanation))
        let open = engine.openCount
        if open > 0, kind != .storefront { write(formatter.text(.sandboxOpenStays, String(open))) }
        overlay = .entry(dialog)
        return []
    }

    // MARK: Library

    mutating func performLibraryCommand(_ command: LineModeCommand) -> [Command] {
        switch command {
        case .library: return printLibrary()
        case .good(let good): return write(good: good)
        case .spend(let name, let amount, let note): return spend(name, amount, note)
        default: return []
        }
    }

    private mutating func printLibrary() -> [Command] {
        let commands = show(.library)
        let speech = LibraryDescription(model: self)
        write(speech.head)
        printList(NumberedList(.library, speech.items))
        write(speech.tail)
        return commands
    }

    private mutating func write(good: GoodID) -> [Command] {
        let commands = show(.library)
        write(LibraryDescription(model: self).details(of: good))
        var acts: [(command: LineModeCommand, text: SafeText)] = []
        if engine.balances[good] ?? 0 > 0 {
            let spending = LineModeCommand.spend(.id(good.rawValue), amount: nil, note: "")
            acts.append((spending, formatter.text(.hintSpend)))
        }
        acts.append((.back, formatter.text(.plainAgain, formatter.text(.tabLibrary).string)))
        printCommands(acts)
        return commands
    }

    private mutating func spend(
        _ name: TargetReference, _ amount: String?, _ note: String
    ) -> [Command] {
        guard let good = good(named: name) else {
            write(formatter.text(.plainNoGood, name.quoted))
            return []
        }
        var dialog = SpendDialog(good: good)
        dialog.note = String(note.prefix(60))
        let commands = show(.library) + [.log(.action("spend", detail: ""))]
        guard let amount else {
            overlay = .spend(dialog)
            let have = GoodAmount(good: good, amount: engine.balances[good] ?? 0)
            write(formatter.text(.spendHave, formatter.goods(have)))
            return commands
        }
        dialog.amount = String(amount.prefix(15))
        guard let value = dialog.parsedAmount else {
            write(formatter.text(.plainNotSpent))
            explain(.spend)
            return commands
        }
        return commands + requestSpendConfirmation(dialog, value)
    }

    /// Returns a good in the wallet by list number, or by its ID or displayed name or the beginning of one.
    private func good(named name: TargetReference) -> GoodID? {
        let numbered = name.number.flatMap { number in
            lineMode?.item(number) { if case .good(let good) = $0 { good } else { nil } }
        }
        if let numbered { return numbered }
        let goods = engine.snapshot.wallet.balances.map(\.good)
        let wanted = name.text.lowercased()
        let names = goods.map { [$0.rawValue, formatter.name(of: $0)].map { $0.lowercased() } }
        let exact = names.firstIndex { $0.contains(wanted) }
        guard exact == nil, name.number == nil else { return exact.map { goods[$0] } }
        return names.firstIndex { $0.contains { $0.hasPrefix(wanted) } }.map { goods[$0] }
    }
}
