import PurchaseCore
import StoreModel
import StoreText
import TerminalGraphics

/// Payment outcome, session context and Library in line mode.
extension Model {
    mutating func carryOutAboutPlace(_ command: LineCommand) -> [Command] {
        switch command {
        case .place:
            say(SessionContextSpeech(model: self).lines)
            return []
        case .outcome(let name): return choose(outcome: name)
        case .language(let name): return choose(language: name)
        case .account(let name): return change(.account, place.account.rawValue, to: name)
        case .device(let name): return change(.device, place.device.rawValue, to: name)
        case .storefront(let name): return change(.storefront, "", to: name)
        default: return []
        }
    }

    private mutating func choose(outcome name: String?) -> [Command] {
        if let outcome = name.flatMap({ Outcome(rawValue: $0.lowercased()) }) {
            let commands = setOutcome(outcome)
            let note = words.quote(words.messages.note(of: outcome))
            say(outcome == .askToBuy ? words.say(.plainDeferred) : note)
            return commands
        }
        if let name { say(words.say(.plainUnknown, String(name.prefix(80)))) }
        say(words.say(.outcomeIs, words.messages.name(of: place.outcome)))
        tell(
            Outcome.allCases.map { outcome in
                (.outcome(outcome.rawValue), words.quote(words.messages.name(of: outcome)))
            })
        return []
    }

    private mutating func choose(language name: String?) -> [Command] {
        if let language = name.flatMap(Self.language) {
            wait(.catalog)
            return [.note(.act("language"))] + speakFromNowOn(language)
        }
        if let name { say(words.say(.plainUnknown, String(name.prefix(80)))) }
        tell(
            LocalizedTexts.languages.map { locale in
                (.language(locale.identifier), words.quote(LanguageName.of(locale)))
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
        _ kind: EntryDialog.Kind, _ present: String, to name: String?
    ) -> [Command] {
        var dialog = EntryDialog(kind, present)
        if let name {
            dialog.type(name)
            return dialog.change.map { move($0) } ?? []
        }
        say(words.say(dialog.explanation))
        let open = engine.openCount
        if open > 0, kind != .storefront { say(words.say(.sandboxOpenStays, String(open))) }
        overlay = .entry(dialog)
        return []
    }

    // MARK: Library

    mutating func carryOutInLibrary(_ command: LineCommand) -> [Command] {
        switch command {
        case .library: return tellLibrary()
        case .good(let good): return tell(good: good)
        case .spend(let name, let amount, let note): return spend(name, amount, note)
        default: return []
        }
    }

    private mutating func tellLibrary() -> [Command] {
        let commands = show(.library)
        let speech = LibrarySpeech(model: self)
        say(speech.head)
        tell(NumberedList(.library, speech.items))
        say(speech.tail)
        return commands
    }

    private mutating func tell(good: GoodID) -> [Command] {
        let commands = show(.library)
        say(LibrarySpeech(model: self).details(of: good))
        var acts: [(command: LineCommand, text: SafeText)] = []
        if engine.balances[good] ?? 0 > 0 {
            let spending = LineCommand.spend(.id(good.rawValue), amount: nil, note: "")
            acts.append((spending, words.say(.hintSpend)))
        }
        acts.append((.back, words.say(.plainAgain, words.say(.tabLibrary).string)))
        tell(acts)
        return commands
    }

    private mutating func spend(
        _ name: TargetReference, _ amount: String?, _ note: String
    ) -> [Command] {
        guard let good = good(named: name) else {
            say(words.say(.plainNoGood, name.quoted))
            return []
        }
        var dialog = SpendDialog(good: good)
        dialog.note = String(note.prefix(60))
        let commands = show(.library) + [.note(.act("spend", detail: ""))]
        guard let amount else {
            overlay = .spend(dialog)
            let have = GoodAmount(good: good, amount: engine.balances[good] ?? 0)
            say(words.say(.spendHave, words.counts.string(have)))
            return commands
        }
        dialog.amount = String(amount.prefix(15))
        guard let value = dialog.value else {
            say(words.say(.plainNotSpent))
            explain(.spend)
            return commands
        }
        return commands + askToSpend(dialog, value)
    }

    /// Returns a good in the wallet by list number, name, or beginning of its name.
    private func good(named name: TargetReference) -> GoodID? {
        let numbered = name.number.flatMap { number in
            conversation?.thing(number) { if case .good(let good) = $0 { good } else { nil } }
        }
        if let numbered { return numbered }
        let goods = engine.snapshot.wallet.balances.map(\.good)
        let wanted = name.text.lowercased()
        let exact = goods.first { $0.rawValue.lowercased() == wanted }
        guard exact == nil, name.number == nil else { return exact }
        return goods.first { $0.rawValue.lowercased().hasPrefix(wanted) }
    }
}
