import KioskPresentation
import PurchaseCore
import StoreAPI
import StoreModel
import StoreText
import TerminalGraphics

/// Searches all actions, products, transactions and settings of the palette.
struct CommandPaletteSearch: ModelFormatting {
    let model: Model
    private var fold = TextFold()
    private var finds: [(score: Int, order: Int, item: CommandPaletteItem)] = []
    private var letters: [UInt8] = []

    init(_ model: Model) { self.model = model }

    /// Returns the results, the best first; without text, the actions that are possible now.
    mutating func items(_ text: String) -> [CommandPaletteItem] {
        if let command = saveDisplay(text) { return [command] }
        letters = fold.bytes(text).filter { $0 != UInt8(ascii: " ") }
        addActions()
        guard !letters.isEmpty else { return finds.map(\.item) }
        addProducts()
        addTransactions()
        addChoices()
        addClock()
        addSettings()
        addOperations()
        addCrashes()
        // A result that matches both as an action and as a setting is listed once.
        var targets: Set<CommandPaletteItem.Target> = []
        let found = finds.sorted { ($0.score, $1.order) > ($1.score, $0.order) }.map(\.item)
            .filter { targets.insert($0.target).inserted }
        return Array(addTypedAct(text, to: found).prefix(CommandPaletteState.limit))
    }

    /// Adds the act that the text names with its arguments: before the other results, unless the text is the beginning of
    /// the first one's name. A misspelt act is suggested if nothing else is found.
    private mutating func addTypedAct(
        _ text: String, to found: [CommandPaletteItem]
    ) -> [CommandPaletteItem] {
        if let act = TypedAct(text), !act.arguments.words.isEmpty {
            let item = CommandPaletteItem(
                target: .typedAct(text), kind: .paletteAction, name: formatter.sanitized(text),
                note: .empty)
            let isName =
                found.first.map {
                    fold.bytes($0.name.string).filter { $0 != UInt8(ascii: " ") }
                        .starts(with: letters)
                } ?? false
            return isName ? found + [item] : [item] + found
        }
        guard found.isEmpty, let line = TypedAct.corrected(text) else { return found }
        return [
            CommandPaletteItem(
                target: .correction(line), kind: .paletteAction,
                name: formatter.text(.paletteCorrection, line), note: .empty)
        ]
    }

    /// Adds a result if one of its names matches.
    private mutating func consider(
        _ names: [String], bonus: Int = 0, _ target: CommandPaletteItem.Target, _ kind: TextKey,
        _ name: SafeText, note: SafeText = .empty
    ) {
        let score = names.compactMap { FuzzyScore.of(letters, in: fold.bytes($0)) }.max()
        guard let score else { return }
        let item = CommandPaletteItem(target: target, kind: kind, name: name, note: note)
        finds.append((score + bonus, finds.count, item))
    }

    private mutating func addActions() {
        var seen: Set<Action> = []
        for binding in model.keys.bindings
        where binding.applies(to: model.screen) && !binding.action.has(.navigation)
            && seen.insert(binding.action).inserted
        {
            // Actions that are possible now rank above others.
            let bonus = model.hasEffect(binding.action) ? 30 : 0
            guard bonus > 0 || !letters.isEmpty else { continue }
            // These actions are found as sandbox operations instead, which can select a suitable row.
            guard letters.isEmpty || !isFoundByOperation(binding.action) else { continue }
            let name = binding.text(formatter)
            consider(
                [name.string, binding.action.name], bonus: bonus, .action(binding.action),
                .paletteAction, name,
                note: refusalNote(binding.action) ?? binding.name(formatter.glyphs.set))
        }
    }

    /// Returns the reason why an action is disabled, beside its name; nil if it is not.
    private func refusalNote(_ action: Action) -> SafeText? {
        model.isRefused(action) ? formatter.text(.readOnly) : nil
    }

    private func isFoundByOperation(_ action: Action) -> Bool {
        action != .open && ActionDefinition.ofAction[action]?.operations.isEmpty == false
    }

    private mutating func addProducts() {
        let found = model.shop.fuzzy(letters, limit: CommandPaletteState.limit)
        for (product, score) in found {
            let item = CommandPaletteItem(
                target: .product(product.id), kind: .paletteProduct,
                name: formatter.sanitized(product.displayName), note: formatter.price(of: product))
            finds.append((score, finds.count, item))
        }
    }

    private mutating func addTransactions() {
        for row in model.engine.snapshot.rows.prefix(2000) {
            let number = row.merchantOrder?.rawValue ?? row.transactionID?.rawValue ?? ""
            // A title is meant for the product; a transaction is found by its number.
            consider(
                [number], bonus: -20, .transaction(rowID: row.id), .paletteTransaction,
                formatter.sanitized(model.title(of: row)), note: formatter.sanitized(number))
        }
    }

    /// Adds the themes, languages, payment outcomes, durations of steps and sort orders.
    private mutating func addChoices() {
        for theme in model.themeNames {
            consider(
                ["\(formatter.text(.themeTitle)) \(theme)", theme], .theme(theme), .paletteTheme,
                formatter.sanitized(theme))
        }
        for language in LocalizedTexts.languages {
            let name = LanguageName.of(language)
            consider(
                ["\(formatter.text(.languageTitle)) \(name)", name, language.identifier],
                .language(language), .paletteLanguage, formatter.sanitized(name),
                note: formatter.sanitized(language.identifier))
        }
        for outcome in Outcome.allCases {
            let name = formatter.messages.name(of: outcome)
            consider(
                ["\(formatter.text(.dialogOutcome)) \(name)", outcome.rawValue],
                .outcome(outcome), .dialogOutcome, formatter.sanitized(name),
                note: formatter.sanitized(outcome.rawValue))
        }
        for pace in Model.paces {
            let (label, name) = (formatter.text(.sandboxPace), model.name(ofPace: pace))
            consider(["\(label) \(name)", "pace \(name)"], .pace(pace), .sandboxPace, name)
        }
        for sort in ShopSort.allCases {
            let name = formatter.text(sort.label)
            consider(
                ["\(formatter.text(.hintSort)) \(name)", "sort \(sort.rawValue)"], .sort(sort),
                .hintSort, name)
        }
    }

    /// Adds the rates of the store's clock, and the steps by which it can be advanced.
    private mutating func addClock() {
        let rates: [(CommandPaletteItem.Target, SafeText)] = ClockRate.allCases.map {
            (.clock(.rate($0.rawValue)), model.name(ofRate: $0.rawValue))
        }
        let steps: [(CommandPaletteItem.Target, SafeText)] = ClockStep.all.map {
            (.action($0.action), formatter.text($0.name))
        }
        for (target, name) in rates + steps {
            consider(
                ["\(formatter.text(.sandboxClock)) \(name)"], bonus: -10, target, .sandboxClock,
                name)
        }
        // Freezing the clock is also offered on screens without a key for it.
        let freeze = model.keys.bindings.first { $0.action == .clockFreeze }
        guard let freeze, !freeze.applies(to: model.screen) else { return }
        let name = freeze.text(formatter)
        consider(
            [name.string, Action.clockFreeze.name], bonus: -10, .action(.clockFreeze),
            .sandboxClock, name)
    }

    /// Adds the operations on orders, subscriptions, faults and products of the sandbox store.
    private mutating func addOperations() {
        for operation in SandboxRowAction.all {
            let name = formatter.text(operation.name)
            consider(
                [name.string, operation.stableName]
                    + operation.keywords.map { formatter.text($0).string },
                bonus: operation.isReady(in: model) ? 30 : 0, .sandboxOperation(operation),
                .paletteAction, name,
                note: refusalNote(operation.action) ?? formatter.text(Screen.sandbox.name))
        }
    }

    /// Adds the crash points, and the immediate crash. The result that asks for a point ranks above those that set one.
    private mutating func addCrashes() {
        let (label, entry) = (formatter.text(.crashLabel), formatter.text(.entryCrash))
        consider(
            [label.string, "crash", entry.string], .entryDialog(.crash), .paletteAction, entry,
            note: SandboxControlRow.crash.value(model))
        let never = formatter.text(.crashNever)
        let points = CrashMoment.purchaseMoments.map {
            ($0 as CrashMoment?, "\($0)", formatter.sanitized("\($0)"))
        }
        for (moment, word, text) in points + [(nil, "never", never)] {
            let name = formatter.fact(label, text)
            consider(
                ["\(label) \(text)", "crash \(word)", name.string], bonus: -10, .crash(moment),
                .paletteAction, name)
        }
        let now = formatter.text(.paletteCrashNow)
        consider(["crash now", now.string], bonus: -10, .crashNow, .paletteAction, now)
    }

    /// Adds the settings of the session context, and the preferences that can be toggled.
    private mutating func addSettings() {
        let context = model.context
        let entries: [(TextInputDialog.Kind, TextKey, String)] = [
            (.account, .contextAccount, context.account.rawValue),
            (.device, .contextDevice, context.device.rawValue),
            (.storefront, .contextStorefront, context.storefront.countryCode),
        ]
        let dialogs: [(TextKey, CommandPaletteItem.Target, SafeText)] = entries.map {
            ($1, .entryDialog($0), formatter.sanitized($2))
        }
        let toggles: [(TextKey, CommandPaletteItem.Target, SafeText)] = PreferenceToggle.allCases
            .map { ($0.label, .toggle($0), $0.value(in: model)) }
        for (label, target, note) in dialogs + toggles {
            let name = formatter.text(label)
            consider(
                ["\(formatter.text(.paletteSetting)) \(name)", name.string], target,
                .paletteSetting, name, note: note)
        }
    }

    /// Returns the result for `save-display FILE`, which must be typed in full.
    private func saveDisplay(_ text: String) -> CommandPaletteItem? {
        let parts = text.split(separator: " ", maxSplits: 1)
        guard parts.first == "save-display" else { return nil }
        let file = parts.count > 1 ? String(parts[1]) : "kiosk.screen"
        return CommandPaletteItem(
            target: .saveDisplay(file), kind: .paletteAction,
            name: formatter.text(.paletteSaveDisplay), note: formatter.sanitized(file))
    }
}
