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
        return printChoices(Outcome.allCases, { $0.sanitized($0.messages.name(of: $1)) }) {
            $0.chooseOutcome($1.rawValue)
        }
    }

    mutating func chooseLanguage(_ name: String?) -> [Command] {
        if let language = name.flatMap(Self.language) {
            return sendingCatalogRequest([.log(.action("language"))] + setLanguage(language))
        }
        writeUnknown(name)
        return printChoices(LocalizedTexts.languages, { $0.sanitized(LanguageName.of($1)) }) {
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
        let clock: [SandboxControlRow] = storeClockDiffers ? [.time, .speed] : []
        let controls = SandboxControlRow.all(in: .context) + clock
        return write(controls.map { formatter.fact($0.label, $0.value(self)) })
    }

    /// Changes a value of the session context, or asks for it without a name.
    mutating func changeContext(_ kind: TextInputDialog.Kind, to name: String?) -> [Command] {
        let commands = SandboxScreen().openEntry(kind, in: &self)
        guard let name, let question = pendingQuestion else { return commands }
        return commands + question.answer(LineModeAnswer(name), in: &self)
    }

    // MARK: Crashes

    /// Plans a crash of the process at a point, as typed, or prints the planned crash and the possible points.
    mutating func chooseCrash(_ typed: String?) -> [Command] {
        guard let commands = typed.flatMap({ setCrash(typed: $0) }) else {
            writeUnknown(typed)
            write(formatter.fact(.crashLabel, SandboxControlRow.crash.value(self)))
            write(.sandboxCrashEntryHelp, CrashMoment.choices)
            let names = CrashMoment.purchaseMoments.map { "\($0)" } + ["never"]
            return printChoices(
                names, { $1 == "never" ? $0.text(.crashNever) : $0.sanitized($1) }
            ) { $0.chooseCrash($1) }
        }
        if context.isReadOnly || commands == [.terminal(.crash(nil))] { return commands }
        let planned = sandbox.crash.map { formatter.text(.plainCrashPlanned, "\($0)") }
        let value = SandboxControlRow.crash.value(self)
        return commands + write(planned ?? formatter.fact(.crashLabel, value))
    }

    // MARK: The store's clock

    /// The words that change the clock, each with its description and its effect.
    private static let clockWords: [(word: String, text: TextKey, change: LineAction)] = [
        ("next", .hintClockNext, { $0.confirmAdvance(.nextEvent) }),
        ("day", .hintClockDay, { $0.confirmAdvance(.day) }),
        ("month", .hintClockMonth, { $0.confirmAdvance(.month) }),
        ("year", .hintClockYear, { $0.confirmAdvance(.year) }),
        ("freeze", .hintClockFreeze, { $0.storeClock.rate == 0 ? [] : $0.perform(.clockFreeze) }),
        ("run", .hintClockFreeze, { $0.storeClock.rate == 0 ? $0.perform(.clockFreeze) : [] }),
        ("faster", .hintClockFaster, { $0.perform(.clockFaster) }),
        ("slower", .hintClockSlower, { $0.perform(.clockSlower) }),
    ]

    /// Changes the store's clock, or prints it without a text; returns nil if the text is not a change.
    mutating func changeClock(typed: String?) -> [Command]? {
        if let word = typed?.lowercased() {
            let change = Self.clockWords.first { $0.word == word }?.change
            return change.map { $0(&self) } ?? changeClock(parsing: typed ?? "")
        }
        write(formatter.fact(.sandboxClock, storeTime))
        let hidden = storeClock.rate == 0 ? "freeze" : "run"
        return printChoices(Self.clockWords.filter { $0.word != hidden }, { $0.text($1.text) }) {
            $0.changeClock(typed: $1.word) ?? []
        }
    }

    /// Changes the clock as `kiosk sandbox clock` does; a single word is the period of a jump.
    private mutating func changeClock(parsing text: String) -> [Command]? {
        let words = text.split(separator: " ").map(String.init)
        let jump = words.count == 1 ? try? ClockChange(words: ["jump"] + words) : nil
        guard let change = jump ?? (try? ClockChange(words: words)) else { return nil }
        switch change {
        case .rate, .settle: return changeClock(change)
        case .forward, .period, .moment, .nextEvent: return confirmAdvance(ClockStep(change))
        }
    }
}
