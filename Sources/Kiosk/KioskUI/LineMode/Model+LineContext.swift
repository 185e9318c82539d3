import KioskPresentation
import PurchaseCore
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// Payment outcome, session context, language, planned crashes and the store's clock in line mode.
extension Model {
    mutating func chooseOutcome(_ name: String?) -> [Command] {
        if let outcome = name.flatMap({ Outcome(rawValue: $0.lowercased()) }) {
            let commands = setOutcome(outcome)
            let note = formatter.sanitized(formatter.messages.note(of: outcome))
            return commands
                + write(outcome == .askToBuy ? formatter.text(.plainDeferred) : note)
        }
        writeUnknown(name)
        write(.outcomeIs, formatter.messages.name(of: context.outcome))
        return printChoices(
            Outcome.allCases, { $0.sanitized($0.messages.name(of: $1)) }
        ) {
            $0.chooseOutcome($1.rawValue)
        }
    }

    mutating func chooseLanguage(_ name: String?) -> [Command] {
        if let language = name.flatMap(Self.language) {
            awaitCatalog()
            return [.log(.action("language"))] + setLanguage(language)
        }
        writeUnknown(name)
        return printChoices(
            LocalizedTexts.languages, { $0.sanitized(LanguageName.of($1)) }
        ) {
            $0.chooseLanguage($1.identifier)
        }
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

    // MARK: Account, device and storefront

    /// Prints the facts of the session context.
    mutating func printContext() -> [Command] {
        write(formatter.fact(.sandbox, formatter.text(.noRealMoney)))
        let kinds = SandboxControlKind.context + (storeClockDiffers ? [.time, .speed] : [])
        return write(kinds.map { formatter.fact($0.label, value(of: $0)) })
    }

    /// Changes a value of the session context, or asks for it without a name.
    mutating func changeContext(_ kind: TextInputDialog.Kind, to name: String?) -> [Command] {
        if let name {
            var dialog = TextInputDialog(kind, "")
            dialog.type(name)
            return changeContext(dialog.contextChange)
        }
        let commands = SandboxScreen().openEntry(kind, in: &self)
        if case .entry(let dialog) = overlay { write(dialog.explanation) }
        let open = engine.openCount
        if open > 0, kind != .storefront { write(.sandboxOpenStays, String(open)) }
        return commands
    }

    /// Changes the session context, unless it already has this value.
    mutating func changeContext(_ change: ContextChange?) -> [Command] {
        guard let change, !isHere(change) else { return write(.plainUnchanged) }
        write(.loading)
        awaitEvent(.opening(isFirst: false)) { $0.welcome(isFirst: false) }
        return [.changeContext(change)]
    }

    private func isHere(_ change: ContextChange) -> Bool {
        switch change {
        case .account(let name): name == context.account
        case .device(let name): name == context.device
        case .storefront(let code): code == storefront.countryCode
        }
    }

    // MARK: Crashes

    /// Plans a crash of the process at a point, as typed, or prints the planned crash and the possible points.
    mutating func chooseCrash(_ typed: String?) -> [Command] {
        let word = typed?.lowercased()
        if word == "now" { return [.terminal(.crash(nil))] }
        let moment = typed.flatMap { CrashMoment(typed: $0) }
        guard moment != nil || word == "none" || word == "never" else {
            writeUnknown(typed)
            return printCrashMoments()
        }
        let commands = setCrash(moment)
        write(
            moment.map { formatter.text(.plainCrashPlanned, "\($0)") }
                ?? formatter.fact(.crashLabel, formatter.text(.crashNever)))
        return commands
    }

    private mutating func printCrashMoments() -> [Command] {
        write(formatter.fact(.crashLabel, value(of: .crash)))
        write(.sandboxCrashEntryHelp, CrashMoment.choices)
        let points: [CrashMoment?] = CrashMoment.purchaseMoments + [nil]
        return printChoices(
            points,
            { formatter, point in
                point.map { formatter.sanitized("\($0)") } ?? formatter.text(.crashNever)
            }
        ) {
            $0.chooseCrash($1.map { "\($0)" } ?? "none")
        }
    }

    // MARK: The store's clock

    /// The words that change the clock, each with its description and its effect.
    private static let clockWords: [(word: String, text: TextKey, change: LineAction)] = [
        ("next", .hintClockNext, { $0.changeClock(ClockStep.nextEvent.change) }),
        ("day", .hintClockDay, { $0.changeClock(ClockStep.day.change) }),
        ("month", .hintClockMonth, { $0.changeClock(ClockStep.month.change) }),
        ("year", .hintClockYear, { $0.changeClock(ClockStep.year.change) }),
        ("freeze", .hintClockFreeze, { $0.storeClock.rate == 0 ? [] : $0.freezeClock() }),
        ("run", .hintClockFreeze, { $0.storeClock.rate == 0 ? $0.freezeClock() : [] }),
        ("faster", .hintClockFaster, { $0.changeClockRate(by: 1) }),
        ("slower", .hintClockSlower, { $0.changeClockRate(by: -1) }),
    ]

    /// Changes the store's clock, or prints it without a word; returns nil if the word is unknown.
    mutating func changeClock(typed word: String?) -> [Command]? {
        if let word = word?.lowercased() {
            let change = Self.clockWords.first { $0.word == word }?.change
            return change.map { awaitAction(in: $0(&self)) }
        }
        write(formatter.fact(.sandboxClock, storeTime))
        let hidden = storeClock.rate == 0 ? "freeze" : "run"
        return printChoices(
            Self.clockWords.filter { $0.word != hidden }, { $0.text($1.text) }
        ) {
            $0.changeClock(typed: $1.word) ?? []
        }
    }
}
